import { words } from "#taxonomy/place-cues.ts";

/** Returns the source of an expression that matches any of the sources as whole words. */
export function wholeWords(...sources: readonly string[]): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${sources.join("|")})(?![\p{L}\p{N}])`;
}

/** Languages whose letters a range of Latin ones covers. */
export const LATIN_LANGUAGES: ReadonlySet<string> = new Set([
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "pl",
  "sv",
  "da",
  "no",
  "fi",
  "cs",
]);

/** Languages so close that a short text may be taken for the other one, whose words are read as well. */
export const NEIGHBOURS: Readonly<Record<string, string>> = { da: "no", no: "da" };

/** Like `wholeWords`, for sources in Latin letters and expressions without the `u` flag, which run much faster. */
export function latinWords(...sources: readonly string[]): string {
  return words(sources.join("|"));
}

/** Returns the source of an expression that matches a language's words as whole words. Build it with the flags of `flagsIn`. */
export function wordsIn(language: string, source: string): string {
  return LATIN_LANGUAGES.has(language) ? latinWords(source) : wholeWords(source);
}

/** Returns the flags that ignore case for the sources of `wordsIn`. */
export function flagsIn(language: string): string {
  return LATIN_LANGUAGES.has(language) ? "i" : "iu";
}
