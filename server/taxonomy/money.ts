import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { z } from "zod";
import { list, readTable } from "./tsv.ts";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** US dollars for one unit, on `ratesDate`. */
  usd: number;
  /** The period of salaries there by default: monthly in Poland, yearly in Germany. */
  defaultPeriod: "month" | "year";
  /** Countries that use it. */
  countries: string[];
  signs: string[];
}

/** Day of the exchange rates. They only order salaries; a posting shows its own currency. */
export const ratesDate = "2025-06-30";

const Row = z.object({
  currency: z.string().length(3),
  usd: z.coerce.number().positive(),
  default_period: z.enum(["month", "year"]),
  countries: list,
  signs: list,
});

export const currencies: readonly Currency[] = readTable("money", Row).map(
  ({ currency: code, default_period: defaultPeriod, ...row }) => ({ code, defaultPeriod, ...row }),
);

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));
const byCountry = new Map(
  currencies.flatMap((currency) => currency.countries.map((country) => [country, currency] as const)),
);
const bySign = new Map(
  currencies.flatMap((currency) => currency.signs.map((sign) => [sign.toLowerCase(), currency] as const)),
);

export function currencyByCode(code: string): Currency | undefined {
  return byCode.get(code.toUpperCase());
}

export function currencyOfCountry(country: string): Currency | undefined {
  return byCountry.get(country);
}

/** Returns the currency with this sign (`€`, `C$`, `zł`), in any case. */
export function currencyBySign(sign: string): Currency | undefined {
  return bySign.get(sign.toLowerCase());
}

/** Working hours, days, weeks and months per year: 2,080 hours, 260 days. */
export const PERIODS_PER_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** Converts an amount of `currency` per `period` to US dollars a year; null for a currency without a rate. */
export function toYearlyUsd(amount: number, currency: string, period: SalaryPeriod): number | null {
  const rate = currencyByCode(currency)?.usd;
  return rate === undefined ? null : amount * rate * PERIODS_PER_YEAR[period];
}
