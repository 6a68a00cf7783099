import { folded } from "#normalise/text/folded-expression.ts";
import type { SalaryRange } from "#contract/schemas/job.ts";
import type { PostingSalary } from "#sources/posting.ts";
import { currencyByCode, toYearlyUsd } from "#taxonomy/money.ts";
import type { Evidenced } from "#normalise/result.ts";
import { chooseSalary } from "./choose-salary.ts";
import { moneyCountry, onlyCurrencyOf } from "./currency.ts";
import { canBeEarned } from "./period.ts";
import { salaryRangeText } from "./range-text.ts";
import { MIN_SCORE, readSalaryStatements, type SalaryStatement } from "./salary-text.ts";
import { inOwnMoney, joinListed, ofTitlesLevel, withoutLimits } from "./listed-pay.ts";
import { bodySalaries, type StatedSalary } from "./body-salaries.ts";
import { isTraineesTitle } from "./trainees/trainees.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";

export interface SalaryInput {
  field: PostingSalary | undefined;
  title: string;
  prepared: PreparedText;
  /** ISO code of the job's only country, which decides an unwritten currency; null for several or none. */
  country: string | null;
}

type Stated = Pick<SalaryStatement, "text" | "min" | "max" | "currency" | "period" | "periodUnstated">;

/** Completes a statement with its value in US dollars a year; null while its currency or period is unknown. */
export function toRange({ text, min, max, currency, period, periodUnstated }: Stated): SalaryRange | null {
  if (currency === null || period === null || (min === null && max === null)) return null;
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const middle = low !== null && high !== null ? (low + high) / 2 : (low ?? high ?? 0);
  const yearlyUsd = toYearlyUsd(middle, currency, period);
  if (yearlyUsd === null) return null;
  const range = { text, min: low, max: high, currency, period, yearlyUsd: Math.round(yearlyUsd) };
  return periodUnstated ? { ...range, periodUnstated } : range;
}

const NO_PERIOD = { period: null, periodUnstated: false };

/** Reads the numbers of a source, unless they are placeholders or impossible to earn. */
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
  // Some boards label a day rate as yearly. The amount then decides, as it does for text without a period.
  const { period, periodUnstated } =
    stated !== null && canBeEarned(top, currency, stated)
      ? { period: stated, periodUnstated: false }
      : (chooseSalary(readSalaryStatements(`${currency} ${top}`, { field: true, lead: "", country })) ?? NO_PERIOD);
  if (period === null || !canBeEarned(top, currency, period)) return null;
  const low = min !== null && max !== null && max > min * 10 ? null : min;
  return toRange({
    text: /\d/.test(text) ? text : salaryRangeText(low, max, currency, periodUnstated ? null : period),
    min: low,
    max,
    currency,
    period,
    periodUnstated,
  });
}

/** Where a title's parts begin: "Chef - up to £38,000". */
const TITLE_PART = /\s[-–—]\s/u;

/** Returns what a title states, as a whole or in its last part. */
function titleSalary(title: string, country: string | null): SalaryStatement | null {
  const read = (text: string) => {
    const statements = readSalaryStatements(text, { field: false, lead: "", country });
    return chooseSalary(statements.filter(({ score }) => score >= MIN_SCORE));
  };
  if (!/\d/.test(title)) return null;
  return read(title) ?? read(title.split(TITLE_PART).slice(1).at(-1) ?? "");
}

/** Returns the salary that a posting states in its salary field, else its title, else its body. Currency and period may be unknown. */
export function readStatedSalary(input: SalaryInput): StatedSalary | null {
  const { field } = input;
  const country = moneyCountry(input.country, input.prepared.text);
  const text = field?.text?.trim() ?? "";
  if (text !== "") {
    const withCurrency =
      field?.currency !== undefined && !/[A-Z]{3}|[$€£¥₹]/.test(text) ? `${text} ${field.currency}` : text;
    const context = { field: true, lead: field?.period ?? "", country };
    const stated = chooseSalary(readSalaryStatements(withCurrency, context));
    if (stated !== null)
      return {
        statement: { ...stated, text: text.length <= 120 ? text : stated.text },
        evidence: `salary: ${text.slice(0, 200)}`,
      };
  }
  const title = titleSalary(input.title, country);
  const inTitle = title === null ? null : { statement: title, evidence: `title: ${input.title}` };
  // A title boasts of what targets bring; the body may state the base.
  if (inTitle !== null && !inTitle.statement.ote) return inTitle;
  const found = withoutLimits(bodySalaries(input.prepared, { country, trainee: isTraineesTitle(input.title) }));
  const isSure = ({ statement }: StatedSalary) => statement.score >= MIN_SCORE;
  const sure = found.filter(isSure);
  const ofLevel = ofTitlesLevel(sure, input.title);
  const inBody = joinListed(ofLevel.length < sure.length ? ofLevel : found).filter(isSure);
  const plausibleOnes = amongPlausible(
    inBody.map((one) => one.statement),
    input,
  );
  const statement = chooseSalary(inOwnMoney(plausibleOnes, country));
  if (statement === null || (statement.ote && inTitle !== null)) return inTitle;
  const first = inBody.find((one) => statement.text.startsWith(one.statement.text)) ?? inBody[0];
  const currency = statement.currency ?? onlyCurrencyOf(input.prepared.sentences.map((sentence) => sentence.text));
  return { statement: { ...statement, currency }, evidence: first?.evidence ?? "" };
}

