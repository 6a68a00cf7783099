import { quickly, type QuickExpression } from "../text/quick-expression.ts";

/** Part of a sentence that reads as if it asked for education, and what stands for it; empty where it says nothing of it. */
export interface Replacement {
  found: QuickExpression;
  all: RegExp;
  by: string;
}

/** Returns what says one thing in other words. */
export const replace = (source: string, by: string): Replacement => {
  const whole = String.raw`(?<![\p{L}\p{N}])(?:${source})`;
  return { found: quickly(new RegExp(whole, "iu")), all: new RegExp(whole, "giu"), by };
};
/** Returns what is left out. */
export const drop = (source: string): Replacement => replace(source, " ");

/** What nobody has a degree in: "máster en simpatía". */
export const VIRTUES =
  "(?:la |buon[ao]? |bonne )?(?:simpatía|paciencia|sonrisas?|optimismo|buen humor|sentido común|sourires?|bonne humeur|patience|gentillesse|simpatia|pazienza|sorrisi?|buon umore|paciência|boa disposição|bom humor|boa vontade|empatía|empatia)";

/** Begins another demand in what is left out: "vous travaillez avec les équipes et avez un master". */
const OWN_DEMAND =
  / (?:et|y|e|ed) (?:(?:vous|tu) )?(?:buscamos|necesitamos|procuramos|precisamos|cerchiamo|(?:re)?cherchons|recrutons|avez|as|êtes|es|possédez|justifiez|disposez|détenez|tienes|cuentas|posees|titulación|título|hai|possiedi|possiede|sei|tem|tens|possui|formação|licenciatura|laurea|diploma|formation|diplôme)(?!\p{L})[^.;]*$/iu;

/** Returns a sentence with what is to be replaced said in other words, and without what is to be left out. */
export function replaced(sentence: string, replacements: readonly Replacement[]): string {
  let text = sentence;
  for (const { found, all, by } of replacements) {
    if (!found.test(text)) continue;
    text = by === " " ? text.replace(all, (left) => OWN_DEMAND.exec(left)?.[0] ?? by) : text.replace(all, by);
  }
  return text;
}
