/** Days after which the page of a closed job returns 410. */
export const GONE_AFTER_DAYS = 30;
/** Reasons to report a job. */
export const REPORT_REASONS = ["closed", "not-remote", "wrong-facts", "scam", "other"] as const;
export const MAX_REPORT_NOTE = 1000;
