/** UTC offsets, in hours. */
export const MIN_OFFSET = -12;
export const MAX_OFFSET = 14;

/** What a company can state about itself. */
export const STATED_FACTS = ["size", "industries", "linkedin"] as const;
export type StatedFact = (typeof STATED_FACTS)[number];

/** What evidence begins with that an employer states, so that everybody sees it isn't the posting's. */
export const STATEMENT_PREFIX = "Employer statement: ";

/** The evidence of what an operator corrected. */
export const CORRECTED = "Corrected by an operator";
