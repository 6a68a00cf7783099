import type { RequestCheckResponse } from "#contract/schemas/referral.ts";

/** Words this short also mean something else in lower case, such as Go and R. */
const SHORT = 3;

/** Returns the posting's requirements that a note doesn't speak of yet. It looks for their names; it doesn't judge what the note says. */
export function missingEvidence(note: string, requirements: RequestCheckResponse["requirements"]): string[] {
  const lower = ` ${note.toLowerCase()} `;
  const exact = ` ${note} `;
  return requirements
    .filter(
      ({ words }) =>
        !words.some((word) => (word.length <= SHORT ? names(exact, word) : names(lower, word.toLowerCase()))),
    )
    .map(({ name }) => name);
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
