/** Limits, deadlines and labels of referrals that both the server and the web use. Separate from the schemas, so that pages don't load zod. */

/** Hours until an unanswered request expires, an accepted one goes back and a submitted one counts as confirmed. */
export const ANSWER_WITHIN_H = 7 * 24;
export const SUBMIT_WITHIN_H = 7 * 24;
export const CONFIRM_WITHIN_H = 5 * 24;
/** Hours until an unanswered offer goes to the next referrers. */
export const OFFER_WITHIN_H = 48;
/** Live offers a request can have at a time. */
export const OFFERED_AT_ONCE = 3;
/** Offers that a referrer leaves unanswered within a week before they get no more in that week. */
export const REST_AFTER = 2;
/** Days after the submission on which the seeker is asked for the outcome. */
export const OUTCOME_ASK_DAYS = [14, 30, 60] as const;
/** How often a seeker can change the outcome they reported: each change mails the referrer. */
export const OUTCOME_CHANGES_MAX = 2;
/** Days after which the texts of an unsuccessful request are removed. */
export const SCRUB_AFTER_DAYS = 30;
/** Days until a seeker can ask again at a company whose referrers have all declined. */
export const DECLINED_PAUSE_DAYS = 60;
/** Days for which a work address stays verified. */
export const VERIFIED_FOR_DAYS = 180;
export const CODE_LIFE_MIN = 15;
export const CODE_ATTEMPTS = 5;
/** Letters and digits of a code: without those that look alike. */
export const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 8;

/** Why nobody can be asked about a job that a staffing firm fills: its people don't work at its client, so a referral by them would say nothing. */
export const agencyRefusal = (firm: string): string =>
  `${firm} fills this job for another company, so nobody there can refer you. Please apply instead.`;

/** Below this many people or requests, figures of a company would describe individuals or chance. */
export const LEAST_COUNTED = 5;

export const OPEN_REQUESTS_MAX = 5;
/** Days in which a new account can have one open request, which goes to one referrer at a time. */
export const NEW_ACCOUNT_DAYS = 7;
export const REQUESTS_PER_DAY = 3;
export const FIRST_CREDITS = 3;
/** People whom a referrer answers to earn one credit. */
export const ANSWERS_PER_CREDIT = 3;
/** Credits that answers, confirmations and outcomes together earn a person within seven days. */
export const EARNED_PER_WEEK = 3;
export const CAPACITY_MAX = 20;

/** Characters for both prompts together. */
export const NOTE_MAX = 600;
export const LINKS_MAX = 3;
export const QUESTION_MAX = 300;
export const ANSWER_MAX = 600;
export const MESSAGE_MAX = 2000;
export const CONFIRMATION_MAX = 100;
export const THANKS_MAX = 300;
export const ALIAS_MAX = 60;
/** Characters of how a referrer likes to be asked. */
export const WISHES_MAX = 300;

export const REQUEST_STATES = [
  "offered",
  "accepted",
  "submitted",
  "disputed",
  "confirmed",
  "expired",
  "cancelled",
  "withdrawn",
  "declined",
  "refunded",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const OPEN_STATES: readonly RequestState[] = ["offered", "accepted", "submitted", "disputed"];

export const OFFER_STATES = ["live", "accepted", "returned", "declined", "reported", "lapsed", "released"] as const;

/** Reasons for declining; the seeker sees them. */
export const DECLINE_REASONS = ["not-a-fit", "role-closed", "cannot-vouch", "too-busy"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_WORDS: Record<DeclineReason, string> = {
  "not-a-fit": "Not a fit",
  "role-closed": "Role closed",
  "cannot-vouch": "Can't vouch",
  "too-busy": "Too busy",
};

/** What a seeker has checked before they say that no referral arrived. */
export const CHECKED = ["inbox-and-spam", "asked-referrer", "asked-company"] as const;
export type Checked = (typeof CHECKED)[number];
export const CHECKED_WORDS: Record<Checked, string> = {
  "inbox-and-spam": "My inbox and my spam folder",
  "asked-referrer": "I asked my referrer too",
  "asked-company": "I asked the company too",
};

export const OUTCOMES = ["interview", "rejected", "hired", "waiting"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_WORDS: Record<Outcome, string> = {
  interview: "I got an interview",
  rejected: "I was rejected",
  hired: "I was hired",
  waiting: "No news yet",
};

/** Characters of the reason for an operator's decision. */
export const REASON_MAX = 600;
export const REPORT_REASONS = ["spam", "abuse", "asks-for-money", "not-an-employee", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_WORDS: Record<ReportReason, string> = {
  spam: "Spam",
  abuse: "Abuse or insult",
  "asks-for-money": "Asks for money",
  "not-an-employee": "Does not work there",
  other: "Something else",
};

export const MAIL_CHOICES = ["at-once", "daily", "off"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
