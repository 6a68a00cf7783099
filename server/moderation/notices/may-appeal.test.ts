import { expect, test } from "vitest";
import { mayAppeal } from "./may-appeal.ts";

const decided = { decidedAt: new Date("2026-01-15T12:00:00Z"), appealedAt: null, decisions: 1 };

test.each([
  ["the day after", decided, "2026-01-16T12:00:00Z", true],
  ["on the last day", decided, "2026-07-15T11:59:00Z", true],
  ["after six months", decided, "2026-07-15T12:00:00Z", false],
  ["before there is a decision", { ...decided, decidedAt: null, decisions: 0 }, "2026-01-16T12:00:00Z", false],
  [
    "while an appeal waits",
    { ...decided, appealedAt: new Date("2026-01-16T00:00:00Z") },
    "2026-01-17T12:00:00Z",
    false,
  ],
  ["after the appeal was decided", { ...decided, decisions: 2 }, "2026-01-17T12:00:00Z", false],
])("a decision %s", (_, notice, now, expected) => {
  expect(mayAppeal(notice, new Date(now))).toBe(expected);
});
