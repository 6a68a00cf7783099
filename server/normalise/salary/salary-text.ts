import { inPlainQuantities } from "#normalise/text/plain-quantities.ts";
import { remembered } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import { findSpans } from "./amount-spans.ts";
import { isCalendarYear, isPlaceholder } from "./amounts.ts";
import { isOffered, isPayByItself, isPromise, opensSentence } from "./amount-line.ts";
import {
  type Candidate,
  isLittleEarned,
  NEAR,
  readCandidate,
  type SalaryContext,
  tidy,
  withCurrencyOf,
} from "./candidate.ts";
import { currencyFor, isChinese, isIndian } from "./currency.ts";
import { isExtraSum } from "./extra-sums.ts";
import { GROSS_BEFORE, GROSS_BEHIND } from "./gross-amount.ts";
import { labelsOtherMoney } from "./line-parts.ts";
import { isOtherSum, LEAST_UNNAMED, priceLikeness } from "./other-sums.ts";
import { isPayOfOthers } from "./pay-of-others.ts";
import { isLikelyPay, isUnlikelyPay } from "./pay-model.ts";
import { canBeEarned, isOnlyNamedSalary, sizeDecidesPeriod, sizePeriod } from "./period.ts";
import { isDayRate } from "./said/day-rate.ts";
import { isReckonedPay } from "./reckoned-pay.ts";
import {
  AMOUNT_LINE,
  BENEFIT,
  EXTRA_SALARY,
  INCLUDED,
  NOT_SALARY_AFTER,
  NOT_SALARY_BEFORE,
  OTHER_MONEY_AFTER,
  OTHER_MONEY_BEFORE,
  PAY_OF_OTHERS,
  SALARY_NOUN,
  namesPay,
  UNIT_AFTER,
  WEEKS_PAID,
  WORTH,
  leadsToPay,
} from "./salary-words.ts";
import { isMoneyBeside } from "./money-beside.ts";
import { withDigits } from "./number-words.ts";
import { isTotal, ofFirstYear, onTargetLead } from "./target-words.ts";
import { isLittleForTrainees, isTraineesPay } from "./trainees/trainee-pay.ts";
import { isLabelled, isMoneyWithoutSign, looksLikeMoney } from "./unsigned-money.ts";

/** The lowest score at which a number in running text counts as the salary: a salary word near it, or a range with currency and period. */
export const MIN_SCORE = 4;

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
  /** How many weeks are paid together, such as every two; `period` is null then. Null for one period. */
  weeksPaid: number | null;
  /** On-target earnings, commission included. */
  ote: boolean;
  /** Bonuses, tips or other money beside the base are part of it. */
  total: boolean;
  /** The amount is that of a stated number of hours a week. */
  forHours: boolean;
  /** How strongly the text says that this is the salary. */
  score: number;
}

/** Millions are revenue or funding, except in currencies of which it takes more than 300 to buy a dollar. */
function isSumOfMillions(candidate: Candidate): boolean {
  const { amount, span, context } = candidate;
  const multipliers = [amount.multiplier, span.high?.multiplier ?? ""];
  const inMillions = multipliers.some(
    (multiplier) =>
      /^(?:mi(?:ll?i|lj|o|lh|ln).*|ml.*|mm|billion|bn|b)$/i.test(multiplier) || (multiplier === "m" && !context.field),
  );
  if (!inMillions) return false;
  const code = candidate.sign === null ? null : currencyFor(candidate);
  return code === null || (currencyByCode(code)?.usd ?? 1) > 0.003;
}

/** "95.000 Euro Zielgehalt", "$90,000 base salary": what the amounts are follows them. */
const SALARY_BEHIND =
  /^\s(?:(?:brutto|base|annual|gross|bruto|total)\s)?\p{L}{0,14}(?:gehalt|salary|salaris|lohn)(?!\p{L})/iu;

/** "Geld: 3.000 bis 3.600 Euro", in a line of its own. */
const MONEY_LABEL =
  /^\W*(?:money|cash|geld|dinero|dinheiro|grana|argent|soldi|pieniądze|kasa|pengar|penger|penge|peníze|rahaa?|beloning) ?: *$/iu;

