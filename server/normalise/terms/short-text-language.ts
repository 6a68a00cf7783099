import path from "node:path";
import { readModel, type SentenceModel } from "../learned/sentence-model.ts";

/** Where `tools/sentence-models/fit-models.ts` writes what it learned about languages. */
export const LANGUAGE_WEIGHTS = path.join(import.meta.dirname, "language-weights.tsv");
export const MODEL_LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "sv",
  "da",
  "no",
  "fi",
  "pl",
  "cs",
  "ro",
  "hu",
  "tr",
] as const;

/** How much of a text is read: more says no more. */
const READ_CHARACTERS = 400;
/** Log odds from which a language is likely, and by how much it must lead the next: little for a likely one, more for another. */
const LIKELY = { odds: 1, lead: 1.5 };
const POSSIBLE = { odds: -1.5, lead: 2 };
/** Few words are enough of these to tell them from all others, but not from each other; their readers know each other's words. */
const ALIKE: ReadonlySet<string> = new Set(["da", "no"]);
/** Fewer words or letters may be names. */
const LEAST_WORDS = 2;
const LEAST_LETTERS = 6;

/** Returns a text without numbers and signs, which are alike in all languages. */
export const lettersOf = (text: string): string => text.slice(0, READ_CHARACTERS).replace(/[^\p{L}\p{M}'’-]+/gu, " ");

/** Letters that hardly any English text has. */
const NOT_ENGLISH = /[äöåøæßñçãõőűąęłśżźćńřěůțșğış]/iu;

let model: SentenceModel | undefined;

/** Returns the language of one text or line, if one is clearly the likeliest. */
function clearLanguage(text: string): string | null {
  const letters = lettersOf(text);
  const words = letters.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < LEAST_WORDS || words.join("").length < LEAST_LETTERS) return null;
  model ??= readModel(LANGUAGE_WEIGHTS, MODEL_LANGUAGES);
  const odds = model.logOddsOf(letters);
  if (NOT_ENGLISH.test(text)) odds[MODEL_LANGUAGES.indexOf("en")] = -Infinity;
  const [first = 0, ...others] = odds.map((_, at) => at).sort((a, b) => odds[b]! - odds[a]!);
  const isAlike = (at: number) => ALIKE.has(MODEL_LANGUAGES[first]!) && ALIKE.has(MODEL_LANGUAGES[at]!);
  const next = others.find((at) => !isAlike(at)) ?? first;
  const isClear = [LIKELY, POSSIBLE].some(
    ({ odds: least, lead }) => odds[first]! >= least && odds[first]! - odds[next]! >= lead,
  );
  return isClear ? (MODEL_LANGUAGES[first] ?? null) : null;
}

/**
 * Returns the language of a text of few words as an ISO 639-1 code, by its words and groups of letters. Null where none is clearly the likeliest, as for
 * lists of technologies.
 */
export function readShortTextLanguage(text: string): string | null {
  const whole = clearLanguage(text);
  if (whole !== null || !text.includes("\n")) return whole;
  // Names of firms and products on other lines say nothing.
  const lines = new Set(text.slice(0, READ_CHARACTERS).split("\n").map(clearLanguage));
  lines.delete(null);
  const [only = null, other] = lines;
  return other === undefined ? only : null;
}
