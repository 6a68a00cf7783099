import type { SalaryPeriod } from "#contract/job.ts";
import { currencyByCode, currencyOfCountry, toYearlyUsd } from "#taxonomy/money.ts";
import { type Amount, factorOf, findAmounts } from "./amounts.ts";

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

const PERIOD_WORDS: [SalaryPeriod | "fortnight" | "piece", RegExp][] = [
  [
    "piece",
    /(?:\/|\bper|\bpro|\bpar|\bpor)\s*(?:word|article|project|task|mile|unit|post|video|page|piece|lead|sale|deal|appointment|session|class|assignment|survey|audio|delivery|seat|user|member|month per)/i,
  ],
  ["fortnight", /\bbi-?weekly\b|\bfortnight\w*|every (?:two|2) weeks/i],
  [
    "hour",
    /(?:\/|\bper|\ban?|\bpro|\bpar|\bpor|\bje|\bde l')\s?(?:hour|hr|h\b|std|stunde|heure|hora|godz)|\bhourly\b|\/\s?h\b|\bp\/h\b|\bph\b|stundenlohn|€\/h|\bzł\/h|taux horaire|\bl'heure|stündlich|an hour|\bhrly\b/i,
  ],
  [
    "day",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:day|d\b|tag|jour|j\b|d[ií]a)|\bdaily\b|\btjm\b|\bday rate\b|tagessatz|\bp\.?d\.?\b|\bper diem\b/i,
  ],
  ["week", /(?:\/|\bper|\ba|\bpro|\bpar|\bpor)\s?(?:week|wk|woche|semaine|semana)|\bweekly\b|\bp\.?w\.?\b/i],
  [
    "month",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal)\s?(?:month|mo\b|mth|monat|mois|mes\b|mês|miesi|mies)|\bmonthly\b|monatlich|monats|\bmensue?l\w*|\bmensual\w*|\bp\.?\s?m\.?(?![\p{L}\d])|\bpcm\b|aylık|miesięcznie|薪|\/月|mtl/iu,
  ],
  [
    "year",
    /(?:\/|\bper|\ba|\bpro|\bpar|\bpor|\bim|\bal|\bthe)\s?(?:year|yr|y\b|annum|jahr|an\b|année|año|ano|rok)|\bannual\w*|\bannuel\w*|\banual\w*|\byearly\b|jährlich|jahres|\bp\.?\s?a\.?(?![\p{L}\d])|\/年|\blpa\b|\bctc\b|\bsalary\b(?! per)|\bpackage annuel/iu,
  ],
];
const ATTACHED_AFTER = 34;
const ATTACHED_BEFORE = 60;

const RANGE_JOIN =
  /^[\s,]*(?:-\s)?\s*(?:[-–—~]|to|and|bis|à|a|y|et|und|hasta|until|through|up to|\.\.\.?|·|\/(?=\s*[$€£]))\s*(?:up to |around |approx\.? )?$/iu;
const PERIOD_BETWEEN =
  /^\s*(?:\/|per |an? |pro |par |por )?\s*(?:hours?|hr|h|year|yr|month|mo|annually|annum|day|week|hourly|yearly|k|USD|EUR|GBP|CAD|gross|brutto|brut)\.?\s*(?:[-–—~]|to|bis|à|a|and)\s*$/i;
