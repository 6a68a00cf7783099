import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode, currencyOfCountry } from "#taxonomy/money.ts";
import { type AmountSpan, findSpans } from "./amount-spans.ts";
import type { Amount } from "./amounts.ts";
import { isPayByItself } from "./amount-line.ts";
import { firstPeriodIn, canBeEarned, lastPeriodIn, monthsAYear, periodBySize, sizeDecidesPeriod } from "./period.ts";
import {
  ATTACHED_AFTER,
  ATTACHED_BEFORE,
  BENEFIT,
  EXTRA_SALARY,
  INCLUDED,
  LABELLED,
  NOT_SALARY_AFTER,
  NOT_SALARY_BEFORE,
  OTHER_MONEY_AFTER,
  OTHER_MONEY_BEFORE,
  PAY_OF_OTHERS,
  PROMISE,
  SALARY_NOUN,
  namesPay,
  type StatedPeriod,
  UNIT_AFTER,
  WORTH,
  leadsToPay,
} from "./salary-words.ts";

/** A salary as one text states it. `currency` and `period` are null where the text doesn't say. */
export interface SalaryStatement {
  /** As written. */
  text: string;
  min: number | null;
  max: number | null;
  currency: string | null;
  period: SalaryPeriod | null;
  /** Nothing says per what, and more than one period fits the amount. */
  periodUnstated: boolean;
  /** Paid every two weeks; `period` is null then. */
  fortnightly: boolean;
  /** On-target earnings, commission included. */
  ote: boolean;
  /** How strongly the text says that this is the salary. */
  score: number;
}

export interface SalaryContext {
  /** The text is a salary field of the source, where a bare number is a salary. */
  field: boolean;
  /** The heading or the line just above. */
  lead: string;
  /** The job's only country, which decides an unwritten currency. */
  country: string | null;
}

const WORD_NUMBERS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const WORDS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:\s*(?:-|to|and)\s*(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))?[\s-]+thousand\b/gi;

/** Hours a week beside pay: their week is not what the pay is for. */
const HOURS_A_WEEK =
  /(?<![\d.,$€£]|[$€£] )\d{1,2}(?:[.,]\d{1,2})?\s?-?(?:uur|uren|hours?|hrs?|h|stunden?|std\.?|heures?|horas?|timmar|tim|timer|godzin[ya]?|godz\.?|ore)\s?(?:(?:per|pro|par|por|a|je|\/|i|om|in der|à la|a la|w)\s?)?(?:week|wk|woche|semaine|semana|veckan?|ugen?|tydzień|tygodniu|tygodniowo|settimana|weekly|wöchentlich|hebdomadaires?|semanal(?:es)?|semanais)(?!\p{L})/giu;

/** Normalises spaces and dashes and blanks out numbers that are never a salary. Keeps the length where possible, so that offsets stay valid. */
function tidy(text: string): string {
  return text
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\b40[13]\s?\(?[kb]\)?(?:\s?\(?[kb]\))?/gi, (whole) => " ".repeat(whole.length))
    .replace(/\b1?[-.\s]?\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b/g, (whole) =>
      /[,$€£]/.test(whole) ? whole : " ".repeat(whole.length),
    )
    .replace(/\b24\/7\b/g, "    ")
    .replace(HOURS_A_WEEK, (whole) => " ".repeat(whole.length))
    .replace(/\b(kr|pr)\.(?= ?(?:pr|om|i|per|måned|md|år|time)\b)/gi, "$1 ")
    .replace(/k€/gi, "k €")
    .replace(/k£/gi, "k £")
    .replace(WORDS, (_, a: string, b: string | undefined) =>
      b === undefined
        ? `${WORD_NUMBERS[a.toLowerCase()]}k`
        : `${WORD_NUMBERS[a.toLowerCase()]}k - ${WORD_NUMBERS[b.toLowerCase()]}k`,
    );
}

/** Returns the beginning of a text without the word that the cut would split: "pro|ductivity" must not read as "per d". */
function wholeWords(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /\p{L}/u.test(text[length] ?? "") ? cut.replace(/\p{L}+$/u, "") : cut;
}

/** How far before an amount a word for pay belongs to it. */
const NEAR = 45;

/** A span of the text, with everything around it that says whether and how it is a salary. */
interface Candidate {
  /** The whole text, tidied. */
  text: string;
  context: SalaryContext;
  span: AmountSpan;
  /** The lower end, or the only one. */
  amount: Amount;
  isRange: boolean;
  before: string;
  after: string;
  /** Whether a word for salary is close by. */
  wordNear: boolean;
  /** The currency written at the amounts. */
  sign: string | null;
  /** The period written at the amounts. */
  attachedPeriod: StatedPeriod | null;
  /** The period written at the amounts, else before them, else in the heading. */
  statedPeriod: StatedPeriod | null;
}

