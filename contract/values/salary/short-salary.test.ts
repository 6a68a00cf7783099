import { expect, test } from "vitest";
import { shortSalary } from "./short-salary.ts";

test.each([
  [{ min: 142_000, max: 178_000, currency: "USD", period: "year" }, "$142k–$178k / year"],
  [{ min: 13, max: 17, currency: "EUR", period: "hour" }, "€13–€17 / hour"],
  [{ min: 17.5, max: 19, currency: "USD", period: "hour" }, "$17.50–$19.00 / hour"],
  [{ min: 400, max: 450, currency: "GBP", period: "day" }, "£400–£450 / day"],
  [{ min: 1_500, max: 1_500, currency: "USD", period: "week" }, "$1,500 / week"],
  [{ min: 4_200, max: 5_100, currency: "EUR", period: "month" }, "€4,200–€5,100 / month"],
  [{ min: 3_333.33, max: 5_100, currency: "EUR", period: "month" }, "€3,333–€5,100 / month"],
  [{ min: 9_500, max: 12_000, currency: "EUR", period: "month" }, "€9.5k–€12k / month"],
  [{ min: 92_500, max: 92_500, currency: "GBP", period: "year" }, "£92.5k / year"],
  [{ min: 60_000, max: null, currency: "GBP", period: "year" }, "From £60k / year"],
  [{ min: null, max: 120_000, currency: "CAD", period: "year" }, "Up to CA$120k / year"],
  [{ min: 34_600, max: 46_300, currency: "ZAR", period: "month" }, "ZAR 34.6k–46.3k / month"],
  [{ min: 860_000, max: 1_150_000, currency: "ZAR", period: "year" }, "ZAR 0.86M–1.15M / year"],
  [{ min: 5_250_000, max: 6_250_000, currency: "INR", period: "year" }, "₹5.25M–₹6.25M / year"],
  [{ min: 990_000, max: 999_990, currency: "CZK", period: "year" }, "CZK 0.99M–1M / year"],
  [{ min: 270_000, max: 335_000, currency: "ZAR", period: "month", periodUnstated: true }, "ZAR 270k–335k"],
  [{ min: null, max: null, currency: "USD", period: "year" }, ""],
] as const)("%j reads %s", (range, words) => expect(shortSalary(range)).toBe(words));
