import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode, currencyOfCountry, toYearlyUsd } from "#taxonomy/money.ts";
import { type Amount, factorOf, findAmounts } from "./amounts.ts";
import {
  ATTACHED_AFTER,
  ATTACHED_BEFORE,
  FROM,
  LABELLED,
  NOT_PAY_AFTER,
  NOT_PAY_BEFORE,
  PAY_WORD,
  PERIOD_BETWEEN,
  PERIOD_WORDS,
  PLUS_AFTER,
  PROMISE,
  RANGE_JOIN,
  UNIT_AFTER,
  UP_TO,
} from "./salary-words.ts";

/** Pay as one text states it. `currency` and `period` are null where nothing tells them. */
export interface Pay {
  /** As written. */
  text: string;
  min: number | null;
  max: number | null;
  currency: string | null;
  period: SalaryPeriod | null;
  /** Paid every two weeks; `period` is null then. */
  fortnightly: boolean;
  /** On-target earnings, commission included. */
  ote: boolean;
  /** What speaks for it being the salary. */
  score: number;
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

/** Makes spaces, dashes and shapes plain and blanks out what never is pay; keeps the length where it can, so that places stay true. */
function tidy(text: string): string {
  return text
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/\b40[13]\s?\(?[kb]\)?(?:\s?\(?[kb]\))?/gi, (whole) => " ".repeat(whole.length))
    .replace(/\b1?[-.\s]?\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b/g, (whole) =>
      /[,$€£]/.test(whole) ? whole : " ".repeat(whole.length),
    )
    .replace(/\b24\/7\b/g, "    ")
    .replace(/k€/gi, "k €")
    .replace(/k£/gi, "k £")
    .replace(WORDS, (_, a: string, b: string | undefined) =>
      b === undefined
        ? `${WORD_NUMBERS[a.toLowerCase()]}k`
        : `${WORD_NUMBERS[a.toLowerCase()]}k - ${WORD_NUMBERS[b.toLowerCase()]}k`,
    );
}

/** The beginning of a text, without a word that the length would cut ("pro|ductivity" is not "pro d"). */
function wholeWords(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /\p{L}/u.test(text[length] ?? "") ? cut.replace(/\p{L}+$/u, "") : cut;
}

function periodIn(text: string): SalaryPeriod | "fortnight" | "piece" | null {
  let best: { period: SalaryPeriod | "fortnight" | "piece"; at: number } | null = null;
  for (const [period, pattern] of PERIOD_WORDS) {
    const at = text.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { period, at };
  }
  return best?.period ?? null;
}

function lastPeriodIn(text: string): SalaryPeriod | "fortnight" | "piece" | null {
  let best: { period: SalaryPeriod | "fortnight" | "piece"; at: number } | null = null;
  for (const [period, pattern] of PERIOD_WORDS) {
    for (const match of text.matchAll(new RegExp(pattern.source, "giu")))
      if (best === null || match.index > best.at) best = { period, at: match.index };
  }
  return best?.period ?? null;
}

/** Period by size where nothing says it: what a person earns per hour, day, month or year, in US dollars. */
function periodBySize(value: number, currency: string | null): SalaryPeriod | null {
  const code = currencyByCode(currency ?? "USD");
  const usd = value * (code?.usd ?? 1);
  if (code?.defaultPeriod === "month") return usd < 12 ? "hour" : usd >= 25_000 ? "year" : "month";
  if (usd < 100) return "hour";
  if (usd < 1000) return "day";
  return usd < 10_000 && currency !== "INR" && currency !== "JPY" && currency !== "KRW" ? "month" : "year";
}

/** Whether a person can earn this: 1,200 (US dollars: 5,000) to 1.5 million dollars a year. Without currency it is taken as dollars. */
export function plausible(value: number, currency: string | null, period: SalaryPeriod): boolean {
  const yearly = toYearlyUsd(value, currency ?? "USD", period);
  if (yearly === null) return true;
  return yearly >= (currency === "USD" || currency === "EUR" || currency === "GBP" ? 5000 : 900) && yearly <= 1_500_000;
}

function placeholder(amount: Amount): boolean {
  return /^(\d)\1{4,}$/.test(amount.digits) || amount.digits === "123456" || amount.digits === "12345";
}

function yearNumber(amount: Amount): boolean {
  return amount.currency === null && amount.multiplier === "" && /^(?:19|20)\d\d$/.test(amount.digits);
}

export interface PayContext {
  /** The text is a salary field of the source: a bare number is pay there. */
  field: boolean;
  /** Said just before: the heading or the line above. */
  lead: string;
  /** The one country of the job, for a currency nothing else tells. */
  country: string | null;
}

interface Span {
  low: Amount | null;
  high: Amount | null;
  start: number;
  end: number;
}

