/** Days for which a post is listed from when it's first listed, and from each answer that it's still open. */
export const POST_DAYS = 30;
/**
 * Days before a post's end in which people are asked whether it's still open: the person who posted it in the middle, the others who speak for the
 * company three days later, and everybody shortly before.
 */
export const ASK_DAYS = [16, 13, 3] as const;
/** Posts that a company can have at a time, drafts included. */
export const MAX_POSTS = 50;

export const MAX_POST_TITLE = 120;
export const MIN_POST_TEXT = 200;
export const MAX_POST_TEXT = 20_000;
export const MAX_POST_PAY = 100_000_000;
export const MIN_WEEKLY_HOURS = 4;
export const MAX_WEEKLY_HOURS = 60;

/**
 * Where a post stands. `draft`: never sent. `waiting`: an operator looks at it. `listed`: approved and within its days. `closed`: by the employer.
 * `ended`: nobody said in time that it's still open. `paused`: nobody speaks for the company.
 */
export const POST_STATES = ["draft", "waiting", "refused", "listed", "closed", "ended", "paused"] as const;
export type PostState = (typeof POST_STATES)[number];
