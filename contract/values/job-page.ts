/** Days after which the page of a closed job returns 410. */
export const GONE_AFTER_DAYS = 30;
/** Reasons to report a job. */
export const REPORT_REASONS = ["closed", "not-remote", "wrong-facts", "scam", "other"] as const;
export const MAX_REPORT_NOTE = 1000;

/** Returns the id at the end of `senior-baker-123`, or null. */
export function idOfSlug(slug: string | undefined): string | null {
  return /(?:^|-)([1-9]\d{0,17})$/.exec(slug ?? "")?.[1] ?? null;
}

/** Returns 410 once a job has been closed for so long that search engines should drop it. */
export function pageStatus(job: { closedAt?: string | undefined }, now: number): 200 | 410 {
  return job.closedAt !== undefined && now - Date.parse(job.closedAt) > GONE_AFTER_DAYS * 86_400_000 ? 410 : 200;
}
