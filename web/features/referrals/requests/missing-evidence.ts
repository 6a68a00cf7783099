import type { RequestCheckResponse } from "#contract/schemas/referral.ts";

/** Words this short also mean something else in lower case, such as Go and R. */
const SHORT = 3;

/** Returns the posting's requirements that a note doesn't speak of yet. It looks for their names; it doesn't judge what the note says. */
export function missingEvidence(note: string, requirements: RequestCheckResponse["requirements"]): string[] {
  return requirements.filter(({ words }) => !speaksOf(note, words)).map(({ name }) => name);
}

/** Whether a text contains one of the spellings. */
export function speaksOf(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => (word.length <= SHORT ? names(text, word) : names(lower, word.toLowerCase())));
}

/** Whether a text contains the words with neither a letter nor a digit next to them. */
function names(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + word.length] ?? " ";
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(after)) return true;
  }
  return false;
}
