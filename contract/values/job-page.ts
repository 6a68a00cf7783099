/** Rules of the job page that server and web both use; apart from the schemas, so that pages do not carry zod. */

/** Days after a job has closed from which its page answers 410 to whoever asks for it anew. */
export const GONE_AFTER_DAYS = 30;
/** What a reader may say is wrong with a job. */
export const REPORT_REASONS = ["closed", "not-remote", "wrong-facts", "scam", "other"] as const;
/** Characters of what a reader adds. */
export const MAX_REPORT_NOTE = 1000;
