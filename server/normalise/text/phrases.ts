import { latinWords, wholeWords } from "#normalise/text/whole-words.ts";
import { folded } from "./folded-expression.ts";
import { type QuickExpression, quickly } from "./quick-expression.ts";

/** Returns an expression that matches any of some sources, in any case. */
export const anyOf = (...sources: readonly string[]): RegExp => folded(new RegExp(sources.join("|"), "iu"));

/** Returns an expression that matches any of some sources as whole words, in any case. */
export const phrases = (...sources: readonly string[]): RegExp => folded(new RegExp(wholeWords(...sources), "iu"));

/** As `phrases`, for sources in Latin letters, beside which letters of other alphabets may stand. */
export const latinPhrases = (...sources: readonly string[]): RegExp => folded(new RegExp(latinWords(...sources), "i"));

/** As `phrases` and `latinPhrases`, for all matches of a text. */
export const everyPhrase = (...sources: readonly string[]): RegExp => folded(new RegExp(wholeWords(...sources), "giu"));
export const everyLatinPhrase = (...sources: readonly string[]): RegExp =>
  folded(new RegExp(latinWords(...sources), "gi"));

/** As `phrases`, but looks for the words that it needs first. */
export const quickPhrases = (...sources: readonly string[]): QuickExpression => quickly(phrases(...sources));

/** As `latinPhrases`, but looks for the words that it needs first. */
export const quickLatinPhrases = (...sources: readonly string[]): QuickExpression => quickly(latinPhrases(...sources));
