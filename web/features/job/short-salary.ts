import type { SalaryRange } from "#contract/schemas/job.ts";

const PER = { hour: " / h", day: " / day", week: " / week", month: " / month", year: "" };
/** A currency without a symbol is written as its code, once. */
const CODE = /^[A-Z]{3}\s/;
const ROUND_FROM = 10_000;

/** Formats a salary in short form, in the posting's own currency and period: `$142k–$178k`, `€13–€17 / h`, `from £60k`; no period means per year. */
export function shortSalary({
  min,
  max,
  currency,
  period,
}: Pick<SalaryRange, "min" | "max" | "currency" | "period">): string {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const text = (amount: number) =>
    amount >= ROUND_FROM ? `${format.format(amount / 1000)}k` : format.format(Math.round(amount));
  const per = PER[period];
  if (min !== null && max !== null && min !== max) return `${text(min)}–${text(max).replace(CODE, "")}${per}`;
  if (min === null && max !== null) return `up to ${text(max)}${per}`;
  return min === null ? "" : `${max === null ? "from " : ""}${text(min)}${per}`;
}