const UP_TO =
  /(?:\bup to|\bmax(?:imum|\.)?(?: of)?|\bbis(?: zu)?|\bjusqu['’]?\s?à|\bhasta|\bas much as|\bdo(?=\s*\d)|\bless than|\bunder)\s*:?\s*$/i;
const FROM =
  /(?:\bfrom|\bstarting (?:at|from|salary(?: of)?|pay(?: of)?)|\bstarts? at|\bat least|\bmin(?:imum|\.|d(?:estens|\.)?)?(?: of)?|\bab|(?<!\p{L})à partir de|\bdesde|\ba partir de|\bdès|\bmore than|\bover)\s*:?\s*$/iu;
const PLUS_AFTER = /^\s?\+(?!\s?\d)(?=\s*(?:$|[^\p{L}\s]|per\b|an?\b|USD|EUR|yearly|annually|DOE))/u;

const PAY_WORD =
  /\b(?:salary|salaries|pay\b|pays\b|(?:be|is|are|get|paid) paid\b|paying|payrate|compensation|comp\b|base\b|wage|wages|rate\b|rates\b|hourly|earn(?:ings?|ing)?|remuneration|package|range\b|OTE|on[- ]target|ctc|income|stipend of|day rate|annually|per annum|per year|per hour|an hour|gehalt|jahresgehalt|monatsgehalt|bruttogehalt|einstiegsgehalt|grundgehalt|vergütung|verdienst|lohn|stundenlohn|brutto|entgelt|jahresbrutto|salaire|rémunération|remuneration|brut\b|bruts?\b|fixe|tjm|package|salario|sueldo|retribuci[oó]n|remuneraci[oó]n|bruto|banda salarial|rango salarial|wynagrodzenie|widełki|salário|stipendio|lön|gross)\b|\/\s?(?:hr|hour|yr|year)\b|薪|gehalts/i;
const NOT_PAY_AFTER =
  /^\+?[\s)]*(?:(?:in|of|as|an? month|an? year|a|an|the|annual(?:ly)?|per year|per month|yearly|monthly|worth|one[- ]time|\w+['’]s|\/\s?(?:year|month|yr)|for|towards?|each|every|cash|quarterly|usd|cad|max(?:imum)?|max\.|home|company|learning|performance)\s+){0,4}(?:sign[- ]?(?:on|ing)|bonus(?:es)?\b(?!\s*:)|reimburs\w*|tuition|stipends?|allowances?|budgets?|relocation|referral|401|equity|stock|options?|grants?|rsus?|credits?|vouchers?|gift|discount|insurance|coverage|deductible|life insurance|in (?:funding|revenue|sales|arr|assets|savings|value|benefits|annual revenue|bookings|pipeline|payments|volume|capital|investments?)|arr\b|aum\b|revenue|funding|series|valuation|raised|seed|quota|deal|deals|portfolio|accounts?|customers?|projects?|budget|donation|fee\b|fees\b|fund\b|prize|match|commission(?:s)?\b(?!\s*:)|tips\b|premium|incentive|training|education|development|wellness|home office|equipment|setup|health|hsa|zuschuss|prämie|bonus|gutschein|weiterbildung|jährlich(?:es)? budget|prime\b|chèque|ticket|tickets|bon\b|umsatz|chiffre|ebitda)/i;
const NOT_PAY_BEFORE =
  /\b(?:raised|raising|funding|series [a-e]|revenues?|valuation|valued at|valuation of|budgets?|managing|manage|manages|worth|arr|aum|backed|invest(?:ed|ment|ing|ments)?|bonus(?:es)?|sign[- ]?on|signing|stipend(?: of)?|reimburse\w*|reimbursement|tuition|allowance|relocation|referral|savings?|sales of|deals?|quota|portfolio|customers|equity|stock|options worth|grant|insurance|deductible|discount|market|industry|donat\w*|grossing|contribution|contribut\w*|processed|transactions?|payments? (?:volume|of)|acquired|exceed(?:ing|s)?|generat\w+|ebitda|umsatz|chiffre d'affaires|zuschuss|bezuschuss\w*|facturación|prime|credit|saved|goal|401k|premiums?|costs?|tips|lift(?:ing)?|commissions? (?:of|up)|commissions?:?\s*$|incentives?|fees?|fund|contracts?|projects?|turnover|caps?|limit)\b[^.;:]{0,30}$/i;
/** What a person might earn one day is no salary range. */
const PROMISE =
  /\b(?:potential(?:ly)?|could|may(?: ?be)? |maybe|may earn|estimated (?:year|first|annual earnings)|in excess of|earn up to|year (?:one|two|three)|first[- ]year|top (?:performers|earners)|by our calculations)\b[^.;]{0,60}$|\bby our calculations\b/i;
const UNIT_AFTER =
  /^s\b|^\s*(?:\+|-)?\s*(?:%|years?\b|yrs?\b|hours?\b(?! rate)|hrs\b|days?\b|weeks?\b|months?\b|minutes?\b|employees|people|staff|customers|users|countries|locations|offices|clients|lbs?\b|pounds of|miles|km\b|sq|members|students|patients|units|vehicles|companies|developers|engineers|stunden|tage|jahre|monate|wochen|mitarbeiter|ans\b|jours|heures|mois|semaines|salariés|collaborateurs|horas|d[ií]as|años|meses|semanas|empleados|\/7|jähr|°|th\b|st\b|nd\b|rd\b|x\b|-?step|-?person|-?day|degrees?)/i;

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
      periodIn(after.slice(0, ATTACHED_AFTER).split(/[;(]|\.\s/)[0] ?? "") ??
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
    if (!shaped && !context.field && !(range && payNear && one.value >= 1000)) continue;
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
      (promise ? 6 : 0);
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