/** Returns whether a bonus, an allowance or a budget governs the amounts: the noun nearest to them, unless it belongs to a salary. */
function isOtherMoney(candidate: Candidate): boolean {
  const { before, after, isRange, said } = candidate;
  if (MONEY_LABEL.test(before)) return false;
  if (!isRange && (OTHER_MONEY_AFTER.test(after) || EXTRA_SALARY.test(before))) return true;
  const noun = said === "pay" ? null : OTHER_MONEY_BEFORE.exec(before);
  if (noun !== null && said === "beside pay") return true;
  if (noun === null || SALARY_NOUN.test(noun[0])) return false;
  const upTo = before.slice(0, noun.index);
  if (isTraineesPay(candidate)) return false;
  if (INCLUDED.test(upTo) && SALARY_NOUN.test(upTo) && !/\d/.test(upTo)) return false;
  return !(isRange && namesPay(before.slice(-30)));
}

/** "On this project, trainers earn $20 an hour": where or when something is paid. */
const CIRCUMSTANCE = /^(?:projects?|contracts?|industry|market)(?!\p{L})[^,]*,/iu;

/** Returns whether revenue, a budget or another sum leads to the amounts. */
function isNotSalaryBefore(candidate: Candidate): boolean {
  const { before, isRange, said } = candidate;
  const noun = said === "pay" ? null : NOT_SALARY_BEFORE.exec(before);
  if (noun === null || SALARY_NOUN.test(noun[0]) || isTraineesPay(candidate)) return false;
  if (CIRCUMSTANCE.test(noun[0]) && namesPay(noun[0].slice(noun[0].lastIndexOf(",")))) return false;
  return !(isRange && namesPay(before.slice(-30)));
}

/** Returns whether the words around the amounts allow a salary: no bonus, no revenue, no count of people or years. */
function canBeSalary(candidate: Candidate): boolean {
  const { text, context, span, isRange, before, after, attachedPeriod } = candidate;
  const amounts = [span.low, span.high].filter((amount) => amount !== null);
  if (amounts.some((amount) => isPlaceholder(amount) || amount.value <= 0)) return false;
  // A line of its own is what the line above calls it.
  if (text.length - (span.end - span.start) <= 20 && !SALARY_NOUN.test(text) && labelsOtherMoney(context.lead))
    return false;
  if (amounts.every(isCalendarYear) && !/薪/.test(text)) return false;
  // "Budget: 15 to 20 LPA": lakhs a year are always pay.
  const isNamed = SALARY_BEHIND.test(after) || span.high?.multiplier === "lpa";
  if (UNIT_AFTER.test(after) && !/^\s*(?:-\s*)?hours? rate/i.test(after)) return false;
  if (NOT_SALARY_AFTER.test(after) && !(context.field && isRange)) return false;
  if (!isNamed && isNotSalaryBefore(candidate)) return false;
  if ((!isNamed && isOtherMoney(candidate)) || PAY_OF_OTHERS.test(before)) return false;
  // "Bus monitors from $18 hourly" are people.
  if (attachedPeriod !== "hour" && WORTH.test(before)) return false;
  return !isSumOfMillions(candidate);
}

/** Training that is paid by the month: "Stagevergoeding van € 650". */
const PAID_TRAINING = folded(
  /stage(?:vergoeding)?(?!\p{L})|praktikum|praktikant|azubi|ausbildung|lehrjahr|lehrling|lernende|lärling|lærling|leerling|leerjaar|gratification|alternance|(?<!\p{L})(?:becas?|prácticas|bolsa|estágio|tirocinio|staż|praktyk|internship|apprentice)/iu,
);

/**
 * Returns the period and whether it is a guess. Null when it is unknown, and "impossible" when nobody earns this much in any period
 * that fits.
 */
function periodFor(
  candidate: Candidate,
  top: number,
  currency: string | null,
): { period: SalaryPeriod | null; periodUnstated: boolean } | "impossible" {
  const { attachedPeriod } = candidate;
  const size = sizePeriod(candidate.amount.value, top, currency);
  const statedPeriod =
    isOnlyNamedSalary({ ...candidate, lead: candidate.context.lead }, currency) && size !== "year"
      ? null
      : candidate.statedPeriod;
  const bySize = size === "day" && attachedPeriod === null && PAID_TRAINING.test(candidate.text) ? "month" : size;
  const isTrainee = candidate.context.trainee === true;
  const isPossible = (period: SalaryPeriod) =>
    canBeEarned(top, currency, period) ||
    (candidate.said === "pay" && isLittleEarned(top, currency, period)) ||
    (period === "month" && isTrainee && isLittleForTrainees(top, currency));
  let period: SalaryPeriod | null =
    statedPeriod === "piece" || statedPeriod === "fortnight" || statedPeriod === "four weeks" ? null : statedPeriod;
  if (statedPeriod === null) period = isChinese(candidate) ? "month" : isIndian(candidate) ? "year" : bySize;
  const isOpen = !sizeDecidesPeriod(top, currency) && !isChinese(candidate) && !isIndian(candidate);
  if (period === null || isPossible(period)) return { period, periodUnstated: statedPeriod === null && isOpen };
  // A sum of "400 € a year" that no word for pay names is an allowance.
  if (attachedPeriod === "year" && !namesPay(candidate.before.slice(-NEAR))) return "impossible";
  // "Salary: $25" and "salary of £150 a year" can't be yearly, so the size decides.
  if (attachedPeriod === null || (period === "year" && top >= 5)) period = bySize;
  return isPossible(period) ? { period, periodUnstated: isOpen } : "impossible";
}