/** Returns the period of a line above about pay, unless it belongs to an amount of its own: "a budget of € 1,500 a year". */
function leadPeriod({ lead, field }: SalaryContext): StatedPeriod | null {
  return lead === "" ||
    !(field || leadsToPay(lead)) ||
    /\p{Sc} ?\d|\d ?(?:\p{Sc}|zł|kr(?!\p{L})|EUR|PLN|euro)/u.test(lead)
    ? null
    : lastPeriodIn(lead.slice(-80));
}

function readCandidate(text: string, span: AmountSpan, context: SalaryContext): Candidate | null {
  const { low, high } = span;
  const amount = low ?? high;
  if (amount === null) return null;
  const sign = high?.currency ?? low?.currency ?? null;
  // Most numbers of a text are counts; reading what stands around them takes far longer than finding them.
  if (!context.field && sign === null && amount.value < 1000 && !amount.multiplier && !high?.multiplier) return null;
  const after = text.slice(span.end, span.end + 60);
  const before = text.slice(Math.max(0, span.start - 80), span.start);
  const between = text.slice(low?.end ?? span.start, high?.start ?? span.start);
  const attachedPeriod =
    firstPeriodIn(
      wholeWords(after.replace(/^\.(?= \p{Ll})/u, " "), ATTACHED_AFTER).split(/[;(]|\.\s|\s(?=\d)/)[0] ?? "",
    ) ??
    monthsAYear(after) ??
    (between.trim().length > 2 ? firstPeriodIn(between) : null);
  return {
    text,
    context,
    span,
    amount,
    isRange: low !== null && high !== null && low !== high,
    before,
    after,
    wordNear: namesPay(before.slice(-NEAR)) || namesPay(after.slice(0, 30)),
    sign,
    attachedPeriod,
    statedPeriod: attachedPeriod ?? lastPeriodIn(before.slice(-ATTACHED_BEFORE)) ?? leadPeriod(context),
  };
}

function isPlaceholder(amount: Amount): boolean {
  return /^(\d)\1{4,}$/.test(amount.digits) || amount.digits === "123456" || amount.digits === "12345";
}

function isCalendarYear(amount: Amount): boolean {
  return amount.currency === null && amount.multiplier === "" && /^(?:19|20)\d\d$/.test(amount.digits);
}

/** Millions are revenue or funding, except in currencies of which it takes more than 500 to buy a dollar. */
function isSumOfMillions({ amount, span, context }: Candidate): boolean {
  const inMillions =
    /^(?:mi(?:ll?i|lj|o|lh|ln).*|ml.*|mm|billion|bn|b)$/i.test(amount.multiplier) ||
    (amount.multiplier === "m" && !context.field);
  if (!inMillions) return false;
  const code = amount.currency ?? span.high?.currency ?? null;
  return code === null || (currencyByCode(code)?.usd ?? 1) > 0.002;
}

/** Returns whether a bonus, an allowance or a budget governs the amounts: the noun nearest to them, unless it belongs to a salary. */
function isOtherMoney({ before, after, isRange }: Candidate): boolean {
  if (!isRange && (OTHER_MONEY_AFTER.test(after) || EXTRA_SALARY.test(before))) return true;
  const noun = OTHER_MONEY_BEFORE.exec(before);
  if (noun === null || SALARY_NOUN.test(noun[0])) return false;
  const upTo = before.slice(0, noun.index);
  if (INCLUDED.test(upTo) && SALARY_NOUN.test(upTo) && !/\d/.test(upTo)) return false;
  return !(isRange && namesPay(before.slice(-30)));
}

/** Returns whether the words around the amounts allow a salary: no bonus, no revenue, no count of people or years. */
function canBeSalary(candidate: Candidate): boolean {
  const { text, context, span, isRange, before, after } = candidate;
  const amounts = [span.low, span.high].filter((amount) => amount !== null);
  if (amounts.some((amount) => isPlaceholder(amount) || amount.value <= 0)) return false;
  if (amounts.every(isCalendarYear) && !/薪/.test(text)) return false;
  if (UNIT_AFTER.test(after) && !/^\s*(?:-\s*)?hours? rate/i.test(after)) return false;
  if (NOT_SALARY_AFTER.test(after) && !(context.field && isRange)) return false;
  const noun = NOT_SALARY_BEFORE.exec(before);
  if (noun !== null && !SALARY_NOUN.test(noun[0]) && !(isRange && namesPay(before.slice(-30)))) return false;
  if (isOtherMoney(candidate) || PAY_OF_OTHERS.test(before) || WORTH.test(before)) return false;
  return !isSumOfMillions(candidate);
}

/** Returns whether the amounts look like money, or are in a place where a bare number must be a salary. */
function looksLikeMoney({ context, span, amount, isRange, before, wordNear, sign, statedPeriod }: Candidate): boolean {
  const hasMoneyForm =
    sign !== null ||
    amount.multiplier === "k" ||
    span.high?.multiplier === "k" ||
    /^(?:lakhs?|lacs?|lpa|万)$/.test(span.high?.multiplier ?? "");
  if (hasMoneyForm) return true;
  if (context.field) return statedPeriod !== null || amount.value >= 1000;
  return wordNear && amount.value >= (isRange ? 1000 : 10_000) && (isRange || LABELLED.test(before));
}

const isChinese = ({ text, sign }: Candidate) => sign === null && /薪|万/.test(text);
const isIndian = ({ span, amount }: Candidate) =>
  /^(?:lakhs?|lacs?|lpa)$/.test(span.high?.multiplier ?? amount.multiplier);

const KRONA = new Set(["SEK", "NOK", "DKK", "ISK"]);
const DOLLARS = new Set(["CAD", "AUD", "NZD", "SGD"]);
const PESOS = new Set(["MXN", "ARS", "CLP", "COP", "UYU"]);
/** In these words a bare "$" is a peso; English ads there mean US dollars. */
const SPANISH_PAY = /(?<!\p{L})(?:sueldo|salario|renta|remuneraci|mensual|quincenal|pesos|brutos|netos|al mes)/iu;

/** Returns whether the sign at the amounts is one that the country's currency shares with another: "$" in Canada, "kr" in Norway. */
function isSharedSign({ text, span, sign }: Candidate, ofCountry: string): boolean {
  const written = text.slice(Math.max(0, span.start - 4), span.end + 6);
  if (sign === "USD")
    return !/US\s?\$|USD/.test(written) && (DOLLARS.has(ofCountry) || (PESOS.has(ofCountry) && SPANISH_PAY.test(text)));
  if (sign === "MXN") return !/MX/.test(written) && PESOS.has(ofCountry);
  return sign !== null && KRONA.has(sign) && KRONA.has(ofCountry) && !/SEK|NOK|DKK|ISK/i.test(written);
}

function currencyFor(candidate: Candidate): string | null {
  const { context, after, sign } = candidate;
  const trailing = /^\s*(?:\(?(?:in )?)(USD|EUR|GBP|CAD|AUD|NZD|CHF|SGD|PLN|COP|MXN|ARS|CLP|BRL|HKD|INR|ZAR)\b/.exec(
    after,
  )?.[1];
  if (trailing !== undefined) return trailing;
  const ofCountry = context.country === null ? null : (currencyOfCountry(context.country)?.code ?? null);
  if (sign !== null && ofCountry !== null && isSharedSign(candidate, ofCountry)) return ofCountry;
  if (sign !== null) return sign;
  if (isChinese(candidate)) return "CNY";
  return isIndian(candidate) ? "INR" : ofCountry;
}

/**
 * Returns the period and whether it is a guess. Null when it is unknown, and "impossible" when nobody earns this much in any period
 * that fits.
 */
function periodFor(
  candidate: Candidate,
  top: number,
  currency: string | null,
): { period: SalaryPeriod | null; periodUnstated: boolean } | "impossible" {
  const { attachedPeriod, statedPeriod } = candidate;
  const bySize = periodBySize(top, currency);
  const isPossible = (period: SalaryPeriod) => canBeEarned(top, currency, period);
  let period: SalaryPeriod | null = statedPeriod === "piece" || statedPeriod === "fortnight" ? null : statedPeriod;
  if (statedPeriod === null) period = isChinese(candidate) ? "month" : isIndian(candidate) ? "year" : bySize;
  const isOpen = !sizeDecidesPeriod(top, currency) && !isChinese(candidate) && !isIndian(candidate);
  if (period === null || isPossible(period)) return { period, periodUnstated: statedPeriod === null && isOpen };
  // A sum of "400 € a year" that no word for pay names is an allowance.
  if (attachedPeriod === "year" && !namesPay(candidate.before.slice(-NEAR))) return "impossible";
  // "Salary: $25" and "salary of £150 a year" can't be yearly, so the size decides.
  if (attachedPeriod === null || (period === "year" && top >= 5)) period = bySize;
  return isPossible(period) ? { period, periodUnstated: isOpen } : "impossible";
}

function isOnTarget({ before, after }: Candidate): boolean {
  const saidBefore =
    /\b(?:OTE|on[- ]target)\b[^\d$€£]{0,24}$/i.test(before) && !/\bbase\b[^\d$€£]{0,14}$/i.test(before);
  return saidBefore || /^\s*\(?(?:in )?(?:total )?(?:OTE|on[- ]target)\b(?!\s*[:$€£\d])/i.test(after);
}

/** Returns whether an amount needs no word for pay; in a line of its own, the heading's period counts. */
function standsAlone({ text, span, amount, sign, attachedPeriod, statedPeriod, wordNear }: Candidate): boolean {
  const isLine = text.length - (span.end - span.start) <= 40;
  if (wordNear && !isLine) return false;
  const period = isLine ? statedPeriod : attachedPeriod;
  return isPayByItself({ text, start: span.start, end: span.end, value: amount.value, sign, period });
}

const NAMED_PAY = new RegExp(String.raw`${SALARY_NOUN.source}|\b(?:pay|compensation|rate|base)\b`, "iu");

function scoreOf(candidate: Candidate): number {
  const { text, context, amount, isRange, before, after, wordNear, sign, attachedPeriod } = candidate;
  return (
    (isRange ? 3 : 0) +
    (wordNear ? 3 : namesPay(text) ? 2 : 0) +
    (leadsToPay(context.lead) ? 2 : 0) +
    (attachedPeriod === null ? 0 : attachedPeriod === "hour" ? 3 : 2) +
    (sign === null && !isIndian(candidate) && !(wordNear && amount.multiplier === "k") ? 0 : 1) -
    (PROMISE.test(before) ? 9 : 0) -
    (!isRange && BENEFIT.test(text) && !NAMED_PAY.test(before) ? 3 : 0) +
    (standsAlone(candidate) ? 3 : 0) +
    (sign === null && LABELLED.test(before) ? 1 : 0) +
    (/\bbase\b/i.test(before.slice(-40) + after.slice(0, 16)) ? 1 : 0)
  );
}

const PERIOD_TAIL =
  /^[^;.(]{0,12}?(?:\/|per|an?|pro|par|por)?\s?(?:hourly|hours?|hr|h|annually|annual|annum|years?|yr|months?|mo|monthly|yearly|days?|daily|weeks?|weekly|stunde|jahr|monat|tag|heure|mois|an(?! h(?:ou)?r)|jour|hora|mes|año|LPA)\b/i;

/** Returns the statement as written, from the currency code before the amounts to the period behind them. */
function writtenText(source: string, { text, span, after, attachedPeriod }: Candidate): string {
  const start = /^[A-Z]{3}\s$/.test(text.slice(span.start - 4, span.start)) ? span.start - 4 : span.start;
  const tail = attachedPeriod === null ? "" : (PERIOD_TAIL.exec(after)?.[0] ?? "");
  return `${source.slice(start, span.end)}${tail}`.trim();
}

/** Marks on-target earnings as such. */
const onTarget = (text: string) => (/\bOTE\b|on[- ]target/i.test(text) ? text : `${text} OTE`);

function toStatement(source: string, candidate: Candidate): SalaryStatement | null {
  if (!looksLikeMoney(candidate) || !canBeSalary(candidate)) return null;
  const { low, high } = candidate.span;
  const currency = currencyFor(candidate);
  const paidPer = periodFor(candidate, high?.value ?? low?.value ?? 0, currency);
  if (paidPer === "impossible") return null;
  const [min, max] =
    low !== null && high !== null && low.value > high.value
      ? [high.value, low.value]
      : [low?.value ?? null, high?.value ?? null];
  if (min !== null && max !== null && max > min * 10.01) return null;
  const ote = isOnTarget(candidate);
  return {
    text: ote ? onTarget(writtenText(source, candidate)) : writtenText(source, candidate),
    min,
    max,
    currency,
    ...paidPer,
    fortnightly: candidate.statedPeriod === "fortnight",
    ote,
    score: scoreOf(candidate),
  };
}

/** Reads every statement of a salary in one sentence or field. */
export function readSalaryStatements(source: string, context: SalaryContext): SalaryStatement[] {
  const text = tidy(source);
  return findSpans(text).flatMap((span) => {
    const candidate = readCandidate(text, span, context);
    return candidate === null ? [] : (toStatement(source, candidate) ?? []);
  });
}
