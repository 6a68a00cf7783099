import { expect, test } from "vitest";
import { inUnit, salaryText, salaryUnit, preferredSalary, shortAmount } from "./salary.ts";

const money = {
  ratesDate: "2026-11-20",
  usd: { USD: 1, EUR: 1.15, JPY: 0.0065 },
  countries: { PT: "EUR" },
  periodsPerYear: { hour: 2080, day: 260, week: 52, month: 12, year: 1 },
};
const none = { currency: null, period: null };
const euros = { currency: "EUR", period: "year", yearlyUsd: 92_000 } as const;
const dollars = { currency: "USD", period: "year", yearlyUsd: 120_000 } as const;
const text = (...args: Parameters<typeof preferredSalary>) => {
  const salary = preferredSalary(...args);
  return salary && salaryText(salary);
};

test("shows dollars a year by default, even before the rates have loaded", () => {
  expect(text(euros, none, null)).toBe("≈ $92k / year");
  expect(text({ currency: "USD", period: "hour", yearlyUsd: 104_000 }, none, null)).toBe("≈ $104k / year");
});

test("does not repeat a salary posted in the preferred unit", () => {
  expect(text(dollars, none, money)).toBeNull();
  expect(text(euros, { currency: "EUR", period: null }, money)).toBeNull();
});

test("computes nothing from a guessed period", () => {
  expect(text({ ...euros, period: "month", periodUnstated: true }, none, money)).toBeNull();
});

test("converts to the preferred currency and period once the rates have loaded", () => {
  expect(text(dollars, { currency: "EUR", period: null }, null)).toBeNull();
  expect(text(dollars, { currency: "EUR", period: null }, money)).toBe("≈ €104k / year");
  expect(text(euros, { currency: null, period: "month" }, money)).toBe("≈ €6.67k / month");
  expect(text(dollars, { currency: "JPY", period: "month" }, money)).toBe("≈ ¥1.54M / month");
  expect(text(dollars, { currency: "USD", period: "hour" }, money)).toBe("≈ $57.7 / hour");
  expect(text(dollars, { currency: "XAU", period: null }, money)).toBeNull();
});

test.each([
  [92_400, "€92k"],
  [104_347, "€104k"],
  [4120, "€4.12k"],
  [45, "€45"],
  [99_960, "€100k"],
])("formats %d briefly", (amount, short) => expect(shortAmount(amount, "EUR")).toBe(short));

test("enters a minimum in the reader's unit, or in dollars a year while the rates are missing", () => {
  expect(salaryUnit({ currency: "EUR", period: "month" }, money)).toEqual({
    currency: "EUR",
    period: "month",
    usd: 13.799999999999999,
  });
  expect(salaryUnit({ currency: "EUR", period: "month" }, null)).toEqual({ currency: "USD", period: "year", usd: 1 });
});

test.each([
  [80_000, 1.15],
  [65_000, 1.15],
  [4000, 1.15 * 12],
  [10_000_000, 0.0065],
  [45, 2080],
])("a typed %d survives the conversion to whole dollars a year", (typed, usd) => {
  expect(inUnit(Math.round(typed * usd), usd)).toBe(typed);
});
