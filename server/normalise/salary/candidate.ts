import { folded } from "#normalise/text/folded-expression.ts";
import type { AmountSpan } from "./amount-spans.ts";
import type { Amount } from "./amounts.ts";
import { isGrossAmount } from "./gross-amount.ts";
import { segmentStart, withoutBonusPeriods } from "./line-parts.ts";
import { firstPeriodIn, lastPeriodIn, monthsAYear } from "./period.ts";
import { isEarned, isTakenHome, periodPaid, saidOf, type Said } from "./said/said-pay.ts";
import { isOfTrainees } from "./trainees/trainees.ts";
import {
  ATTACHED_AFTER,
  ATTACHED_BEFORE,
  leadsToPay,
  namesPay,
  NOT_SALARY_BEFORE,
  OTHER_MONEY_BEFORE,
  type StatedPeriod,
} from "./salary-words.ts";
import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode, toYearlyUsd } from "#taxonomy/money.ts";

export interface SalaryContext {
  /** The text is a salary field of the source, where a bare number is a salary. */
  field: boolean;
  /** The heading or the line just above. */
  lead: string;
  /** The job's only country, which decides an unwritten currency. */
  country: string | null;
  /** The title names a trainee, whose pay an ad may call an allowance. */
  trainee?: boolean | undefined;
}

/** Hours a week beside pay: their week is not what the pay is for. */
const HOURS_A_WEEK = folded(
  /(?<![\d.,$€£]|[$€£] )\d{1,2}(?:[.,]\d{1,2})?\s?-?(?:uur|uren|hours?|hrs?|h|stunden?|std\.?|heures?|horas?|timmar|tim|timer|godzin[ya]?|godz\.?|ore)\s?(?:(?:per|pro|par|por|a|je|\/|i|om|in der|à la|a la|w)\s?)?(?:week|wk|woche|semaine|semana|veckan?|ugen?|tydzień|tygodniu|tygodniowo|settimana|weekly|wöchentlich|hebdomadaires?|semanal(?:es)?|semanais)(?!\p{L})/giu,
);

/** Addresses of pages, whose numbers and slashes are no money: "https://example.org/jobs/7872". */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()"]{1,400}/giu;
/** Letters for the genders of applicants, which are no periods: "(m/w/d)", "F/H". */
const GENDERS = /(?<![\p{L}\d] ?)[dfhikmuvwx](?:\/[dfhikmnuvwx*]){1,3}(?![\p{L}\d])/giu;
/** The form by which contractors are taxed in the United States: "on 1099 - $4,000". */
const TAX_FORM =
  /(?<![\p{L}\p{Sc}\d.,])(?<![\p{Sc}\d.,] )1099(?![\p{L}\d.,]|\s?[-–—]\s?\d| ?(?:\p{Sc}|EUR|PLN|zł|kr))/gu;

/** "For each 60-minute lesson": an hour, whose minutes are no amount. */
const OF_SIXTY_MINUTES =
  /(?<!\p{L})(?:for (?:each|every|an?)|per|an?|each|every|pro|je|par|por|cada|za|per|na|för|pr\.) 60[ -]?min(?:utes?|uten|uti|uut|utos|utowe|uter|\.)?(?!\p{L})|(?<!\p{L})(?:pro|je) (?:unterrichts|lehr|kurs)stunde (?:à|zu|von|mit|\() ?60 min(?:uten|\.)?/giu;

const blank = (whole: string) => " ".repeat(whole.length);

/** Normalises spaces and dashes and blanks out numbers that are never a salary. Keeps the length where possible, so that offsets stay valid. */
export function tidy(text: string): string {
  const clean = /:\/\/|www\./i.test(text) ? text.replace(ADDRESS, blank) : text;
  return (
    clean.includes("/") || clean.includes("1099") ? clean.replace(GENDERS, blank).replace(TAX_FORM, blank) : clean
  )
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[‐‑‒–—―−÷]/g, "-")
    .replace(/(\p{Sc})~(?=\d)/gu, "$1 ")
    .replace(/(\d)\+k(?!\p{L})/giu, "$1k+")
    .replace(/(?<=\p{Sc} ?)(\d{2,3})-000(?![\d,.])/gu, "$1,000")
    .replace(/\b40[13]\s?\(?[kb]\)?(?:\s?\(?[kb]\))?/gi, blank)
    .replace(/\b1?[-.\s]?\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b/g, (whole) =>
      /[,$€£]/.test(whole) ? whole : blank(whole),
    )
    .replace(OF_SIXTY_MINUTES, (whole) => "per hour".padEnd(whole.length))
    .replace(/\b24\/7\b/g, "    ")
    .replace(HOURS_A_WEEK, blank)
    .replace(
      /(?<!\p{L})((?:kr|kroner|dkk|nok|sek|isk)\.? ?\/ ?)(md|t)(?!\p{L})/giu,
      (_, sign: string, period: string) => (period.toLowerCase() === "t" ? `${sign}h` : `${sign}mo`),
    )
    .replace(/\b(kr|pr)\.(?= ?(?:pr|om|i|per|måned|md|år|time|t)\b)/gi, "$1 ")
    .replace(/(\d)-(euro|€)-(?:basis|job)(?!\p{L})/giu, "$1 $2 mtl. Lohn")
    .replace(/(\d) de lei(?!\p{L})/giu, "$1 lei   ")
    .replace(/(?<=\d ?(?:millones|milhões|milioni|mii|mil)) d[ei](?= (?:pesos|reais|euros?|lei)(?!\p{L}))/giu, "   ")
    .replace(/(?<!\p{L})(?:F[ .]|francs )CFA(?!\p{L})/giu, (whole) => "FCFA".padEnd(whole.length))
    .replace(/(?<!\p{L})N(?=\d{2,3}(?:,\d{3}|k(?!\p{L})))/gu, "₦")
    .replace(/(?<!\p{L})([TK])(CHF|EUR) ?(\d{2,3})(?![\d.,]\d|\d)/gu, "$2 $3k")
    .replace(/(\d) ?e(?= ?\/ ?(?:kk|h|t|tunti|kuukausi|v|vko|pv|pvä)(?!\p{L}))/giu, "$1€")
    .replace(/(\d) ?:-(?![\d-])/gu, "$1kr")
    .replace(
      /(\d) (?:pounds|quid)(?= (?:cash|sterling|an?|per|every|gross|net|for)(?!\p{L}))/giu,
      (whole: string, digit: string) => `${digit} GBP`.padEnd(whole.length),
    )
    .replace(/(?<!\p{L})kr\.( ?)(?=\d)/giu, "$1kr ")
    .replace(/(?<=\d ?)t\.kr\b\.?/giu, "tkr  ")
    .replace(/k€/gi, "k €")
    .replace(/k£/gi, "k £");
}

