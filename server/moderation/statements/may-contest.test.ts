import { expect, test } from "vitest";
import type { ReasonsRow } from "#store/moderation/statements-of-reasons.ts";
import { mayContest } from "./may-contest.ts";

const now = new Date("2026-11-23T12:00:00Z");
type Asked = Parameters<typeof mayContest>[0];
const first: Asked = {
  kind: "decision",
  action: "hide-job",
  createdAt: new Date("2026-11-01T00:00:00Z"),
  isLast: true,
  appealedAt: null,
  wasTold: false,
};

test.each<[string, Partial<ReasonsRow>, boolean]>([
  ["the first decision that affects somebody", {}, true],
  ["one after somebody else’s appeal", { kind: "appeal-decision" }, true],
  ["a board that we read on", { action: "approve-board" }, true],
  ["a warning", { action: "warn" }, true],
  ["what a program holds", { kind: "hold", action: "hold-job" }, false],
  ["a dismissal", { action: "dismiss" }, false],
  ["the answer to their own appeal", { kind: "appeal-decision", action: "uphold" }, false],
  ["a second decision", { wasTold: true }, false],
  ["one that isn’t the last word", { isLast: false }, false],
  ["one with an appeal that waits", { appealedAt: now }, false],
  ["one of long ago", { createdAt: new Date("2026-05-01T00:00:00Z") }, false],
])("%s can be appealed or not", (_, changes, expected) => {
  expect(mayContest({ ...first, ...changes }, now)).toBe(expected);
});
