import type { Money } from "#contract/schemas/money.ts";
import type { Period } from "#web/model/salary.ts";

export const PERIOD_TEXTS: Record<Period, string> = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
};

const COMMON = ["USD", "EUR", "GBP"];

/** Returns common currencies first, then the rest by code, and always the chosen one. */
export function currencies(money: Money | null, chosen: string | null): string[] {
  const rest = Object.keys(money?.usd ?? {}).filter((code) => !COMMON.includes(code));
  return [...new Set([...COMMON, ...rest.sort(), ...(chosen === null ? [] : [chosen])])];
}

let names: Intl.DisplayNames | undefined;

/** Returns a currency's English name. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "currency" });
  return names.of(code) ?? code;
}
