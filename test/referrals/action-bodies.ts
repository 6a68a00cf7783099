/** A valid body for each action on a referral request that takes one. */
export const ACTION_BODIES: Record<string, object | undefined> = {
  decline: { reason: "too-busy" },
  question: { question: "?" },
  answer: { offerId: "1", answer: "x" },
  dispute: { checked: "inbox-and-spam" },
  message: { body: "x" },
  submit: {},
  thank: { body: "Thank you" },
  outcome: { outcome: "hired" },
  report: { reason: "spam" },
};
