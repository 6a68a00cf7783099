import { expect, test } from "vitest";
import { currencies, currencyByCode, currencyBySign, currencyOfCountry, ratesDate, toYearlyUsd } from "./money.ts";
import { placeByCode } from "./places.ts";

test("annualises salaries by hours, days, weeks and months of work", () => {
  expect(toYearlyUsd(50, "USD", "hour")).toBe(104_000);
  expect(toYearlyUsd(400, "USD", "day")).toBe(104_000);
  expect(toYearlyUsd(5000, "USD", "month")).toBe(60_000);
  expect(toYearlyUsd(100, "XXX", "year")).toBeNull();
});

test("finds currencies by code, sign and country", () => {
  expect(currencyByCode("eur")?.code).toBe("EUR");
  expect(currencyBySign("C$")?.code).toBe("CAD");
  expect(currencyBySign("zł")?.defaultPeriod).toBe("month");
  expect(currencyOfCountry("DE")?.code).toBe("EUR");
});

test("has dated, positive rates of existing countries", () => {
  expect(Number.isNaN(Date.parse(ratesDate))).toBe(false);
  for (const { usd, countries } of currencies) {
    expect(usd).toBeGreaterThan(0);
    for (const country of countries) expect(placeByCode(country)).toBeDefined();
  }
  const signs = currencies.flatMap((currency) => currency.signs.map((sign) => sign.toLowerCase()));
  expect(new Set(signs).size).toBe(signs.length);
});
