import { escapeRegExp } from "#contract/values/escape.ts";
import { technologies } from "#taxonomy/technologies.ts";

/** The endings that a language gives to names: "w Pythonie", "v Pythonu", "Pythonban". */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  pl: ["a", "u", "em", "ie", "owi", "y", "ów", "ami", "ach", "rze", "ze"],
  cs: ["u", "em", "e", "y", "ě", "ům", "ech", "ovi", "ů"],
  sk: ["u", "om", "e", "y", "ovi", "och"],
  hu: ["ban", "ben", "t", "ot", "et", "nal", "nel", "hoz", "hez", "ra", "re", "ról", "ről", "os", "es", "ból", "ből"],
  fi: "in ia iä illa illä ille ista istä issa issä ilta iltä iin iksi lla llä lle n a ä sta stä ssa ssä lta ltä tä ta".split(
    " ",
  ),
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

const ACRONYM = /^\p{Lu}{3}$/u;
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Names by which inflected ones are recognised: "Kafku" of "Kafka", "SAPu" of "SAP". What a name means is decided afterwards, as if it weren't inflected.
 */
const names = new Set(
  technologies
    .flatMap(({ name, aliases, forms }) => [name, ...forms, ...aliases.map(capitalised)])
    .filter((name) => ACRONYM.test(name) || (name.length >= SHORTEST && /^\p{Lu}/u.test(name))),
);

/** Long names in lower case: "scikit-learnilla". Short ones begin too many words. */
const lowerNames = technologies.map(({ name }) => name).filter((name) => /^\p{Ll}[\p{Ll}-]{5,}$/u.test(name));
const LOWER_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(${lowerNames.map(escapeRegExp).join("|")})(\\p{Ll}{1,5})(?!\\p{L})`,
  "gu",
);

/** The first words of names of two words, by the second: "React Nativella" is React Native. */
const secondWords = new Map<string, Set<string>>();
for (const { name } of technologies) {
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
  const plain = text.replace(LOWER_NAME, (word: string, name: string, ending: string) =>
    endings.includes(ending) ? name.padEnd(word.length) : word,
  );
  return plain.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,24}(?![\p{L}\p{N}])/gu, (word: string, at: number) => {
    if (names.has(word)) return word;
    const ending = endings.find((each) => word.endsWith(each) && names.has(word.slice(0, -each.length)));
    if (ending !== undefined) return word.slice(0, -ending.length).padEnd(word.length);
    const ofTwo = endings.find(
      (each) => word.endsWith(each) && secondWords.get(word.slice(0, -each.length))?.has(wordBefore(plain, at)),
    );
    if (ofTwo !== undefined) return word.slice(0, -ofTwo.length).padEnd(word.length);
    const instead = insteadOfA.find((each) => word.endsWith(each) && names.has(baseInA(word, each)));
    return instead === undefined ? word : baseInA(word, instead).padEnd(word.length);
  });
}