function scale(low: Amount, high: Amount): Amount {
  const factor = factorOf(high.multiplier);
  const needs = low.multiplier === "" && factor > 1 && low.value < 1000 && low.value * factor <= high.value * 1.001;
  return needs ? { ...low, value: low.value * factor } : low;
}

function spansOf(text: string, amounts: readonly Amount[]): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const first = amounts[index];
    const second = amounts[index + 1];
    if (first === undefined) continue;
    if (second !== undefined) {
      const between = text.slice(first.end, second.start);
      const spaced = /^\s+$/.test(between) && first.multiplier === "k" && second.multiplier === "k";
      if (RANGE_JOIN.test(between) || PERIOD_BETWEEN.test(between) || spaced) {
        const low =
          first.multiplier !== "" && second.multiplier === "" && second.value < 1000 ? first : scale(first, second);
        const high =
          first.multiplier !== "" && second.multiplier === "" && second.value < 1000 && second.currency === null
            ? { ...second, value: second.value * factorOf(first.multiplier) }
            : second;
        spans.push({ low, high, start: first.start, end: second.end });
        index += 1;
        continue;
      }
    }
    const before = text.slice(Math.max(0, first.start - 24), first.start);
    // "Starts at $23 with progressions up to $24/hour".
    if (
      second !== undefined &&
      FROM.test(before) &&
      second.start - first.end <= 45 &&
      UP_TO.test(text.slice(first.end, second.start)) &&
      second.value > first.value
    ) {
      spans.push({ low: first, high: second, start: first.start, end: second.end });
      index += 1;
      continue;
    }
    if (UP_TO.test(before)) spans.push({ low: null, high: first, start: first.start, end: first.end });
    else if (FROM.test(before) || PLUS_AFTER.test(text.slice(first.end, first.end + 12)))
      spans.push({ low: first, high: null, start: first.start, end: first.end });
    else spans.push({ low: first, high: first, start: first.start, end: first.end });
  }
  return spans;
}

