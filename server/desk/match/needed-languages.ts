import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { OPTIONAL } from "./needed-skills.ts";

/** Names of languages by code, in the languages that postings are written in. */
const NAMES: Record<string, string> = {
  en: "english|englisch|anglais|inglés|inglês|ingles",
  de: "german|deutsch|allemand|alemán|alemão",
  fr: "french|französisch|français|francés|francês",
  es: "spanish|spanisch|espagnol|español|espanhol",
  pt: "portuguese|portugiesisch|portugais|portugués|português",
  it: "italian|italienisch|italien|italiano",
  nl: "dutch|niederländisch|néerlandais|neerlandés|nederlands",
  pl: "polish|polnisch|polonais|polaco",
  sv: "swedish|schwedisch",
  da: "danish|dänisch",
  nb: "norwegian|norwegisch",
  fi: "finnish|finnisch",
  cs: "czech|tschechisch",
  uk: "ukrainian|ukrainisch",
  ru: "russian|russisch",
  tr: "turkish|türkisch",
  ar: "arabic|arabisch",
  zh: "mandarin|chinese|chinesisch",
  ja: "japanese|japanisch",
  ko: "korean|koreanisch",
  he: "hebrew",
  hi: "hindi",
};
const PATTERNS = Object.entries(NAMES).map(
  ([code, names]) => [code, new RegExp(`(?<!\\p{L})(?:${names})(?:kenntnisse)?(?!\\p{L})`, "iu")] as const,
);
/** Says that a sentence is about speaking a language, not about a market. */
const SPEAKING =
  /\b(?:fluent|fluency|fluently|native|proficien\w{1,12}|speak\w{0,12}|spoken|written|verbal|bilingual|language skills?|[abc][12]|mother tongue|fließend|verhandlungssicher|muttersprach\w{1,12}|\w{1,24}kenntnisse|courant|bilingue|maîtrise|fluido|fluente|nativo|avanzado|avançado)\b/iu;

/** A sentence that asks for one or more languages. */
export interface NeededLanguages {
  need: "must" | "nice";
  sentence: string;
  /** ISO 639-1. */
  codes: readonly string[];
}

/** Lists the languages that a posting's requirements and wishes ask for, each once. */
export function neededLanguages({ sentences }: PreparedText): NeededLanguages[] {
  const seen = new Set<string>();
  return sentences.flatMap(({ text, section }): NeededLanguages[] => {
    if ((section !== "requirements" && section !== "nice-to-have") || !SPEAKING.test(text)) return [];
    const codes = PATTERNS.flatMap(([code, pattern]) => (pattern.test(text) && !seen.has(code) ? [code] : []));
    for (const code of codes) seen.add(code);
    if (codes.length === 0) return [];
    return [{ need: section === "nice-to-have" || OPTIONAL.test(text) ? "nice" : "must", sentence: text, codes }];
  });
}
