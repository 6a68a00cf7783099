import { expect, it } from "vitest";
import { monthFirstDate } from "#sources/month-first-date.ts";

it.each([
  ["6/15/2026", "2026-06-15"],
  ["05/07/2026", "2026-05-07"],
  [" 12/1/2026 ", "2026-12-01"],
])("reads %s with the month first", (text, date) => {
  expect(monthFirstDate(text)).toBe(date);
});

it.each(["15/6/2026", "Jul 2, 2026", "2026-06-15", "6/15/26", ""])("returns %j unchanged", (text) => {
  expect(monthFirstDate(text)).toBe(text);
});

it("returns nothing for nothing", () => {
  expect(monthFirstDate(null)).toBeUndefined();
});
