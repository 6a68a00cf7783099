import type { SalaryPeriod, SalaryRange } from "#contract/schemas/job.ts";
import type { PostingSalary } from "#sources/posting.ts";
import { currencyByCode, toYearlyUsd } from "#taxonomy/money.ts";
import type { Evidenced } from "#normalise/result.ts";
import { choosePay, type Pay, plausible, readPays } from "./salary-text.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";

export interface SalaryInput {
  field: PostingSalary | undefined;
  title: string;
  prepared: PreparedText;
  /** ISO code of the job's one country, for a currency that is not written; null for several or none. */
  country: string | null;
}

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
  const digits = value.toLocaleString("en-US", { maximumFractionDigits: value < 1000 ? 2 : 0 });
  const sign = SIGN[currency];
  return sign === undefined ? `${currency} ${digits}` : `${sign}${digits}`;
}

/** Text for pay that a source gives as numbers only: "$120,000 - $150,000 per year". */
export function payText(min: number | null, max: number | null, currency: string, period: SalaryPeriod): string {
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
  return `${range} per ${period}`;
}

function toRange(
  text: string,
  min: number | null,
  max: number | null,
  currency: string | null,
  period: SalaryPeriod | null,
): SalaryRange | null {
  if (currency === null || period === null || (min === null && max === null)) return null;
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const middle = low !== null && high !== null ? (low + high) / 2 : (low ?? high ?? 0);
  const yearlyUsd = toYearlyUsd(middle, currency, period);
  return yearlyUsd === null ? null : { text, min: low, max: high, currency, period, yearlyUsd: Math.round(yearlyUsd) };
}

/** A source's numbers, unless they are placeholders or nobody can earn them. */
function fromNumbers(field: PostingSalary, country: string | null): SalaryRange | null {
  const positive = (value: number | undefined) =>
    value === undefined || !Number.isFinite(value) || value <= 0 || /^(\d)\1{4,}$/.test(String(value)) ? null : value;
  const min = positive(field.min);
  const max = positive(field.max);
  const top = max ?? min;
  const currency = field.currency?.trim().toUpperCase() ?? null;
  if (top === null || currency === null || currencyByCode(currency) === undefined) return null;
  const stated = field.period ?? null;
  const text = field.text?.trim() ?? "";
  // Some boards call a day rate yearly; the size then decides, read as a bare text would be.
  const period =
    stated !== null && plausible(top, currency, stated)
      ? stated
      : (choosePay(readPays(`${currency} ${top}`, { field: true, lead: "", country }))?.period ?? null);
  if (period === null || !plausible(top, currency, period)) return null;
  const low = min !== null && max !== null && max > min * 10 ? null : min;
  return toRange(
    text !== "" && /\d/.test(text) ? text : payText(low, max, currency, period),
    low,
    max,
    currency,
    period,
  );
}

/** Every pay statement of the body: what is said under pay headings counts, benefits and equal-opportunity text do not. */
function bodyPays(prepared: PreparedText, country: string | null): { pay: Pay; sentence: string }[] {
  const found: { pay: Pay; sentence: string }[] = [];
  let lead = "";
  for (const { text, section } of prepared.sentences) {
    if (/\d/.test(text) && section !== "eeo") {
      const heading = section === "compensation" ? "Compensation" : "";
      for (const pay of readPays(text, { field: false, lead: `${heading} ${lead}`.trim(), country }))
        found.push({ pay, sentence: text });
    }
    lead = text.length <= 120 || text.endsWith(":") ? text : text.slice(-80);
  }
  return found;
}

/** Least score at which a number in running text is taken for the pay: a pay word near it, or a range with sign and period. */
const ENOUGH = 4;

/** Pay as the text of a posting states it, currency and period possibly unknown; the source's own text first, then title, then body. */
export function readPay(input: SalaryInput): { pay: Pay; evidence: string } | null {
  const { field, country } = input;
  const text = field?.text?.trim() ?? "";
  if (text !== "") {
    const withCurrency =
      field?.currency !== undefined && !/[A-Z]{3}|[$€£¥₹]/.test(text) ? `${text} ${field.currency}` : text;
    const pay = choosePay(readPays(withCurrency, { field: true, lead: field?.period ?? "", country }));
    if (pay !== null)
      return { pay: { ...pay, text: text.length <= 120 ? text : pay.text }, evidence: `salary: ${text.slice(0, 200)}` };
  }
  const title = choosePay(
    readPays(input.title, { field: false, lead: "", country }).filter((pay) => pay.score >= ENOUGH),
  );
  if (title !== null) return { pay: title, evidence: `title: ${input.title}` };
  const found = bodyPays(input.prepared, country).filter(({ pay }) => pay.score >= ENOUGH);
  const pay = choosePay(found.map((one) => one.pay));
  if (pay === null) return null;
  const sentence = found.find((one) => pay.text.startsWith(one.pay.text))?.sentence ?? found[0]?.sentence ?? "";
  return { pay, evidence: sentence };
}

/** The salary of a posting: the source's numbers first, else what its texts state. Null when there is none that can be true. */
export function readSalary(input: SalaryInput): Evidenced<SalaryRange | null> {
  const { field } = input;
  if (field !== undefined && (field.min !== undefined || field.max !== undefined)) {
    const range = fromNumbers(field, input.country);
    if (range !== null) return { value: range, evidence: `salary: ${range.text}` };
  }
  const read = readPay(input);
  if (read === null) return { value: null, evidence: "" };
  const { pay } = read;
  const half = (value: number | null) => (value === null ? null : value / 2);
  const range = pay.fortnightly
    ? toRange(pay.text, half(pay.min), half(pay.max), pay.currency, "week")
    : toRange(pay.text, pay.min, pay.max, pay.currency, pay.period);
  return { value: range, evidence: read.evidence };
}
