/** What is counted for a company. Readers' browsers report views and applies; saves and alerts are counted from what is stored. */
export const REPORTED_KINDS = ["company-view", "job-view", "apply"] as const;
export const FIGURE_KINDS = [...REPORTED_KINDS, "save", "alert"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Days that an employer sees, today included. */
export const FIGURE_DAYS = 90;
/** The lowest count of a day that is shown. A lower one could say what a single person did. */
export const LEAST_SHOWN = 5;
