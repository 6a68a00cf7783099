import type { LoosePosting } from "#sources/read.ts";

interface Metadata {
  name: string;
  value?: unknown;
  value_type?: string | null | undefined;
}

interface PayRange {
  min_cents: number;
  max_cents: number;
  currency_type: string;
  title?: string | null | undefined;
  blurb?: string | null | undefined;
}

type EmployerFields = Pick<LoosePosting, "workplace" | "employmentType" | "level" | "salary">;

const WORKPLACE_NAME =
  /^(location|workplace|work|working|remote)[ -]?(type|model|arrangement|style|policy|status|setting)$/i;
const EMPLOYMENT_NAME = /^((employment|employee time|time|contract|job|position)[ -]?type|employment)$/i;
const LEVEL_NAME = /^(linkedin posting level|seniority( level)?|experience level|career level)$/i;
const PAY_NAME = /salary|pay|compensation/i;
const NOT_BASE_PAY = /bonus|variable|commission|budget|ote|other|equity/i;

/** Reads the fields that employers define themselves. People's names (`user` fields) are never read. */
export function employerFields(metadata: readonly Metadata[]): EmployerFields {
  const fields: EmployerFields = {};
  for (const { name, value, value_type } of metadata) {
    if (value_type === "currency_range") fields.salary ??= currencyRange(name, value);
    if (value_type !== "single_select" && value_type !== "short_text") continue;
    const words = typeof value === "string" ? value.trim() : "";
    if (words === "") continue;
    if (WORKPLACE_NAME.test(name)) fields.workplace ??= workplaceOf(words, `${name}: ${words}`);
    else if (EMPLOYMENT_NAME.test(name) && /time|contract|temporar|intern|permanent|casual|freelance/i.test(words))
      fields.employmentType ??= words;
    else if (LEVEL_NAME.test(name)) fields.level ??= words;
  }
  return fields;
}

function workplaceOf(words: string, evidence: string): EmployerFields["workplace"] {
  if (/hybrid|flex/i.test(words)) return { value: "hybrid", evidence };
  if (/^(fully |100 ?% )?remote\b/i.test(words)) return { value: "remote", evidence };
  if (/on-?\s?site|in[ -]office|in[ -]person/i.test(words)) return { value: "onsite", evidence };
  return undefined;
}

function currencyRange(name: string, value: unknown): EmployerFields["salary"] {
  if (!PAY_NAME.test(name) || NOT_BASE_PAY.test(name) || typeof value !== "object" || value === null) return undefined;
  const { unit, min_value, max_value } = value as Record<string, unknown>;
  const [min, max] = [Number(min_value), Number(max_value)];
  if (typeof unit !== "string" || !(min > 0) || !(max >= min)) return undefined;
  return { min, max, currency: unit, period: periodOf(name, max) };
}

/** Reads pay ranges, which are in cents and without a period: the words next to them tell it, else the size of the amount. */
export function payFields(ranges: readonly PayRange[]): Pick<LoosePosting, "salary"> {
  const first = ranges[0];
  if (first === undefined) return {};
  const alike = ranges.filter((range) => range.currency_type === first.currency_type);
  const min = Math.min(...alike.map((range) => range.min_cents)) / 100;
  const max = Math.max(...alike.map((range) => range.max_cents)) / 100;
  if (!(max > 0) || min > max) return {};
  const words = `${first.title ?? ""} ${first.blurb ?? ""}`;
  return {
    salary: {
      min: min || null,
      max,
      currency: first.currency_type,
      period: periodOf(words, max),
      text: namedRanges(ranges),
    },
  };
}

/** Returns every range under the employer's name for it, for salaries that differ by place. */
function namedRanges(ranges: readonly PayRange[]): string | null {
  if (ranges.length < 2) return null;
  const units = (cents: number) => (cents / 100).toLocaleString("en-US");
  const named = ranges.map(
    (range) =>
      `${range.title?.trim() || "Pay"}: ${range.currency_type} ${units(range.min_cents)} – ${units(range.max_cents)}`,
  );
  return named.join("; ");
}

/** In every currency with cents on Greenhouse, amounts over 20,000 are yearly and those up to 500 hourly; others stay open. */
function periodOf(words: string, max: number): "hour" | "month" | "year" | undefined {
  if (/hour|\/ ?hr/i.test(words)) return "hour";
  if (/month/i.test(words)) return "month";
  if (/annual|year|salary/i.test(words) && max >= 1000) return "year";
  if (max <= 500) return "hour";
  return max >= 20_000 ? "year" : undefined;
}
