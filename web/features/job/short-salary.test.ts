import { expect, test } from "vitest";
import { shortSalary } from "./short-salary.ts";

test.each([
  [{ min: 142_000, max: 178_000, currency: "USD", period: "year" }, "$142k–$178k"],
  [{ min: 13, max: 17, currency: "EUR", period: "hour" }, "€13–€17 / h"],
  [{ min: 4_200, max: 5_100, currency: "EUR", period: "month" }, "€4,200–€5,100 / month"],
  [{ min: 92_500, max: 92_500, currency: "GBP", period: "year" }, "£92.5k"],
  [{ min: 60_000, max: null, currency: "GBP", period: "year" }, "from £60k"],
  [{ min: null, max: 120_000, currency: "CAD", period: "year" }, "up to CA$120k"],
  [{ min: 34_600, max: 46_300, currency: "ZAR", period: "month" }, "ZAR\u{a0}34.6k–46.3k / month"],
  [{ min: null, max: null, currency: "USD", period: "year" }, ""],
] as const)("%j reads %s", (range, words) => expect(shortSalary(range)).toBe(words));