/** An amount as the readers of lines take it. */
const placed = ({ text, span, amount, sign, attachedPeriod }: Candidate) => ({
  text,
  start: span.start,
  end: span.end,
  value: amount.value,
  sign,
  period: attachedPeriod,
});

/** Returns whether an amount needs no word for pay; in a line of its own, the heading's period counts. */
function standsAlone(candidate: Candidate): boolean {
  const { text, span, amount, isRange, attachedPeriod, statedPeriod, wordNear } = candidate;
  const isLine = text.length - (span.end - span.start) <= 40;
  if (wordNear && !isLine) return false;
  const period = isLine ? statedPeriod : attachedPeriod;
  const inThousands =
    [amount, span.high].some((end) => end?.multiplier === "k") && (isRange || attachedPeriod !== null);
  const sign = candidate.sign ?? (inThousands || isMoneyWithoutSign(candidate) ? currencyFor(candidate) : null);
  return isPayByItself({ ...placed(candidate), sign, period });
}

const NAMED_PAY = folded(new RegExp(String.raw`${SALARY_NOUN.source}|\b(?:pay|compensation|rate|base)\b`, "iu"));

/** Returns whether a single sum stands among benefits, and nothing before it names pay. */
function isBenefit(candidate: Candidate): boolean {
  return BENEFIT.test(candidate.text) && !NAMED_PAY.test(candidate.before) && !isTraineesPay(candidate);
}

/** Returns whether an amount of a month's size is said to be before or after taxes, as only pay is in an ad. */
function isGrossPay({ amount, before, after }: Candidate): boolean {
  return amount.value >= LEAST_UNNAMED && (GROSS_BEFORE.test(before) || GROSS_BEHIND.test(after));
}

function scoreOf(candidate: Candidate): number {
  const { text, context, amount, isRange, before, after, wordNear, sign, attachedPeriod } = candidate;
  const isAlone = standsAlone(candidate) || isOffered(placed(candidate));
  return (
    (isRange ? 3 : 0) +
    (wordNear ? 3 : namesPay(text) ? 2 : 0) +
    (leadsToPay(context.lead) ? 2 : 0) +
    (attachedPeriod === null ? 0 : attachedPeriod === "hour" ? 3 : 2) +
    (sign === null && !isIndian(candidate) && !(wordNear && amount.multiplier === "k") && !isMoneyWithoutSign(candidate)
      ? 0
      : 1) -
    (isPromise(before, attachedPeriod) && !ofFirstYear(candidate) ? 9 : 0) -
    (!isRange && !isAlone && isBenefit(candidate) ? 3 : 0) +
    (isDayRate(candidate) ? 1 : 0) +
    (!wordNear && (isGrossPay(candidate) || isTraineesPay(candidate)) ? 3 : 0) +
    (isAlone || (!wordNear && opensSentence(placed(candidate))) ? 3 : 0) -
    priceLikeness(candidate) +
    (sign === null && isLabelled(before) ? 1 : 0) +
    (/\bbase\b/i.test(before.slice(-40) + after.slice(0, 16)) ? 1 : 0)
  );
}

