/** An error of the referral network that the user can act on. The API maps `code` to a status and sends `message` unchanged. */
export class ReferralError extends Error {
  readonly code: ReferralErrorCode;
  readonly field: string | undefined;

  constructor(code: ReferralErrorCode, message: string, field?: string) {
    super(message);
    this.name = "ReferralError";
    this.code = code;
    this.field = field;
  }
}

export type ReferralErrorCode =
  /** There is no such request, or this person has no part in it. */
  | "not-found"
  /** The state of the request doesn't allow this (any more). */
  | "not-now"
  /** Somebody else accepted first. */
  | "already-accepted"
  /** An earlier report of this person about the request still waits for an operator. */
  | "already-reported"
  | "invalid-input"
  | "job-closed"
  /** A staffing firm fills the job for a client. */
  | "agency-job"
  | "no-credit"
  | "too-many-open"
  | "too-many-today"
  | "active-at-company"
  | "declined-at-company"
  | "no-referrers"
  /** All referrers of the company have as many requests as they take this week. */
  | "no-room"
  | "own-company"
  | "suspended"
  | "free-mail"
  | "unknown-domain"
  | "mailbox-taken"
  | "wrong-code"
  | "not-a-referrer"
  | "too-many-requests";

export function suspended(): ReferralError {
  return new ReferralError(
    "suspended",
    "You’re suspended from referrals after a report. If you think this is a mistake, contact us.",
  );
}

export function notFoundHere(): ReferralError {
  return new ReferralError("not-found", "There is no such referral request.");
}
