import { expect, test } from "vitest";
import { answerRate, type MatchCandidate, nextReferrers } from "./matching.ts";

const candidate = (id: string, given: Partial<MatchCandidate> = {}): MatchCandidate => ({
  id,
  roles: [],
  weeklyCapacity: 3,
  used: 0,
  unanswered: 0,
  offers: 0,
  answers: 0,
  lastActiveAt: new Date("2026-01-01"),
  ...given,
});
const order = (...candidates: MatchCandidate[]) =>
  nextReferrers(candidates, ["backend-engineer", "data-engineer"]).map(({ id }) => id);

test("ranks by role overlap, then spare capacity, then answer rate, then last activity", () => {
  expect(order(candidate("1", { weeklyCapacity: 20 }), candidate("2", { roles: ["data-engineer"] }))).toEqual([
    "2",
    "1",
  ]);
  expect(order(candidate("1", { used: 1 }), candidate("2"))).toEqual(["2", "1"]);
  expect(order(candidate("1", { offers: 9, answers: 1 }), candidate("2", { offers: 9, answers: 8 }))).toEqual([
    "2",
    "1",
  ]);
  expect(order(candidate("1"), candidate("2", { lastActiveAt: new Date("2026-02-01") }))).toEqual(["2", "1"]);
});

test("asks at most three, and nobody without spare capacity", () => {
  expect(order(candidate("1"), candidate("2"), candidate("3"), candidate("4"))).toEqual(["1", "2", "3"]);
  expect(order(candidate("1", { used: 3 }), candidate("2"))).toEqual(["2"]);
});

test("asks nobody who has just left two offers unanswered", () => {
  expect(order(candidate("1", { unanswered: 2 }), candidate("2", { unanswered: 1 }))).toEqual(["2"]);
});

test("silence lowers the answer rate, declining doesn't", () => {
  expect(answerRate({ offers: 10, answers: 0 })).toBeLessThan(answerRate({ offers: 0, answers: 0 }));
  expect(answerRate({ offers: 10, answers: 10 })).toBeGreaterThan(answerRate({ offers: 0, answers: 0 }));
});
