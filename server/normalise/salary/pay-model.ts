import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import path from "node:path";
import { readModel, type SentenceModel } from "../learned/sentence-model.ts";
import type { Candidate } from "./candidate.ts";
import { LISTED } from "./line-parts.ts";
import { SALARY_NOUN } from "./salary-words.ts";

/** Where `tools/sentence-models/fit-models.ts` writes what it learned from the sentences about money. */
export const PAY_WEIGHTS = path.join(import.meta.dirname, "pay-weights.tsv");
export const PAY_ANSWERS = ["pay"] as const;

const CURRENCY = folded(
  /[$€£¥₹円]|(?<!\p{L})(?:usd|eur|gbp|cad|aud|nzd|chf|pln|sek|nok|dkk|czk|ron|inr|zar|sgd|zł|kr|kč|lei|euros?|dollars?|pounds?|franken|złotych|korun|kronor|kroner|euroa|rands?|rupees?)(?!\p{L})|(?<!\p{L})r\$?(?= ?\d)/giu,
);
const NUMBER = /\d[\d.,'’]*(?: \d{3})*k?/g;

/** Returns a sentence with every number and every currency alike: what it says of money doesn't depend on how much it is. */
export const withoutAmounts = (sentence: string): string => sentence.replace(CURRENCY, " ¤ ").replace(NUMBER, " 1 ");

/** How much of a long sentence is read on each side of the amounts. */
const REACH = 80;
/** Where the sentence of the amounts ends within a text of several, and lists and half-sentences, too: "14 €/h. Dazu kommen …". */
const SENTENCE_END = /[.!?;。](?= +[\p{Lu}"„“«]|$)|。| [|•·] | - (?=\p{L})/gu;

/** Returns the part of a text that says what the amounts are. */
function partAround({ text, span }: Pick<Candidate, "text" | "span">): string {
  let from = Math.max(0, span.start - REACH);
  let to = Math.min(text.length, span.end + REACH);
  for (const { 0: mark, index } of matchesIn(text.slice(from, to), SENTENCE_END)) {
    const at = Math.max(0, span.start - REACH) + index;
    if (at < span.start) from = at + mark.length;
    else if (at >= span.end) {
      to = at;
      break;
    }
  }
  return text.slice(from, to);
}

/** The rules' score up to which a single amount, or a range that no word for pay is near, needs the model's consent. */
const MOST_DOUBTED = 6;
/** Nine to one against pay. */
const UNLIKELY = -2.2;
/** The rules' score below which nothing speaks for pay but what the model knows. */
const LEAST_PROMOTED = 1;
/** Twenty to one for pay. */
const LIKELY = 3;
/** A word for pay right before the amounts, or the year of an apprenticeship: "Gehalt ab", "salary:", "1. Ausbildungsjahr:". */
const NAMED_BEFORE = folded(
  new RegExp(
    String.raw`(?:${SALARY_NOUN.source})(?: ?[:=]| (?:ab|bis(?: zu)?|from|up to|vanaf|tot|od|do|à partir de|fino a|a partire da|da|hasta|desde|från|upp till|fra|op til|opp til|a partir de|até|alkaen|jopa))?\s*$|(?:ausbildungs|lehr)jahr ?: *$|(?:給与|給料|月給|時給|日給|基本給|初任給|賃金|年収|年俸|月収)[:：はが ]{0,2}(?:最低|最大)?$`,
    "iu",
  ),
);

/** A number that letters follow names something: "SAP S/4HANA". */
const GLUED = /^\p{L}/u;
/** "£95 per completed survey": pay for a piece, of which nobody knows how many make a month. */
const FOR_A_PIECE =
  /^ ?(?:\/|(?:per|an?|each|for (?:each|every|an?)|pro|je|für (?:jede[nrs]?|eine?n?)|par|por|cada|al?|ogni|za|na|för|for|pr\.?|om|la|od) )\p{L}/iu;

let model: SentenceModel | null = null;

/** Returns the log odds that the amounts are the pay of the job on offer, by the words around them alone. */
function payLogOdds(candidate: Candidate): number {
  model ??= readModel(PAY_WEIGHTS, PAY_ANSWERS);
  return model.logOddsOf(withoutAmounts(partAround(candidate)))[0]!;
}

/**
 * Returns whether amounts that the rules take for pay are more likely other money: few of the signs of pay are there, and sentences with such words seldom
 * state it. `score` is the rules' own.
 */
export function isUnlikelyPay(candidate: Candidate, score: number): boolean {
  if (score > MOST_DOUBTED || (candidate.isRange && candidate.wordNear)) return false;
  return !NAMED_BEFORE.test(candidate.before) && !LISTED.test(candidate.before) && payLogOdds(candidate) < UNLIKELY;
}

/** Returns whether amounts for which the rules find little to say are pay by the words around them. `score` is the rules' own. */
export function isLikelyPay(candidate: Candidate, score: number): boolean {
  if (score < LEAST_PROMOTED || candidate.sign === null || GLUED.test(candidate.after)) return false;
  if (candidate.statedPeriod === null && FOR_A_PIECE.test(candidate.after)) return false;
  return payLogOdds(candidate) > LIKELY;
}
