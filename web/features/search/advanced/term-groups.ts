import type { TermFilterName } from "#contract/values/filters.ts";

/** The filters about a job's terms, by what they are about. */
export const TERM_GROUPS: readonly { about: string; filters: readonly TermFilterName[] }[] = [
  {
    about: "What the job asks for",
    filters: ["languages", "experienceYears", "degreeOptional", "workAuthorisation", "securityClearance", "adLanguage"],
  },
  { about: "Time and contract", filters: ["weeklyHours", "contractLength", "onCall", "travel"] },
  { about: "Pay and applying", filters: ["extraPay", "vacancy", "deadline", "applicationEffort", "disclosures"] },
];

export const TERM_FILTERS: readonly TermFilterName[] = TERM_GROUPS.flatMap(({ filters }) => filters);
