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
/** What names in -a end in instead: "w Jirze", "v Javě". */
const INSTEAD_OF_A: Readonly<Record<string, readonly string[]>> = {
  pl: ["y", "i", "ie", "ze", "rze", "ce", "ę", "ą", "o"],
  cs: ["y", "ě", "e", "u", "ou", "ce", "ře"],
  sk: ["y", "e", "u", "ou"],
};

/** Names that always mean the technology, by which inflected ones are recognised. */
const sure = new Set(
  technologies
    .filter(({ rule, name }) => (rule === "" || rule === "case") && name.length >= SHORTEST)
    .map(({ name }) => name),
);

/** The first words of names of two words that always mean the technology, by the second: "React Nativella" is React Native. */
const secondWords = new Map<string, Set<string>>();
for (const name of technologies
  .filter(({ rule }) => rule === "" || rule === "case")
  .map((technology) => technology.name)) {
  const [first = "", second, ...rest] = name.split(" ");
  if (second !== undefined && rest.length === 0 && second.length >= SHORTEST)
    secondWords.set(second, (secondWords.get(second) ?? new Set()).add(first));
}

/** Returns the name in -a that a word with another ending is of: "Jira" of "Jirze" and "Kafka" of "Kafce". */
function baseInA(word: string, ending: string): string {
  const stem = word.slice(0, -ending.length);
  if (ending === "ce") return `${stem}ka`;
  return ending === "rze" || ending === "ře" ? `${stem}ra` : `${stem}a`;
}

function wordBefore(text: string, at: number): string {
  return /(\p{L}+) $/u.exec(text.slice(Math.max(0, at - 24), at))?.[1] ?? "";
}

/** Returns the text with the endings of technologies' names blanked, as its language inflects them. Keeps every position. */
export function uninflected(text: string, language: string | null): string {
  const endings = language === null ? undefined : ENDINGS[language];
  if (endings === undefined) return text;
  const insteadOfA = INSTEAD_OF_A[language ?? ""] ?? [];
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,24}(?![\p{L}\p{N}])/gu, (word: string, at: number) => {
    if (sure.has(word)) return word;
    const ending = endings.find((each) => word.endsWith(each) && sure.has(word.slice(0, -each.length)));
    if (ending !== undefined) return word.slice(0, -ending.length).padEnd(word.length);
    const ofTwo = endings.find((each) => secondWords.get(word.slice(0, -each.length))?.has(wordBefore(text, at)));
    if (ofTwo !== undefined && word.endsWith(ofTwo)) return word.slice(0, -ofTwo.length).padEnd(word.length);
    const instead = insteadOfA.find((each) => word.endsWith(each) && sure.has(baseInA(word, each)));
    return instead === undefined ? word : baseInA(word, instead).padEnd(word.length);
  });
}
