import { DECLINE_WORDS, type DeclineReason, OUTCOME_WORDS, type Outcome } from "#contract/values/referral.ts";

export interface NoticeFacts {
  kind: string;
  detail: string | null;
  role: "seeker" | "referrer";
  job: string;
  company: string;
}

const forSeeker: Record<string, (facts: NoticeFacts) => string> = {
  asked: () => "Your request is on its way. It holds one credit; without an answer in 7 days the credit comes back.",
  wave: ({ detail }) => `It was put before ${people(detail)}.`,
  "declined-one": ({ detail }) => `One referrer declined: ${declineWords(detail)}.`,
  question: () => "A referrer has a question. Your answer helps them decide.",
  accepted: () =>
    "A referrer accepted. You can write to each other, and they have 7 days to submit your referral. Please do not apply yourself until it is in.",
  returned: () => "The referrer could not submit it, so the request goes to the next ones. Your credit is safe.",
  submitted: () =>
    "Your referral is submitted. Please say within 5 days whether the company’s mail has come; silence confirms it.",
  confirmed: () => "The referral is confirmed, and the credit is spent. Good luck with the interview.",
  disputed: () => "You told us that the referral did not arrive. We look at it and write to you.",
  "settled-confirmed": () => "We looked at it: the referral was made. The credit is spent.",
  "settled-refunded": () => "We looked at it: your credit is back.",
  expired: () => "Nobody answered in time. That is on them, not on you; your credit is back.",
  cancelled: () => "The job has closed, so we cancelled the request. Your credit is back.",
  withdrawn: () => "You withdrew the request. Your credit is back.",
  closed: () => "We closed the request. Your credit is back.",
  declined: () => "Everybody who could be asked has declined. Your credit is back.",
  message: () => "Your referrer wrote to you.",
  "outcome-ask": () => "What came of it? One tap is enough, and it brings a credit back.",
};

const forReferrer: Record<string, (facts: NoticeFacts) => string> = {
  wave: () => "Somebody asks for your referral. Please answer within 48 hours; a no is an answer too.",
  answer: () => "The seeker answered your question.",
  accepted: () => "You accepted. Please submit the referral within 7 days, then mark it as submitted.",
  returned: () => "The request has gone back to the other referrers.",
  submitted: () => "You marked the referral as submitted. The seeker confirms within 5 days.",
  confirmed: () => "The referral is confirmed. Thank you; it earned you a credit.",
  disputed: () => "The seeker says that the referral did not arrive. We look at it and write to you.",
  "settled-confirmed": () => "We looked at it: the referral was made.",
  "settled-refunded": () => "We looked at it: the request was closed without a referral.",
  expired: () => "The request has ended.",
  cancelled: () => "The job has closed, so the request was cancelled. There is nothing left to do.",
  withdrawn: () => "The seeker withdrew the request. There is nothing left to do.",
  closed: () => "We closed the request. There is nothing left to do.",
  message: () => "The seeker wrote to you.",
  outcome: ({ detail }) => `The seeker told us what came of it: ${OUTCOME_WORDS[detail as Outcome] ?? detail}.`,
};

/** What a person is told of one event. No name ever stands in it, so that a mail can never tell what a screen hides. */
export function noticeText(facts: NoticeFacts): string {
  const text = (facts.role === "seeker" ? forSeeker : forReferrer)[facts.kind];
  if (!text) throw new Error(`There is no notice of "${facts.kind}" for a ${facts.role}.`);
  return text(facts);
}

const HEADS: Record<string, string> = {
  asked: "Your request is on its way",
  question: "A question about your request",
  accepted: "Accepted",
  submitted: "Submitted",
  confirmed: "Confirmed",
  expired: "Expired, credit back",
  cancelled: "The job has closed",
  withdrawn: "Withdrawn",
  declined: "Declined, credit back",
  message: "A message",
  "outcome-ask": "What came of it?",
};

/** Subject of the mail about one event. */
export function noticeSubject({ kind, role, job, company }: NoticeFacts): string {
  if (kind === "wave" && role === "referrer") return `A referral request: ${job}`;
  return `${HEADS[kind] ?? "Your referral"}: ${job} at ${company}`;
}

export function declineWords(reason: string | null): string {
  return (DECLINE_WORDS[reason as DeclineReason] ?? "no reason given").toLowerCase();
}

export function people(count: string | null): string {
  return count === "1" ? "1 referrer" : `${count ?? "0"} referrers`;
}
