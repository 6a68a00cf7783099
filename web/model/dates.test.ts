import { expect, test } from "vitest";
import { ago, exactTime, longDate } from "./dates.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const MIN = 60_000;

test.each([
  [30_000, "just now"],
  [-5 * MIN, "just now"],
  [14 * MIN, "14 min ago"],
  [119 * MIN, "1 h ago"],
  [25 * 60 * MIN, "1 day ago"],
  [13 * 24 * 60 * MIN, "13 days ago"],
  [20 * 24 * 60 * MIN, "2 weeks ago"],
  [100 * 24 * 60 * MIN, "3 months ago"],
  [800 * 24 * 60 * MIN, "2 years ago"],
])("formats %d ms ago as %s", (past, words) => {
  expect(ago(new Date(now - past).toISOString(), now)).toBe(words);
});

test("formats exact times in UTC, so that server and browser agree", () => {
  expect(exactTime("2026-11-03T09:05:00.000Z")).toMatch(/^November 3, 2026 at 9:05\sAM UTC$/);
  expect(longDate("2025-05-01T23:59:00.000Z")).toBe("May 1, 2025");
});
