/** Steps of the salary histogram that server and web both use; apart from the schemas, so that pages do not carry zod. */

/** Yearly US dollars at which the steps begin; the last is open-ended. */
export const SALARY_STEPS = Array.from({ length: 16 }, (_, step) => step * 20_000);
/** The histogram's entry for jobs that state no salary. */
export const UNSTATED = "unstated";
