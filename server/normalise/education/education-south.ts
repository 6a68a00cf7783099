import { FRENCH } from "./education-french.ts";
import { ITALIAN } from "./education-italian.ts";
import { PORTUGUESE } from "./education-portuguese.ts";
import { replaced, type Replacement } from "./education-replacement.ts";
import { SPANISH } from "./education-spanish.ts";

const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
};

/**
 * Returns a sentence in French, Spanish, Italian or Portuguese without what only sounds like asking for education (courses to sell, colleagues, what
 * the job leads to, degrees of other things), and with names that hold a name of another value said in plain words.
 */
export const southernPlain = (sentence: string, language: string | null): string =>
  replaced(sentence, REPLACEMENTS[language ?? ""] ?? []);
