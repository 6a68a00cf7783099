/** Limits of the account's settings. Separate from the schemas, so that pages don't load zod. */

/** Days between asking for deletion and erasure, in which the owner can undo it. */
export const DELETE_AFTER_DAYS = 7;
/** Hours for which the two links of a change of address work. */
export const EMAIL_CHANGE_HOURS = 24;