const PERIOD_TAIL = folded(
  /^[^;.(+]{0,12}?(?:\/|per|an?|pro|par|por)?\s?(?:hourly|hours?|hr|h|annually|annual|annum|years?|yr|months?|mo|monthly|yearly|days?|daily|weeks?|weekly|stunde|jahr|monat|tag|heure|mois|an(?! h(?:ou)?r)|jour|hora|mes|año|LPA)\b/i,
);

/** Returns the statement as written, from the currency code before the amounts to the period behind them. */
function writtenText(source: string, { text, span, after, attachedPeriod }: Candidate): string {
  const start = /^[A-Z]{3}\s$/.test(text.slice(span.start - 4, span.start)) ? span.start - 4 : span.start;
  const tail = attachedPeriod === null ? "" : (PERIOD_TAIL.exec(after)?.[0] ?? "");
  return `${source.slice(start, span.end)}${tail}`.trim();
}

/** Marks on-target earnings as such. */
const onTarget = (text: string) => (/\bOTE\b|on[- ]target/i.test(text) ? text : `${text} OTE`);

/** What `tidy` leaves of hours a week behind an amount: "1 369 € mensuels pour un 25h/semaine". */
const FOR_HOURS = /^[^;.,\d]{0,24}(?<!\p{L})(?:pour|bei|für|for|por|bij|przy|vid|ved|per)(?: une?)? {5}/iu;

/** Amounts below this need a sign or a word for pay. */
const LEAST_UNSIGNED = 10_000;

function toStatement(source: string, candidate: Candidate): SalaryStatement | null {
  const isMoney = looksLikeMoney(candidate);
  // Most numbers are neither, and looking for targets takes longer than that.
  if (!isMoney && candidate.amount.value < LEAST_UNSIGNED) return null;
  const lead = onTargetLead(candidate);
  // "Commission: at target, you earn £75,000": what the targets bring is the pay, whatever money stands before them.
  if ((!isMoney && lead === null) || !canBeSalary(lead === null ? candidate : { ...candidate, before: lead }))
    return null;
  const { low, high } = candidate.span;
  const currency = currencyFor(candidate);
  const paidPer = periodFor(candidate, high?.value ?? low?.value ?? 0, currency);
  if (paidPer === "impossible") return null;
  const [min, max] =
    low !== null && high !== null && low.value > high.value
      ? [high.value, low.value]
      : [low?.value ?? null, high?.value ?? null];
  if (min !== null && max !== null && max > min * 10.01) return null;
  const score = lead === null && !candidate.context.field ? consentedScore(candidate) : scoreOf(candidate);
  if (score === null) return null;
  // What is less sure counts only beside on-target pay, and looking at it takes long.
  const isSure = score >= MIN_SCORE && !candidate.context.field && lead === null;
  if (isSure && isNobodysPay(candidate)) return null;
  const ote = lead !== null;
  return {
    text: ote ? onTarget(writtenText(source, candidate)) : writtenText(source, candidate),
    min,
    max,
    currency,
    ...paidPer,
    weeksPaid: candidate.statedPeriod === null ? null : (WEEKS_PAID[candidate.statedPeriod] ?? null),
    ote,
    total: !ote && isTotal(candidate),
    forHours: FOR_HOURS.test(candidate.after),
    score,
  };
}

/** Returns whether a sentence is an amount and the words that belong to it, in no list of other money: "Maximal 60.000 Euro im Jahr." */
function saysNothingElse({ text, context, attachedPeriod }: Candidate): boolean {
  if (attachedPeriod === null || OTHER_MONEY_BEFORE.test(context.lead)) return false;
  return text.length <= 60 && (text.match(/\p{L}+/gu) ?? []).every((word) => AMOUNT_LINE.has(word.toLowerCase()));
}

/** Returns the score of the rules, unless the model of pay is sure of the opposite where they have little to go by; null for what it takes for other money. */
function consentedScore(candidate: Candidate): number | null {
  const score = scoreOf(candidate);
  if (score >= MIN_SCORE) {
    const isSaid =
      candidate.said === "pay" ||
      (candidate.statedPeriod === "hour" && isLabelled(candidate.before)) ||
      saysNothingElse(candidate) ||
      opensSentence(placed(candidate)) ||
      isOffered(placed(candidate)) ||
      isTraineesPay(candidate);
    return !isSaid && isUnlikelyPay(candidate, score) ? null : score;
  }
  return isLikelyPay(candidate, score) ? MIN_SCORE : score;
}

/** Returns whether the amounts are money that the person hired isn't paid. */
function isNobodysPay(candidate: Candidate): boolean {
  return (
    (candidate.said !== "pay" &&
      !isTraineesPay(candidate) &&
      (isMoneyBeside(candidate) || isOtherSum(candidate) || isExtraSum(candidate))) ||
    isReckonedPay(candidate) ||
    isPayOfOthers(candidate)
  );
}

/** The amounts of a sentence or field, with the text that they stand in. */
const amountsIn = remembered((given) => {
  const source = withDigits(inPlainQuantities(given));
  const text = tidy(source);
  return { source, text, spans: findSpans(text) };
});

/** Reads every statement of a salary in one sentence or field. */
export function readSalaryStatements(given: string, context: SalaryContext): SalaryStatement[] {
  const { source, text, spans } = amountsIn(given);
  let last: Candidate | null = null;
  return spans.flatMap((span) => {
    const found = readCandidate(text, span, context);
    if (found === null) return [];
    const candidate = withCurrencyOf(last, found);
    last = candidate;
    return toStatement(source, candidate) ?? [];
  });
}
