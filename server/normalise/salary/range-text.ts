import type { SalaryPeriod } from "#contract/schemas/job.ts";

const SIGN: Record<string, string> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  CAD: "CA$",
  AUD: "A$",
  NZD: "NZ$",
  SGD: "S$",
  INR: "₹",
  JPY: "¥",
  BRL: "R$",
};

function amountText(value: number, currency: string): string {
  // V8 keeps the format of a locale alone. A format of our own can't be part of the parser's snapshot.
  const digits = Number(value.toFixed(value < 1000 ? 2 : 0)).toLocaleString("en-US");
  const sign = SIGN[currency];
  return sign === undefined ? `${currency} ${digits}` : `${sign}${digits}`;
}

/** Returns the text for a salary that a source states in numbers only: "$120,000 - $150,000 per year"; `period` is null if it states none. */
export function salaryRangeText(
  min: number | null,
  max: number | null,
  currency: string,
  period: SalaryPeriod | null,
): string {
  const low = min === null ? null : amountText(min, currency);
  const high = max === null ? null : amountText(max, currency);
  const range =
    low !== null && high !== null
      ? min === max
        ? low
        : `${low} - ${high}`
      : low !== null
        ? `From ${low}`
        : `Up to ${high}`;
  return period === null ? range : `${range} per ${period}`;
}
