import type { Money } from "#contract/schemas/money.ts";
import type { SearchSettings } from "#contract/schemas/search-settings.ts";
import type { PostedSalary } from "./card-job.ts";

/** The currency and period a reader wants pay in; null for the posting's own or the usual one. */
export type UnitPreference = Pick<SearchSettings, "currency" | "period">;
export type Period = NonNullable<SearchSettings["period"]>;

export const PERIODS: readonly Period[] = ["year", "month", "week", "day", "hour"];
const USUAL = { currency: "USD", period: "year" } as const;

/** Without rates only dollars a year can be told: that is how pay arrives. Null for a currency the rates do not hold. */
function dollarsPerUnit(currency: string, period: Period, money: Money | null): number | null {
  const rate = currency === USUAL.currency ? 1 : money?.usd[currency];
  const times = period === USUAL.period ? 1 : money?.periodsPerYear[period];
  return rate === undefined || times === undefined ? null : rate * times;
}

/** An amount in one currency for one period. */
export interface SalaryAmount {
  amount: number;
  currency: string;
  period: Period;
}

/** Pay as a reader prefers it: dollars a year unless they say otherwise. Null where that is how it was posted, or while rates are missing. */
export function preferredSalary(posted: PostedSalary, wish: UnitPreference, money: Money | null): SalaryAmount | null {
  const period = wish.period ?? USUAL.period;
  const currency = wish.currency ?? (wish.period === null ? USUAL.currency : posted.currency);
  if (currency === posted.currency && period === posted.period) return null;
  const unit = dollarsPerUnit(currency, period, money);
  return unit === null ? null : { amount: posted.yearlyUsd / unit, currency, period };
}

/** What a reader counts a least pay in. */
export function salaryUnit(
  wish: UnitPreference,
  money: Money | null,
): { currency: string; period: Period; usd: number } {
  const currency = wish.currency ?? USUAL.currency;
  const period = wish.period ?? USUAL.period;
  const usd = dollarsPerUnit(currency, period, money);
  return usd === null ? { ...USUAL, usd: 1 } : { currency, period, usd };
}

/** `€92k`, `€4.1k`, `$45`: an approximate amount in few characters. */
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

/** Kept, because making one takes longer than all else about a card. */
const formats = new Map<string, Intl.NumberFormat>();

/** `≈ €92k / year`. */
export function salaryText({ amount, currency, period }: SalaryAmount): string {
  return `≈ ${shortAmount(amount, currency)} / ${period}`;
}

/** A least pay of so many dollars a year in the reader's unit, without the crumbs of converting there and back. */
export function inUnit(yearlyUsd: number, usdPerUnit: number): number {
  const amount = yearlyUsd / usdPerUnit;
  const whole = Math.round(amount);
  const crumb = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, whole))) - 3);
  return Math.round(whole / crumb) * crumb;
}
