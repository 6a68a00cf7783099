/** The events of a referral request. The timeline stores these kinds; the database allows no others. */
export const EVENT_KINDS = [
  "asked",
  "offered",
  "declined-one",
  "question",
  "answer",
  "accepted",
  "returned",
  "submitted",
  "confirmed",
  "disputed",
  "settled-confirmed",
  "settled-refunded",
  "expired",
  "cancelled",
  "withdrawn",
  "closed",
  "declined",
  "message",
  "outcome-ask",
  "outcome",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
