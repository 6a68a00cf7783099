/** Saved jobs of one account or one browser. */
export const MAX_SAVED_JOBS = 1000;
/** Wishes in one call. Each may carry a snapshot, and a request's body has a limit. */
export const MAX_SAVED_WISHES = 20;
/** Jobs in one call that asks what jobs say now. */
export const MAX_DESK_JOBS = 100;
/** A wish that waited longer counts as this old. */
export const MAX_WISH_AGE_MS = 400 * 86_400_000;

export const TOO_MANY_SAVED =
  "You can save at most 1,000 jobs. Remove some that you no longer need, then save this one again.";
