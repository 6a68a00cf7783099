/** Returns the address of the form that tells us what is wrong with a job, a company (by slug), a message (by its referral) or a page. */
export const newNotice = (about: Partial<Record<"job" | "company" | "message" | "page", string>> = {}) =>
  `/notices/new?${new URLSearchParams(about)}`;
