/** Where the steps of the salary histogram begin, in US dollars a year; the last is open-ended. */
export const SALARY_STEPS = Array.from({ length: 16 }, (_, step) => step * 20_000);
/** The histogram's entry for jobs without a stated salary. */
export const UNSTATED = "unstated";
