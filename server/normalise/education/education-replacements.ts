import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "../text/quick-expression.ts";
import { DUTCH_REPHRASED } from "./education-dutch.ts";
import { FRENCH } from "./education-french.ts";
import { GERMAN_REPHRASED } from "./education-german.ts";
import { ITALIAN } from "./education-italian.ts";
import { PORTUGUESE } from "./education-portuguese.ts";
import { replace } from "./education-replacement.ts";
import { SPANISH } from "./education-spanish.ts";

const REPLACEMENTS = new Map(
  Object.entries({
    de: GERMAN_REPHRASED.map(([source, by]) => replace(source, by)),
    nl: DUTCH_REPHRASED.map(([source, by]) => replace(source, by)),
    fr: FRENCH,
    es: SPANISH,
    it: ITALIAN,
    pt: PORTUGUESE,
  }).map(([language, all]) => [
    language,
    all.map(({ source, by }) => {
      const whole = String.raw`(?<![\p{L}\p{N}])(?:${source})`;
      return { first: quickly(new RegExp(whole, "iu")), every: folded(new RegExp(whole, "giu")), by };
    }),
  ]),
);

/** Begins another demand in what is left out: "vous travaillez avec les équipes et avez un master". */
const OWN_DEMAND = folded(
  / (?:et|y|e|ed) (?:(?:vous|tu) )?(?:buscamos|necesitamos|procuramos|precisamos|cerchiamo|(?:re)?cherchons|recrutons|avez|as|êtes|es|possédez|justifiez|disposez|détenez|tienes|cuentas|posees|titulación|título|hai|possiedi|possiede|sei|tem|tens|possui|formação|licenciatura|laurea|diploma|formation|diplôme)(?!\p{L})[^.;]*$/iu,
);

const LONGEST_SENTENCE = 600;
/**
 * Returns a sentence in German, Dutch, French, Spanish, Italian or Portuguese without what only sounds like asking for education (courses to sell, colleagues, what
 * the job leads to, degrees of other things), and with names that hold a name of another value said in plain words.
 */
export function inPlainPhrases(sentence: string, language: string | null): string {
  const replacements = REPLACEMENTS.get(language ?? "");
  if (replacements === undefined || sentence.length > LONGEST_SENTENCE) return sentence;
  let text = sentence;
  for (const { first, every, by } of replacements) {
    if (!first.test(text)) continue;
    text = by === " " ? text.replace(every, (left) => OWN_DEMAND.exec(left)?.[0] ?? by) : text.replace(every, by);
  }
  return text;
}
