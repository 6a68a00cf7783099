import { ANSWER_WITHIN_H, CONFIRM_WITHIN_H, type RequestState, SUBMIT_WITHIN_H } from "#contract/values/referral.ts";

export type Actor = "seeker" | "referrer" | "clock" | "operator" | "erasure";
export type Action =
  | "ask"
  | "accept"
  | "exhaust"
  | "expire"
  | "withdraw"
  | "close-job"
  | "submit"
  | "return"
  | "give-up"
  | "confirm"
  | "dispute"
  | "withdraw-dispute"
  | "settle-confirmed"
  | "settle-refunded"
  | "reverse-settlement"
  | "erase";

export interface Transition {
  from: RequestState | null;
  action: Action;
  actors: readonly Actor[];
  /** Further conditions in words. The action's file checks them. */
  guard: string;
  to: RequestState;
  /** What happens to the seeker's credit: a held one is released or spent; after an appeal, a spent one is returned or a released one charged. */
  credit: "hold" | "release" | "spend" | "return" | "charge" | null;
  /** Hours until the new state ends by itself; null if it is final or not timed. */
  deadlineH: number | null;
  /** Who is notified; a referrer only if they hold the request. */
  notifies: readonly ("seeker" | "referrer")[];
}

/** Every transition of a request. The database allows the same pairs of states and no others. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: null,
    action: "ask",
    actors: ["seeker"],
    guard: "job open, credit free, quotas, somebody to ask",
    to: "offered",
    credit: "hold",
    deadlineH: ANSWER_WITHIN_H,
    notifies: ["seeker"],
  },
  {
    from: "offered",
    action: "accept",
    actors: ["referrer"],
    guard: "their offer is live",
    to: "accepted",
    credit: null,
    deadlineH: SUBMIT_WITHIN_H,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "offered",
    action: "exhaust",
    actors: ["referrer", "clock"],
    guard: "every possible referrer has declined",
    to: "declined",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker"],
  },
  {
    from: "offered",
    action: "expire",
    actors: ["referrer", "clock"],
    guard: "past its deadline, or nobody is left to ask and somebody never answered",
    to: "expired",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker"],
  },
  {
    from: "offered",
    action: "withdraw",
    actors: ["seeker", "operator"],
    guard: "theirs, or they are suspended",
    to: "withdrawn",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker"],
  },
  {
    from: "offered",
    action: "close-job",
    actors: ["clock"],
    guard: "the job is closed",
    to: "cancelled",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker"],
  },
  {
    from: "accepted",
    action: "submit",
    actors: ["referrer"],
    guard: "they accepted it",
    to: "submitted",
    credit: null,
    deadlineH: CONFIRM_WITHIN_H,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "accepted",
    action: "return",
    actors: ["referrer", "clock", "erasure"],
    guard: "handed back or past its deadline, and somebody is left to ask",
    to: "offered",
    credit: null,
    deadlineH: ANSWER_WITHIN_H,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "accepted",
    action: "give-up",
    actors: ["referrer", "clock"],
    guard: "handed back or past its deadline, and nobody is left to ask",
    to: "expired",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "accepted",
    action: "withdraw",
    actors: ["seeker", "operator"],
    guard: "theirs, or they are suspended",
    to: "withdrawn",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "accepted",
    action: "close-job",
    actors: ["clock"],
    guard: "the job is closed",
    to: "cancelled",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "submitted",
    action: "confirm",
    actors: ["seeker", "clock"],
    guard: "theirs, or no answer for five days",
    to: "confirmed",
    credit: "spend",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "submitted",
    action: "dispute",
    actors: ["seeker"],
    guard: "theirs",
    to: "disputed",
    credit: null,
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "disputed",
    action: "withdraw-dispute",
    actors: ["seeker"],
    guard: "theirs, and not taken back before",
    to: "submitted",
    credit: null,
    deadlineH: CONFIRM_WITHIN_H,
    notifies: ["referrer"],
  },
  {
    from: "disputed",
    action: "settle-confirmed",
    actors: ["operator"],
    guard: "with a reason for the audit log",
    to: "confirmed",
    credit: "spend",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "disputed",
    action: "settle-refunded",
    actors: ["operator"],
    guard: "with a reason for the audit log",
    to: "refunded",
    credit: "release",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "confirmed",
    action: "reverse-settlement",
    actors: ["operator"],
    guard: "another operator grants the seeker's appeal",
    to: "refunded",
    credit: "return",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "refunded",
    action: "reverse-settlement",
    actors: ["operator"],
    guard: "another operator grants the referrer's appeal",
    to: "confirmed",
    credit: "charge",
    deadlineH: null,
    notifies: ["seeker", "referrer"],
  },
  {
    from: "offered",
    action: "erase",
    actors: ["erasure"],
    guard: "the seeker is erased",
    to: "withdrawn",
    credit: null,
    deadlineH: null,
    notifies: [],
  },
  {
    from: "accepted",
    action: "erase",
    actors: ["erasure"],
    guard: "the seeker is erased",
    to: "withdrawn",
    credit: null,
    deadlineH: null,
    notifies: ["referrer"],
  },
  {
    from: "submitted",
    action: "erase",
    actors: ["erasure"],
    guard: "the seeker is erased",
    to: "withdrawn",
    credit: null,
    deadlineH: null,
    notifies: ["referrer"],
  },
  {
    from: "disputed",
    action: "erase",
    actors: ["erasure"],
    guard: "the seeker is erased",
    to: "withdrawn",
    credit: null,
    deadlineH: null,
    notifies: ["referrer"],
  },
];

/** Returns the transition that an action by this actor makes from this state, or null if it isn't allowed. */
export function transitionFor(from: RequestState | null, action: Action, actor: Actor): Transition | null {
  return (
    TRANSITIONS.find((each) => each.from === from && each.action === action && each.actors.includes(actor)) ?? null
  );
}
