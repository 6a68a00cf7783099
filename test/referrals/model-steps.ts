import fc from "fast-check";

/** `who` and `at` choose the person and the request or job, whatever there is. */
export interface Step {
  kind: string;
  who: number;
  at: number;
}

const index = fc.nat(99);
/** Any one thing that somebody, or the clock, may do; things that carry a request on come more often. */
export const step = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("ask" as const), who: index, at: index }) },
  {
    weight: 30,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "accept",
        "accept",
        "decline",
        "question",
        "submit",
        "submit",
        "hand-back",
        "report",
        "block",
      ),
      who: index,
      at: index,
    }),
  },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constantFrom("confirm", "dispute", "withdraw-dispute", "withdraw", "outcome", "answer", "message"),
      who: index,
      at: index,
    }),
  },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("advance"), who: index, at: index }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("look", "mail", "settings", "leave-or-join", "settle", "judge", "close-job"),
      who: index,
      at: index,
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({ kind: fc.constantFrom("invite", "contact", "contact", "contact"), who: index, at: index }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constantFrom("pass", "tick"), who: index, at: index }) },
);
