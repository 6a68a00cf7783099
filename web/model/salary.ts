import type { Money } from "#contract/schemas/money.ts";
import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import type { PostedSalary } from "./card-job.ts";

/** The currency and period a reader prefers; null for the posting's own or the default. */
export type UnitPreference = Pick<SearchSettings, "currency" | "period">;
export type Period = NonNullable<SearchSettings["period"]>;

export const PERIODS: readonly Period[] = ["year", "month", "week", "day", "hour"];
const DEFAULT = { currency: "USD", period: "year" } as const;

/**
 * Returns a unit's worth in dollars a year. Without rates only dollars a year are known; null for unknown currencies.
 */
function dollarsPerUnit(currency: string, period: Period, money: Money | null): number | null {
  const rate = currency === DEFAULT.currency ? 1 : money?.usd[currency];
  const times = period === DEFAULT.period ? 1 : money?.periodsPerYear[period];
  return rate === undefined || times === undefined ? null : rate * times;
}

/** An amount in one currency for one period. */
export interface SalaryAmount {
  amount: number;
  currency: string;
  period: Period;
}

/**
 * Converts a posted salary to the preferred unit, dollars a year by default. Null if posted that way if its period is a guess, or if rates
 * are missing.
 */
export function preferredSalary(
  posted: Omit<PostedSalary, "text">,
  preference: UnitPreference,
  money: Money | null,
): SalaryAmount | null {
  // Nothing is computed from a guess.
  if (posted.periodUnstated === true) return null;
  const period = preference.period ?? DEFAULT.period;
  const currency = preference.currency ?? (preference.period === null ? DEFAULT.currency : posted.currency);
  if (currency === posted.currency && period === posted.period) return null;
  const unit = dollarsPerUnit(currency, period, money);
  return unit === null ? null : { amount: posted.yearlyUsd / unit, currency, period };
}

/** Returns the unit in which a reader enters a minimum salary, and its worth in dollars a year. */
export function salaryUnit(
  preference: UnitPreference,
  money: Money | null,
): { currency: string; period: Period; usd: number } {
  const currency = preference.currency ?? DEFAULT.currency;
  const period = preference.period ?? DEFAULT.period;
  const usd = dollarsPerUnit(currency, period, money);
  return usd === null ? { ...DEFAULT, usd: 1 } : { currency, period, usd };
}

/** Formats an approximate amount briefly: `€92k`, `€4.1k`, `$45`. */
export function shortAmount(amount: number, currency: string): string {
  const maximumSignificantDigits = amount < 10_000 || amount >= 99_950 ? 3 : 2;
  const key = `${currency}${maximumSignificantDigits}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      notation: "compact",
      maximumSignificantDigits,
      minimumFractionDigits: 0,
    });
    formats.set(key, format);
  }
  return format.format(amount).replace("K", "k");
}

/** Cached, because creating a formatter is the slowest part of rendering a card. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a salary as `≈ €92k / year`. */
export function salaryText({ amount, currency, period }: SalaryAmount): string {
  return `≈ ${shortAmount(amount, currency)} / ${period}`;
}

/** Converts dollars a year to the reader's unit, rounding off the error of converting back and forth. */
export function inUnit(yearlyUsd: number, usdPerUnit: number): number {
  const amount = yearlyUsd / usdPerUnit;
  const whole = Math.round(amount);
  const precision = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, whole))) - 3);
  return Math.round(whole / precision) * precision;
}
