import type { Sentence } from "#normalise/text/prepared-text.ts";

/** What employers say of equal opportunities. */
const EQUAL = /\b(?:equal[- ]opportunit|discriminat|without regard to|regardless of (?:race|age|gender|sex|religion))/i;

/** Returns whether an ad is one paragraph, which counts as a statement on equal opportunities because it ends with one. */
export function isOneParagraph(sentences: readonly Sentence[]): boolean {
  return sentences.every(({ section }) => section === "eeo") && sentences.some(({ text }) => !EQUAL.test(text));
}

/** Returns whether a sentence speaks of equal opportunities. */
export function speaksOfEquality(sentence: string): boolean {
  return EQUAL.test(sentence);
}
