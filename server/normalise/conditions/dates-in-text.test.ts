import { expect, test } from "vitest";
import { datesIn, endsIn, unspacedDatesIn, type WrittenDate } from "./dates-in-text.ts";

const CONTEXT = { from: new Date("2026-11-22T12:00:00Z"), dayFirst: true };
const days = (dates: readonly WrittenDate[]) => dates.map(({ time }) => new Date(time).toISOString().slice(0, 10));

test.each([
  ["15.1.", ["2027-01-15"]],
  ["15/1 2027", ["2027-01-15"]],
  ["30.11.", ["2026-11-30"]],
  ["bis 31. Jänner", ["2027-01-31"]],
  ["do 15. lednem", ["2027-01-15"]],
  ["from 1 December 2026 to 15 January 2027", ["2026-12-01", "2027-01-15"]],
  ["the end of February", ["2027-02-28"]],
  ["tammikuun 2028 loppuun", ["2028-01-31"]],
  ["31 April", []],
  ["10/20 % and 12.5 hours", []],
])("the dates of %s", (text, expected) => {
  expect(days(datesIn(text, CONTEXT))).toEqual(expected);
});

test("two numbers without a year are a day only where it can be told which is the month", () => {
  expect(days(datesIn("by 4/5", { ...CONTEXT, dayFirst: null }))).toEqual([]);
  expect(days(datesIn("by 1/25", { ...CONTEXT, dayFirst: null }))).toEqual(["2027-01-25"]);
});

test("a month with its year ends on its last day", () => {
  expect(days(endsIn("från mars till och med juni 2027", CONTEXT))).toEqual(["2027-06-30"]);
});

test("Japanese dates", () => {
  expect(days(unspacedDatesIn("締切は1月15日、入社は2027年4月末", CONTEXT))).toEqual(["2027-01-15", "2027-04-30"]);
});
