import { expect, test } from "vitest";
import { findAmounts } from "./amounts.ts";
import { firstPeriodIn } from "./period.ts";

test.each([
  ["5200zł-6800zł", [5200, 6800]],
  ["32 000 kr-38 000 kr", [32_000, 38_000]],
  ["2900 EUR brutto-3400 EUR brutto", [2900, 3400]],
  ["3 osoby-5400", [3]],
  ["COVID-1900", []],
])("letters before a hyphen name the number behind it unless they are a currency: %s", (text, values) => {
  expect(findAmounts(text).map(({ value }) => value)).toEqual(values);
});

test.each([
  ["15 € für jede Stunde", "hour"],
  ["420 zł za każdy przepracowany dzień", "day"],
  ["150 kr for hver time", "hour"],
  ["150 for each time you help", null],
  ["150 € por cada orador", null],
])("an amount is for each of a period: %s", (text, period) => {
  expect(firstPeriodIn(text)).toBe(period);
});
