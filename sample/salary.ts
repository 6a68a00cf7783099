import type { SampleLevel, SampleRole, SampleTerms } from "./roles.ts";
import type { SamplePlace } from "./places.ts";

export interface SampleSalary {
  min: number;
  max: number;
  currency: string;
  period: "hour" | "month" | "year";
}

const LEVEL_PAY: Record<SampleLevel, number> = {
  intern: 0.42,
  entry: 0.62,
  junior: 0.76,
  mid: 1,
  senior: 1.22,
  staff: 1.44,
  lead: 1.36,
  head: 1.6,
};
const SIGNS: Record<string, string> = { USD: "$", GBP: "£", EUR: "€" };

/** Returns a believable range for a role, level and place. Contract and part-time work is paid by the hour. */
export function salaryFor(
  role: SampleRole,
  level: SampleLevel,
  terms: SampleTerms,
  place: SamplePlace,
  spread: number,
): SampleSalary {
  const middle = role.salary * LEVEL_PAY[level] * place.level * place.rate;
  const [low, high] = [middle * (0.95 - spread), middle * (1.05 + spread)];
  if (terms === "contract" || terms === "part-time") {
    const step = place.rate > 10 ? 10 : 1;
    return {
      min: rounded(low / 2080, step),
      max: rounded(high / 2080, step),
      currency: place.currency,
      period: "hour",
    };
  }
  const step = place.rate > 50 ? 50_000 : place.rate > 3 ? 5000 : 1000;
  return { min: rounded(low, step), max: rounded(high, step), currency: place.currency, period: "year" };
}

/** Converts a yearly salary to a monthly one, as boards in continental Europe state it. */
export function monthly(salary: SampleSalary): SampleSalary {
  if (salary.period !== "year") return salary;
  return { ...salary, min: rounded(salary.min / 12, 50), max: rounded(salary.max / 12, 50), period: "month" };
}

/** Writes a salary in words: "$120,000 to $145,000 a year", "PLN 15,000 to 18,000 a month". */
export function salaryWords({ min, max, currency, period }: SampleSalary): string {
  const sign = SIGNS[currency];
  const amount = (value: number) => (sign ? `${sign}${value.toLocaleString("en-US")}` : value.toLocaleString("en-US"));
  return `${sign ? "" : `${currency} `}${amount(min)} to ${amount(max)} ${period === "hour" ? "an" : "a"} ${period}`;
}

/** Writes a salary as remote boards shorten it: "$80k - $100k". */
export function salaryShort({ min, max, currency, period }: SampleSalary): string {
  const sign = SIGNS[currency] ?? `${currency} `;
  if (period === "hour") return `${sign}${min} - ${sign}${max}/hr`;
  return `${sign}${Math.round(min / 1000)}k - ${sign}${Math.round(max / 1000)}k`;
}

function rounded(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
