import type { SalaryPeriod, SalaryRange } from "#contract/schemas/job.ts";

type Shown = Pick<SalaryRange, "min" | "max" | "currency" | "period" | "periodUnstated">;

/** A currency without a symbol is written as its code, once. */
const CODE = /^[A-Z]{3}\s/;
const THOUSANDS_FROM = 10_000;
/** What still rounds to less than a million. */
const MILLIONS_FROM = 999_950;

/**
 * Writes a salary the one way that every list, page, mail, feed and tool shows it, in the posting's own currency and period:
 * `$142k–$178k / year`, `€17.50–€19.00 / hour`, `From £60k / year`. Without a period where the posting leaves it open; empty without an amount.
 */
export function shortSalary({ min, max, currency, period, periodUnstated }: Shown): string {
  const top = max ?? min;
  if (top === null) return "";
  const text = amountText(currency, top, [min, max]);
  const per = periodUnstated === true ? "" : ` / ${period}`;
  if (min === null) return `Up to ${text(top)}${per}`;
  if (max === null) return `From ${text(min)}${per}`;
  return min === max ? `${text(min)}${per}` : `${text(min)}–${text(max).replace(CODE, "")}${per}`;
}

/** Returns per what a salary is paid, where the posting leaves no doubt. */
export function statedPeriod({ salaryRange }: { salaryRange?: SalaryRange | undefined }): SalaryPeriod | undefined {
  return salaryRange?.periodUnstated === true ? undefined : salaryRange?.period;
}

/** Returns how both ends of a range are written: in the unit of the higher one, with cents if either has some. */
function amountText(currency: string, top: number, ends: readonly (number | null)[]): (amount: number) => string {
  if (top >= MILLIONS_FROM) return (amount) => `${formatter(currency, 0, 2)(amount / 1_000_000)}M`;
  if (top >= THOUSANDS_FROM) return (amount) => `${formatter(currency, 0, 1)(amount / 1000)}k`;
  const hasCents = top < 1000 && ends.some((end) => end !== null && !Number.isInteger(end));
  const digits = hasCents ? 2 : 0;
  return formatter(currency, digits, digits);
}

/** Cached, because creating a formatter is the slowest part of writing a salary. */
const formatters = new Map<string, (amount: number) => string>();

function formatter(currency: string, least: number, most: number): (amount: number) => string {
  const key = `${currency} ${least} ${most}`;
  let format = formatters.get(key);
  if (format === undefined) {
    const intl = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    format = (amount) => intl.format(amount).replace("\u{a0}", " ");
    formatters.set(key, format);
  }
  return format;
}
