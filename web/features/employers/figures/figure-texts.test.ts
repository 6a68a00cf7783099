import { expect, test } from "vitest";
import { countText, dayAt, totalText } from "./figure-texts.ts";

test("days follow one another across the end of a month and of summer time", () => {
  expect([0, 1, 30, 85].map((at) => dayAt("2026-08-31", at))).toEqual([
    "2026-08-31",
    "2026-09-01",
    "2026-09-30",
    "2026-11-24",
  ]);
});

test.each([
  [0, "0"],
  [5, "5"],
  [12_345, "12,345"],
  [null, "fewer than 5"],
])("a count of %s is “%s”", (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each([
  [[0, 0], 0, "0"],
  [[1200, 34], 1234, "1,234"],
  [[null, 0], 0, "A few"],
  [[null, 20], 20, "More than 20"],
])("the total of %j is “%s”, %s", (days, total, text) => {
  expect(totalText({ days, total })).toBe(text);
});
