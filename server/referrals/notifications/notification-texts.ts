import type { EventKind } from "#contract/values/referral-event.ts";
import { DECLINE_WORDS, type DeclineReason, OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";

/** The detail of a settlement that followed an appeal. */
export const AFTER_APPEAL = "appeal";

export interface NoticeInput {
  kind: EventKind;
  detail: string | null;
  role: "seeker" | "referrer";
  job: string;
  company: string;
  /** The referrer who has accepted, whose name the seeker may read; absent for everybody else. */
  accepter?: string | undefined;
  /** Whether the request began with a personal invitation. */
  invited: boolean;
}

/** The text for each kind of event; null where nobody of that role is notified. */
type Texts = Record<EventKind, ((input: NoticeInput) => string) | null>;

const FOR_SEEKER: Texts = {
  asked: () =>
    "Your request has been sent and holds one credit. If nobody answers within 7 days, you get the credit back.",
  invited: () => "Your contact proved their work address and answered your invitation.",
  offered: ({ detail }) => `Sent to ${referrers(detail)}.`,
  "declined-one": ({ detail }) => `One referrer declined: ${declineWords(detail)}.`,
  question: () => "A referrer has a question. Your answer helps them decide.",
  answer: null,
  accepted: ({ accepter = "A referrer" }) =>
    `${accepter} accepted. You can message each other, and they have 7 days to submit your referral. Please don’t apply yourself until they have.`,
  returned: () => "The referrer couldn’t submit your referral, so we’re asking the next ones. Your credit is safe.",
  submitted: () =>
    "Your referral has been submitted. Please tell us within 5 days whether the company’s email arrived. If you don’t answer, we count it as confirmed.",
  confirmed: () => "Your referral is confirmed and the credit is spent. Good luck with the interview!",
  disputed: () => "You told us that the referral didn’t arrive. We’ll look into it and email you.",
  "dispute-withdrawn": null,
  "settled-confirmed": ({ detail }) =>
    detail === AFTER_APPEAL
      ? "After an appeal, we found that the referral was made. It takes a credit if you have a free one."
      : "We looked into it: the referral was made. The credit is spent.",
  "settled-refunded": ({ detail }) =>
    detail === AFTER_APPEAL
      ? "After an appeal, we closed the request without a referral and returned your credit."
      : "We looked into it and returned your credit.",
  expired: () => "Nobody answered in time. That isn’t your fault, and you have your credit back.",
  cancelled: () => "The job has closed, so we cancelled the request. You have your credit back.",
  withdrawn: () => "You withdrew the request. You have your credit back.",
  closed: () => "We closed the request. You have your credit back.",
  declined: () => "Every referrer declined. You have your credit back.",
  message: () => "Your referrer sent you a message.",
  "outcome-ask": () => "How did it go? Your first answer about a referrer gets you a credit back.",
  outcome: null,
  thanked: null,
};

const FOR_REFERRER: Texts = {
  asked: null,
  invited: null,
  offered: () => "Somebody asked for a referral. Please answer within 48 hours. Declining helps too.",
  "declined-one": null,
  question: null,
  answer: () => "The seeker answered your question.",
  accepted: () => "You accepted. Please submit the referral within 7 days, then mark it as submitted.",
  returned: () => "The request went back to the other referrers.",
  submitted: () => "You marked the referral as submitted. The seeker has 5 days to confirm it.",
  confirmed: () => "The referral is confirmed. Thank you! The first one for each person earns you a credit.",
  disputed: () => "The seeker says that the referral didn’t arrive. We’ll look into it and email you.",
  "dispute-withdrawn": () => "The seeker took back that the referral didn’t arrive. They have 5 days to confirm it.",
  "settled-confirmed": referralMade,
  "settled-refunded": closedWithout,
  expired: () => "The request has ended.",
  cancelled: () => "The job has closed, so the request was cancelled. There’s nothing left to do.",
  withdrawn: () => "The seeker withdrew the request. There’s nothing left to do.",
  closed: () => "We closed the request. There’s nothing left to do.",
  declined: null,
  message: () => "The seeker sent you a message.",
  "outcome-ask": null,
  outcome: ({ detail }) => `The seeker told us the outcome: ${OUTCOME_WORDS[detail as Outcome] ?? detail}.`,
  thanked: () => "The person you referred thanks you. Their words are in your inbox.",
};

/** What differs for the seeker of an invited request: it costs no credit, and nobody else is asked. */
const FOR_INVITER: Partial<Texts> = {
  accepted: () =>
    "Your contact accepted. They have 7 days to submit your referral. Please don’t apply yourself until they have.",
  confirmed: () => "Your referral is confirmed. Good luck with the interview!",
  "settled-confirmed": referralMade,
  "settled-refunded": closedWithout,
  expired: () => "Your contact handed the request back or didn’t submit it in time. You can ask others.",
  cancelled: () => "The job has closed, so we cancelled the request.",
  withdrawn: () => "You withdrew the request.",
  closed: () => "We closed the request.",
  "outcome-ask": () => "How did it go? Your answer tells your contact.",
};

function referralMade({ detail }: NoticeInput): string {
  return detail === AFTER_APPEAL
    ? "After an appeal, we found that the referral was made."
    : "We looked into it: the referral was made.";
}

function closedWithout({ detail }: NoticeInput): string {
  return detail === AFTER_APPEAL
    ? "After an appeal, we closed the request without a referral."
    : "We looked into it and closed the request without a referral.";
}

/** Returns the text of a notification. It names nobody but an accepter, so that an email can't reveal what a screen hides. */
export function noticeText(input: NoticeInput): string {
  const forSeeker = input.invited ? { ...FOR_SEEKER, ...FOR_INVITER } : FOR_SEEKER;
  const text = (input.role === "seeker" ? forSeeker : FOR_REFERRER)[input.kind];
  if (!text) throw new Error(`A ${input.role} gets no notification about "${input.kind}".`);
  return text(input);
}

const HEADINGS: Record<EventKind, string> = {
  asked: "Request sent",
  invited: "Your contact has answered",
  offered: "Sent to more referrers",
  "declined-one": "One referrer declined",
  question: "A question about your request",
  answer: "Your question was answered",
  accepted: "Accepted",
  returned: "Asking the next referrers",
  submitted: "Submitted",
  confirmed: "Confirmed",
  disputed: "Disputed",
  "dispute-withdrawn": "No longer disputed",
  "settled-confirmed": "Dispute decided",
  "settled-refunded": "Dispute decided",
  expired: "Expired, credit returned",
  cancelled: "The job has closed",
  withdrawn: "Withdrawn",
  closed: "Closed",
  declined: "Declined, credit returned",
  message: "A new message",
  "outcome-ask": "How did it go?",
  outcome: "The outcome of your referral",
  thanked: "A thank-you",
};

/** Returns the subject of the email about one event. */
export function noticeSubject({ kind, role, job, company, invited }: NoticeInput): string {
  if (kind === "offered" && role === "referrer") return `A referral request: ${job}`;
  if (kind === "expired" && (role === "referrer" || invited)) return `Expired: ${job} at ${company}`;
  return `${HEADINGS[kind]}: ${job} at ${company}`;
}

export function declineWords(reason: string | null): string {
  return (DECLINE_WORDS[reason as DeclineReason] ?? "no reason given").toLowerCase();
}

export function referrers(count: string | null): string {
  return count === "1" ? "1 referrer" : `${count ?? "0"} referrers`;
}
