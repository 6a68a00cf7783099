import { folded } from "#normalise/text/folded-expression.ts";
import type { Candidate } from "./candidate.ts";
import { GROSS_BEFORE, GROSS_BEHIND, isHourWithCents, isLabelledHourly, LEAST_HOUR, PERIOD } from "./gross-amount.ts";
import { LABELLED, RECEIVED } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** "620 000 i årslønn", "3000 als salaris". */
const AS_PAY = quickly(
  /^ (?:i|in|als|w|de|di|en|som|jako|ca) (?:\p{L}{2,12} )?\p{L}{0,16}(?:lønn?|lön|gehalt|lohn|salaris|loon|salaire|salario|sueldo|salário|stipendio|pensji|mzdy|palkkaa)(?!\p{L})/iu,
);
/** A period right behind a number: "3000 per maand", "42 000 i månaden". */
const PERIOD_BEHIND = folded(
  new RegExp(
    String.raw`^ ?(?:(?:${PERIOD})(?!\p{L})|monthly|yearly|annually|weekly|hourly|monatlich|jährlich|mensuels?|annuels?|mensuales|anuales|mensais|anuais|mensili|annui|maandelijks|miesięcznie|rocznie|měsíčně|ročně|kuukaudessa|vuodessa|lunar)(?!\p{L})`,
    "iu",
  ),
);
/** An amount that needs no sign where words say that it is pay. */
const LEAST_UNSIGNED = 10_000;
const LEAST_MONTH = 1000;
const THOUSANDS = /^(?:tys|tis|tisíc|tysi|tausend|tsd|duizend|tusen|tusind|mil|mille|mila|thousand|ezer)/iu;

/** Returns whether an amount without a sign is written as money or as what somebody gets: "3.750,-", "2650 bruto", "42 000 i månadslön". */
export function isMoneyWithoutSign(candidate: Candidate): boolean {
  const { amount, span, sign, before, after, attachedPeriod, wordNear } = candidate;
  if (sign !== null) return false;
  const end = span.high ?? amount;
  const isPaid = attachedPeriod !== null && attachedPeriod !== "piece";
  if (amount.isRound || end.isRound) return (isPaid || wordNear) && end.value >= LEAST_HOUR;
  const isGross = GROSS_BEHIND.test(after);
  if (end.value < LEAST_MONTH)
    return (
      attachedPeriod === "hour" &&
      end.value >= LEAST_HOUR &&
      (isGross || GROSS_BEFORE.test(before) || isHourWithCents(end.digits, after))
    );
  if (isGross) return isPaid || wordNear || span.high !== span.low;
  if (GROSS_BEFORE.test(before)) return true;
  if (AS_PAY.test(after)) return true;
  if (isPaid && PERIOD_BEHIND.test(after))
    return RECEIVED.test(before) || THOUSANDS.test(end.multiplier) || (wordNear && end.value >= LEAST_UNSIGNED);
  return false;
}

/** No word follows that could say what is counted: "Hourly rate: 13.85", not "Hourly rate: 8 hours". */
const NOTHING_BEHIND = /^ ?(?:$|[^\p{L}\d%° ]|(?:brutt?o|nett?o|gross|net|brut[oa]?s?|lord[oi]|hrubého)(?!\p{L}))/iu;

/** Returns whether words before an amount are a label of pay: "Annual salary: ", "Der Stundenlohn beträgt ". */
export function isLabelled(before: string): boolean {
  return LABELLED.test(before) || isLabelledHourly(before);
}

/** Returns whether the amounts look like money, or are in a place where a bare number must be a salary. */
export function looksLikeMoney(candidate: Candidate): boolean {
  const { context, span, amount, isRange, before, wordNear, sign, statedPeriod } = candidate;
  const hasMoneyForm =
    sign !== null ||
    amount.multiplier === "k" ||
    span.high?.multiplier === "k" ||
    /^(?:lakhs?|lacs?|lpa|万)$/.test(span.high?.multiplier ?? "");
  if (hasMoneyForm) return true;
  if (context.field) return statedPeriod !== null || amount.value >= LEAST_MONTH;
  if (isMoneyWithoutSign(candidate)) return true;
  if (statedPeriod === "hour" && isLabelledHourly(before) && NOTHING_BEHIND.test(candidate.after))
    return amount.value >= LEAST_HOUR;
  if (!isRange && statedPeriod === "hour" && (LABELLED.test(before) || RECEIVED.test(before)))
    return amount.value >= LEAST_HOUR;
  if (
    !isRange &&
    amount.value >= LEAST_MONTH &&
    /: ?$/.test(before) &&
    LABELLED.test(before) &&
    /^ ?(?:$|[.,;(+|])/.test(candidate.after)
  )
    return true;
  return wordNear && amount.value >= (isRange ? LEAST_MONTH : LEAST_UNSIGNED) && (isRange || LABELLED.test(before));
}