/** Reads every statement of pay in one sentence or field. */
export function readPays(source: string, context: PayContext): Pay[] {
  const text = tidy(source);
  const pays: Pay[] = [];
  for (const span of spansOf(text, findAmounts(text))) {
    const { low, high } = span;
    const one = low ?? high;
    if (one === null || one === undefined) continue;
    const range = low !== null && high !== null && low !== high;
    if ([low, high].some((amount) => amount !== null && (placeholder(amount) || amount.value <= 0))) continue;
    if ((low === null || yearNumber(low)) && (high === null || yearNumber(high)) && !/薪/.test(text)) continue;
    const after = text.slice(span.end, span.end + 60);
    const before = text.slice(Math.max(0, span.start - 80), span.start);
    if (UNIT_AFTER.test(after) && !/^\s*(?:-\s*)?hours? rate/i.test(after)) continue;
    if (NOT_PAY_AFTER.test(after) && !(context.field && range)) continue;
    const payNear = PAY_WORD.test(before.slice(-45)) || PAY_WORD.test(after.slice(0, 30));
    if (NOT_PAY_BEFORE.test(before) && !(range && PAY_WORD.test(before.slice(-30)))) continue;
    if (
      /^(?:million(?:s|en)?|mio\.?|mm|billion|bn|b)$/i.test(one.multiplier) ||
      (one.multiplier === "m" && !context.field)
    ) {
      const code = one.currency ?? high?.currency ?? null;
      if (code === null || (currencyByCode(code)?.usd ?? 1) > 0.002) continue;
    }
    const signed = high?.currency ?? low?.currency ?? null;
    const attached =
      periodIn(wholeWords(after, ATTACHED_AFTER).split(/[;(]|\.\s/)[0] ?? "") ??
      (text.slice(low?.end ?? span.start, high?.start ?? span.start).trim().length > 2
        ? periodIn(text.slice(low?.end ?? span.start, high?.start ?? span.start))
        : null);
    const said =
      attached ??
      lastPeriodIn(before.slice(-ATTACHED_BEFORE)) ??
      (context.lead === "" ? null : lastPeriodIn(context.lead.slice(-80)));
    // A bare number is pay only where pay is expected and something says so.
    const shaped =
      signed !== null ||
      one.multiplier === "k" ||
      high?.multiplier === "k" ||
      /^(?:lakhs?|lacs?|lpa|万)$/.test(high?.multiplier ?? "");
    if (
      !shaped &&
      !context.field &&
      !(payNear && one.value >= (range ? 1000 : 10_000) && (range || LABELLED.test(before)))
    )
      continue;
    if (!shaped && context.field && said === null && one.value < 1000) continue;
    const chinese = /薪|万/.test(text) ? "CNY" : null;
    const indian = /^(?:lakhs?|lacs?|lpa)$/.test(high?.multiplier ?? one.multiplier) ? "INR" : null;
    const trailing =
      /^\s*(?:\(?(?:in )?)(USD|EUR|GBP|CAD|AUD|NZD|CHF|SGD|PLN|COP|MXN|ARS|CLP|BRL|HKD|INR|ZAR)\b/.exec(after)?.[1] ??
      null;
    const dollarCountry =
      signed === "USD" &&
      !/US\s?\$|USD/.test(text.slice(span.start - 4 < 0 ? 0 : span.start - 4, span.end + 6)) &&
      context.country !== null &&
      ["CA", "AU", "NZ", "SG"].includes(context.country)
        ? (currencyOfCountry(context.country)?.code ?? null)
        : null;
    const currency =
      trailing ??
      dollarCountry ??
      signed ??
      chinese ??
      indian ??
      (context.country === null ? null : (currencyOfCountry(context.country)?.code ?? null));
    const top = high?.value ?? low?.value ?? 0;
    const bySize = periodBySize(top, currency);
    let period: SalaryPeriod | null = said === "piece" || said === "fortnight" ? null : said;
    if (said === null) period = chinese !== null ? "month" : indian !== null ? "year" : bySize;
    // "Salary: $25" or "£150 a year" cannot be; the size then tells the period.
    if (period !== null && attached === null && !plausible(top, currency, period) && bySize !== null) period = bySize;
    if (period === "year" && attached !== null && !plausible(top, currency, period)) {
      if (bySize === null || !plausible(top, currency, bySize) || top < 5) continue;
      period = bySize;
    }
    if (period !== null && !plausible(top, currency, period)) continue;
    const [min, max] =
      low !== null && high !== null && low.value > high.value
        ? [high.value, low.value]
        : [low?.value ?? null, high?.value ?? null];
    if (min !== null && max !== null && max > min * 10.01) continue;
    const ote =
      /\b(?:OTE|on[- ]target)\b[^\d$€£]{0,24}$/i.test(before) && !/\bbase\b[^\d$€£]{0,14}$/i.test(before)
        ? true
        : /^\s*\(?(?:in )?(?:total )?(?:OTE|on[- ]target)\b(?!\s*[:$€£\d])/i.test(after);
    const promise = PROMISE.test(before);
    let score =
      (range ? 3 : 0) +
      (payNear ? 3 : PAY_WORD.test(text) ? 2 : 0) +
      (PAY_WORD.test(context.lead) ? 2 : 0) +
      (attached === null ? 0 : 2) +
      (signed === null ? 0 : 1) -
      (ote ? 2 : 0) -
      (promise ? 9 : 0);
    if (/\bbase\b/i.test(before.slice(-40) + after.slice(0, 16))) score += 1;
    const start = /^[A-Z]{3}\s$/.test(text.slice(span.start - 4, span.start)) ? span.start - 4 : span.start;
    const tailText =
      attached === null
        ? ""
        : (/^[^;.(]{0,12}?(?:\/|per|an?|pro|par|por)?\s?(?:hourly|hours?|hr|h|annually|annual|annum|years?|yr|months?|mo|monthly|yearly|days?|daily|weeks?|weekly|stunde|jahr|monat|tag|heure|mois|an|jour|hora|mes|año|LPA)\b/i.exec(
            after,
          )?.[0] ?? "");
    pays.push({
      text: `${source.slice(start, span.end)}${tailText}`.trim(),
      min,
      max,
      currency,
      period,
      fortnightly: said === "fortnight",
      ote,
      score,
    });
  }
  return pays;
}

/**
 * The pay among several statements: yearly before hourly when both are given, base before on-target earnings; ranges for several
 * zones in one currency and period are joined, lowest to highest. Null when there is none.
 */
export function choosePay(pays: readonly Pay[]): Pay | null {
  if (pays.length === 0) return null;
  const best = Math.max(...pays.map((pay) => pay.score));
  const strong = pays.filter((pay) => pay.score >= best - 2);
  const base = strong.filter((pay) => !pay.ote);
  const pool = base.length > 0 ? base : strong;
  const ranges = pool.filter((pay) => pay.min !== pay.max);
  const kept = ranges.length > 0 ? ranges : pool;
  const yearly = kept.filter((pay) => pay.period === "year");
  const candidates = yearly.length > 0 ? yearly : kept;
  const lead =
    candidates.find((pay) => pay.score === Math.max(...candidates.map((candidate) => candidate.score))) ??
    candidates[0];
  if (lead === undefined) return null;
  const zones = candidates.filter(
    (pay) =>
      pay.currency === lead.currency &&
      pay.period === lead.period &&
      pay.min !== null &&
      pay.max !== null &&
      pay.min !== pay.max,
  );
  if (lead.min === lead.max || zones.length < 2) return lead;
  const min = Math.min(...zones.map((pay) => pay.min ?? Infinity));
  const max = Math.max(...zones.map((pay) => pay.max ?? 0));
  return max > min * 4
    ? lead
    : { ...lead, min, max, text: [...new Set(zones.map((pay) => pay.text))].slice(0, 4).join("; ") };
}
