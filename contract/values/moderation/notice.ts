/** What a notice can say is wrong, by the word that the API and the database use. */
export const NOTICE_CATEGORIES = {
  scam: "It looks like a scam",
  illegal: "It’s illegal",
  discrimination: "It discriminates",
  "personal-data": "It shows personal data",
  copyright: "It infringes a copyright",
  "not-remote": "It isn’t remote",
  wrong: "Something here is wrong",
  expired: "It’s no longer open",
  "do-not-list": "It’s ours, and we don’t want it listed",
} as const;
export type NoticeCategory = keyof typeof NOTICE_CATEGORIES;
export const CATEGORIES = Object.keys(NOTICE_CATEGORIES) as [NoticeCategory, ...NoticeCategory[]];

/** Categories that nobody can judge without an explanation. */
const EXPLAINED: ReadonlySet<NoticeCategory> = new Set([
  "illegal",
  "discrimination",
  "personal-data",
  "copyright",
  "wrong",
  "do-not-list",
]);
export const needsWords = (category: NoticeCategory): boolean => EXPLAINED.has(category);

export const MAX_NOTICE_WORDS = 4000;
export const MIN_NOTICE_WORDS = 10;
export const EXPLAIN_NOTICE = `Please explain in at least ${MIN_NOTICE_WORDS} characters what is wrong and where`;
export const GOOD_FAITH = "I believe in good faith that what I say here is accurate and complete";
export const UNKNOWN_NOTICE = "There is no notice at this address. Please check the link.";

/** What a notice can be about. */
export const NOTICE_SUBJECTS = ["job", "company", "message", "page"] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

/** The last part of the address of the form; the status pages have a token there. */
export const NEW_NOTICE = "new";
/** How the secret part of a statement's address begins, which shares the status pages of notices. */
export const STATEMENT_MARK = "s-";
export const UNKNOWN_STATEMENT = "There is no decision at this address. Please check the link.";
