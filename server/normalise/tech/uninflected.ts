import { technologies } from "#taxonomy/technologies.ts";

/** The endings that a language gives to names: "w Pythonie", "v Pythonu", "Pythonban". */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  pl: ["a", "u", "em", "ie", "owi", "y", "ów", "ami", "ach", "rze", "ze"],
  cs: ["u", "em", "e", "y", "ě", "ům", "ech", "ovi", "ů"],
  sk: ["u", "om", "e", "y", "ovi", "och"],
  hu: ["ban", "ben", "t", "ot", "et", "nal", "nel", "hoz", "hez", "ra", "re", "ról", "ről", "os", "es", "ból", "ből"],
  fi: ["in", "ia", "illa", "illä", "ista", "issa", "iin", "lla", "lle", "n", "a", "ä", "sta", "ssa", "tä", "ta"],
  tr: ["da", "de", "ta", "te", "dan", "den", "ı", "i", "u", "ü", "ın", "in", "la", "le", "ya", "ye"],
  ro: ["ul", "ului", "uri"],
  uk: ["у", "ом", "а", "і"],
  ru: ["у", "ом", "а", "е"],
};
const SHORTEST = 4;

/** Names that always mean the technology, by which inflected ones are recognised. */
const sure = new Set(
  technologies
    .filter(({ rule, name }) => rule !== "context" && rule !== "alias" && name.length >= SHORTEST)
    .map(({ name }) => name),
);

/** Returns the text with the endings of technologies' names blanked, as its language inflects them. Keeps every position. */
export function uninflected(text: string, language: string | null): string {
  const endings = language === null ? undefined : ENDINGS[language];
  if (endings === undefined) return text;
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{4,24}(?![\p{L}\p{N}])/gu, (word) => {
    if (sure.has(word)) return word;
    const ending = endings.find((each) => word.endsWith(each) && sure.has(word.slice(0, -each.length)));
    return ending === undefined ? word : word.slice(0, -ending.length).padEnd(word.length);
  });
}