/** Returns the beginning of a text without the word that the cut would split: "pro|ductivity" must not read as "per d". */
function wholeWords(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /\p{L}/u.test(text[length] ?? "") ? cut.replace(/\p{L}+$/u, "") : cut;
}

/** How far before an amount a word for pay belongs to it. */
export const NEAR = 45;

/** "RAL 34.000 € su quattordici mensilità": how often a yearly sum is paid out says nothing of what it is for. */
const IN_INSTALMENTS = folded(
  /^[^.;(\d]{0,16}(?<!\p{L})(?:su|in|en|em|sur|auf|over|op|på) (?:1[2-6]|zwölf|dreizehn|vierzehn|twelve|thirteen|fourteen|douze|treize|quatorze|doce|trece|catorce|doze|catorze|dodici|tredici|quattordici|twaalf|dertien|veertien) (?:mensilità|mensualités|mois|pagas|mensualidades|meses|salários|mensalidades|mensili|monats\p{L}{1,10}|gehälter\p{L}?|maanden|payments|instal\p{L}{4,8})(?!\p{L})/iu,
);
/** Euros a month above which an amount is a year's. */
const MOST_A_MONTH = 12_000;

/** A span of the text, with everything around it that says whether and how it is a salary. */
export interface Candidate {
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
  /** How the words right before the amounts name pay. */
  said: Said;
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
    : lastPeriodIn(lead.replace(HOURS_A_WEEK, " ").slice(-80));
}

/** "€4.2k - €4.7k (gross, monthly)": brackets of a few words right behind the amounts. */
const BRACKETS_BEHIND = /^ ?\(([^()]{3,24})\)/u;

function periodInBrackets(after: string): StatedPeriod | null {
  const aside = BRACKETS_BEHIND.exec(after)?.[1];
  return aside === undefined || /\d{2}/.test(aside) ? null : firstPeriodIn(aside);
}

/** "Every month, $4,200", "Jede Stunde wird mit 22 Euro bezahlt": each of a period, for which the amount is. */
const OF_EACH = folded(
  /(?<!\p{L})(?:(?:each|every|jede[nrs]?|chaque|elke?|iedere?|za każd[ąey]|każd[ąaye]|cada|todos? os?|todo|ogni|varje|hver|hvert|joka|každ[ýáou]) (?=\p{L})|co (?=miesiąc))(?:of )?(\p{L}{2,10})(?!\p{L})[^.;:\d]{0,30}$/iu,
);
const EACH: readonly [StatedPeriod, RegExp][] = [
  ["hour", /^(?:hour|stunde|heure|uur|godzin[ęay]|hora|ora|timme|time|tunti|hodinu)$/iu],
  ["month", /^(?:month|monat|mois|maand|miesiąc|mes|mês|mese|månad|måned|kuukausi|měsíc)$/iu],
  ["year", /^(?:year|jahr|année|jaar|rok|año|ano|anno|år|vuosi)$/iu],
];

function periodOfEach(before: string): StatedPeriod | null {
  const noun = OF_EACH.exec(before)?.[1];
  return noun === undefined ? null : (EACH.find(([, names]) => names.test(noun))?.[0] ?? null);
}

/** An abbreviated currency ends no sentence: "5 tys. zł. Wynagrodzenie", but a capital letter behind it begins one. */
const NEXT_SENTENCE = /[.!?] +(?=\p{Lu}\p{Ll}{2})/u;
/** Returns the beginning of a text, up to the end of its sentence. */
function sentenceIn(text: string): string {
  return text.slice(0, NEXT_SENTENCE.exec(text)?.index);
}

/** Returns the currency written at either end; a bare "$" at the upper one is the dollar of the lower: "CAD $60,000 - $70,000". */
function signOf(text: string, { low, high }: AmountSpan): string | null {
  const isBare = high?.currency === "USD" && text.charAt(high.start) === "$";
  return (isBare ? low?.currency : null) ?? high?.currency ?? low?.currency ?? null;
}

/** Dollars a day below which a fee is more often an allowance, and dollars a year that the work of a few hours a week brings. */
const LEAST_DAY_FEE = 150;
const LEAST_EARNED = 1500;
const MOST_EARNED = 12_000;

/** Returns whether pay is that of a few hours a week. */
export function isLittleEarned(value: number, currency: string | null, period: SalaryPeriod): boolean {
  const yearly = toYearlyUsd(value, currency ?? "USD", period) ?? 0;
  return (period === "month" || period === "week") && yearly >= LEAST_EARNED && yearly < MOST_EARNED;
}

/** Returns whether words on both sides of an amount name it pay. */
function saidAround(
  before: string,
  after: string,
  { value, sign, statedPeriod }: Pick<Candidate, "sign" | "statedPeriod"> & { value: number },
): Said {
  const isDay = statedPeriod === "day" && value * (currencyByCode(sign ?? "USD")?.usd ?? 1) >= LEAST_DAY_FEE;
  if (isTakenHome(before, after, isDay)) return "pay";
  if (statedPeriod !== "month" && statedPeriod !== "week") return null;
  const isEarnedByReader = isLittleEarned(value, sign, statedPeriod) && isEarned(before, after);
  return isEarnedByReader && !OTHER_MONEY_BEFORE.test(before) && !NOT_SALARY_BEFORE.test(before) ? "pay" : null;
}

/** Returns a span with what stands around it; null for a number that is no money. */
export function readCandidate(text: string, span: AmountSpan, context: SalaryContext): Candidate | null {
  const { low, high } = span;
  const amount = low ?? high;
  if (amount === null) return null;
  const sign = signOf(text, span);
  // Most numbers of a text are counts; reading what stands around them takes far longer than finding them.
  const after = text.slice(span.end, span.end + 60);
  const isCount =
    sign === null &&
    amount.value < 1000 &&
    !amount.multiplier &&
    !high?.multiplier &&
    !amount.isRound &&
    !high?.isRound;
  const lead = text.slice(Math.max(0, span.start - 40), span.start);
  if (!context.field && isCount && !isGrossAmount(amount, { before: lead, after })) return null;
  const before = text.slice(Math.max(0, span.start - 80, segmentStart(text, span.start)), span.start);
  const between = text.slice(low?.end ?? span.start, high?.start ?? span.start);
  const isYearly = (high ?? amount).value > MOST_A_MONTH && IN_INSTALMENTS.test(after);
  const attachedPeriod = isYearly
    ? "year"
    : (firstPeriodIn(
        wholeWords(withoutBonusPeriods(after).replace(/^\.(?= \p{Ll})/u, " "), ATTACHED_AFTER).split(
          /[;(|•·，]|\.\s|\s(?=\d)/,
        )[0] ?? "",
      ) ??
      monthsAYear(after) ??
      periodInBrackets(after) ??
      periodOfEach(before) ??
      (between.trim().length > 2 ? firstPeriodIn(between) : null));
  const statedPeriod =
    attachedPeriod ??
    periodPaid(before) ??
    lastPeriodIn((isOfTrainees(text, context) ? before : withoutBonusPeriods(before)).slice(-ATTACHED_BEFORE)) ??
    leadPeriod(context);
  const said = saidOf(before) ?? saidAround(before, after, { value: amount.value, sign, statedPeriod });
  return {
    text,
    context,
    span,
    amount,
    isRange: low !== null && high !== null && low !== high,
    before,
    after,
    wordNear: said === "pay" || namesPay(before.slice(-NEAR)) || namesPay(sentenceIn(after.slice(0, 30))),
    said,
    sign,
    attachedPeriod,
    statedPeriod,
  };
}

/** How many times as much the next range of a sentence may be. */
const MOST_TIMES = 3;

/**
 * Returns a range without a currency with that of the range before it in its sentence: "USD 293,000 - 587,000 in Ohio // 257,500 - 624,000 in Texas". They
 * are alike in size, and few words are between them.
 */
export function withCurrencyOf(last: Candidate | null, next: Candidate): Candidate {
  if (last?.sign == null || next.sign !== null || !last.isRange || !next.isRange) return next;
  const isAlike =
    next.amount.value <= last.amount.value * MOST_TIMES && last.amount.value <= next.amount.value * MOST_TIMES;
  const between = next.text.slice(last.span.end, next.span.start);
  if (!isAlike || next.amount.value < 1000 || between.length > 60 || /\d/.test(between)) return next;
  return {
    ...next,
    sign: last.sign,
    wordNear: next.wordNear || last.wordNear,
    statedPeriod: next.statedPeriod ?? last.statedPeriod,
  };
}
