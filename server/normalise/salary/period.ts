import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode, toYearlyUsd } from "#taxonomy/money.ts";
import { ATTACHED_BEFORE, MONTHS_A_YEAR, NAMES_YEAR, PERIOD_WORDS, type StatedPeriod } from "./salary-words.ts";

/** Returns the period that a text names first, or null. */
export function firstPeriodIn(text: string): StatedPeriod | null {
  let best: { period: StatedPeriod; at: number } | null = null;
  for (const [period, pattern] of PERIOD_WORDS) {
    const at = text.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { period, at };
  }
  return best?.period ?? null;
}

const PAID_MONTHLY = folded(new RegExp(String.raw`^[^.;(]{0,20}?(?:${MONTHS_A_YEAR})`, "iu"));

/** Returns "month" for an amount that comes twelve to sixteen times a year, as the words behind it say; else null. */
export function monthsAYear(after: string): StatedPeriod | null {
  return PAID_MONTHLY.test(after) ? "month" : null;
}

const EVERY_PERIOD_WORD = PERIOD_WORDS.map(
  ([period, pattern]) => [period, folded(new RegExp(pattern.source, "giu"))] as const,
);

/** Returns the period that a text names last, or null. */
export function lastPeriodIn(text: string): StatedPeriod | null {
  let best: { period: StatedPeriod; at: number } | null = null;
  for (const [period, pattern] of EVERY_PERIOD_WORD) {
    for (const match of matchesIn(text, pattern))
      if (best === null || match.index > best.at) best = { period, at: match.index };
  }
  return best?.period ?? null;
}

/** Guesses an unstated period from the amount: what people earn per hour, day, month or year, in US dollars. */
export function periodBySize(value: number, currency: string | null): SalaryPeriod {
  const code = currencyByCode(currency ?? "USD");
  const usd = value * (code?.usd ?? 1);
  if (currency === "JPY") return value < 6000 ? "hour" : value < 50_000 ? "day" : value < 1_500_000 ? "month" : "year";
  if (code?.defaultPeriod === "month") return usd < 12 ? "hour" : usd >= 25_000 ? "year" : "month";
  if (usd < 100) return "hour";
  if (usd < 1000) return "day";
  return usd < 10_000 && currency !== "INR" && currency !== "JPY" && currency !== "KRW" ? "month" : "year";
}

/** Returns whether only one period fits an amount: a year's pay, or an hour's where a month's is thousands. */
export function sizeDecidesPeriod(value: number, currency: string | null): boolean {
  const code = currencyByCode(currency ?? "USD");
  const usd = value * (code?.usd ?? 1);
  return usd >= 25_000 || (usd < 100 && code?.defaultPeriod !== "month");
}

/**
 * Returns whether a person can earn this much: 900 (in dollars, euros and pounds: 5,000) to 1.5 million US dollars a year.
 * An amount without a currency counts as dollars.
 */
export function canBeEarned(value: number, currency: string | null, period: SalaryPeriod): boolean {
  const yearly = toYearlyUsd(value, currency ?? "USD", period);
  if (yearly === null) return true;
  return yearly >= (currency === "USD" || currency === "EUR" || currency === "GBP" ? 5000 : 900) && yearly <= 1_500_000;
}

/** Guesses the period of a range: nobody earns "$3k - $10k" a year, since the lower end is too little. */
export function sizePeriod(low: number, top: number, currency: string | null): SalaryPeriod {
  const period = periodBySize(top, currency);
  const isTooLittle = period === "year" && low < top && !canBeEarned(low, currency, period);
  return isTooLittle && canBeEarned(top, currency, "month") ? "month" : period;
}

/** Where a salary is always a year's, however small: "Salary: £7,200" for a few hours a week. */
const ALWAYS_YEARLY = new Set(["GBP", "AUD", "CAD", "NZD"]);

/** The periods of an amount, with the words before it and the line above. */
interface StatedAround {
  before: string;
  lead: string;
  attachedPeriod: StatedPeriod | null;
  statedPeriod: StatedPeriod | null;
}

/** Returns whether nothing but the noun "salary" says that an amount is for a year: "Salary: 15,000 - 20,000 PLN". */
export function isOnlyNamedSalary(
  { before, lead, attachedPeriod, statedPeriod }: StatedAround,
  currency: string | null,
): boolean {
  if (statedPeriod !== "year" || attachedPeriod !== null || ALWAYS_YEARLY.has(currency ?? "USD")) return false;
  return !NAMES_YEAR.test(before.slice(-ATTACHED_BEFORE)) && !NAMES_YEAR.test(lead);
}