/** Roles that are paid more than others: executives, physicians, partners. */
const TOP_PAID = folded(
  /\b(?:chief|c[etfoi]o|president|partner|physicians?|surgeons?|psychiatrists?|an(?:a)?esthesiologists?|radiologists?|cardiologists?|dentists?|managing director|portfolio manager|trader)\b/i,
);
/** Roles that are paid less than others, unless they lead or build: agents, clerks, drivers. */
const LOW_PAID = folded(
  /\b(?:customer (?:support|service|care)|call cent(?:er|re)|data entry|receptionist|cashier|cleaner|housekeeper|warehouse|delivery driver|barista|waiter|waitress|clerk|caregiver|care assistant|(?:virtual|administrative|office|nursing|teaching) assistant|typist|transcriber|transcriptionist|moderator|courier|janitor)\b/i,
);
const LEADS_OR_BUILDS =
  /\b(?:head|lead|director|manager|vp|engineer|architect|developer|software|consultant|scientist)\b/i;
/** Countries where few people earn more than 600,000 US dollars a year; elsewhere few earn more than 300,000. */
const WELL_PAID = new Set("US CA GB IE CH LI LU DE NL DK NO AU SG HK AE IL".split(" "));

/** Countries whose money is what amounts without a sign, or with "kr", are in, by the language of an ad that names no country. */
const MONEY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  da: "DK",
  no: "NO",
  sv: "SE",
  pl: "PL",
  cs: "CZ",
  nl: "NL",
  fi: "FI",
  ro: "RO",
  ja: "JP",
  ko: "KR",
  hu: "HU",
  tr: "TR",
};

/** Returns the country that decides what an unwritten currency or a shared sign means: the job's only one, else that of the ad's language. */
export function countryOfPay(country: string | null, language: string | null): string | null {
  return country ?? MONEY_OF_LANGUAGE[language ?? ""] ?? null;
}

/** Returns what few people in a role and a country earn more than, in US dollars a year. */
function mostPlausible({ title, country }: Pick<SalaryInput, "title" | "country">): number {
  if (TOP_PAID.test(title)) return 1_500_000;
  const isWellPaid = country === null || WELL_PAID.has(country);
  if (LOW_PAID.test(title) && !LEADS_OR_BUILDS.test(title)) return isWellPaid ? 250_000 : 120_000;
  return isWellPaid ? 600_000 : 300_000;
}

/** Returns why nobody in such a role and country earns this much, or null. */
export function whyImplausible({ yearlyUsd }: SalaryRange, input: SalaryInput): string | null {
  const most = mostPlausible(input);
  return yearlyUsd <= most
    ? null
    : `about ${yearlyUsd.toLocaleString("en-US")} US dollars a year is more than this role pays there`;
}

/** Returns the statements that can be true, or all of them if none can: sums that others spend mustn't hide the pay beside them. */
function amongPlausible(statements: readonly SalaryStatement[], input: SalaryInput): readonly SalaryStatement[] {
  if (statements.length < 2) return statements;
  const plausibleOnes = statements.filter((statement) => {
    const range = toRange(statement);
    return range === null || whyImplausible(range, input) === null;
  });
  return plausibleOnes.length > 0 ? plausibleOnes : statements;
}

/** Returns a salary with its evidence; an implausible one only as the posting's text, with the reason. */
function plausible(range: SalaryRange | null, evidence: string, input: SalaryInput): Evidenced<SalaryRange | null> {
  const reason = range === null ? null : whyImplausible(range, input);
  if (reason === null) return { value: range, evidence };
  return { value: null, evidence: `${evidence.slice(0, 300)} (${reason})` };
}

/** Returns the salary of a posting: the numbers of the source, else what its texts state. Null when there is no plausible one. */
export function readSalary(input: SalaryInput): Evidenced<SalaryRange | null> {
  const { field } = input;
  if (field !== undefined && (field.min !== undefined || field.max !== undefined)) {
    const range = fromNumbers(field, input.country);
    if (range !== null) return plausible(range, `salary: ${range.text}`, input);
  }
  const read = readStatedSalary(input);
  if (read === null) return { value: null, evidence: "" };
  const { weeksPaid, ...stated } = read.statement;
  const aWeek = (value: number | null) => (value === null || weeksPaid === null ? value : value / weeksPaid);
  const range =
    weeksPaid === null
      ? toRange(stated)
      : toRange({ ...stated, min: aWeek(stated.min), max: aWeek(stated.max), period: "week" });
  return plausible(range, read.evidence, input);
}
