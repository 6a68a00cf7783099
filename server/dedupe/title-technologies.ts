import { technologies, technologyBySlug } from "#taxonomy/technologies.ts";
import { plainWords } from "./plain-words.ts";

const MOST_WORDS = 3;
/** Joints between technologies. */
const JOINTS = new Set(["and", "or", "und", "oder", "et", "ou", "y", "e", "en", "och", "og", "with", "mit"]);

interface Known {
  slug: string;
  /** Whether the bare word is a technology wherever it stands: `go`, `spring` and `r` are so only in brackets. */
  plain: boolean;
}

const byWords: ReadonlyMap<string, Known> = new Map(
  technologies.flatMap(({ slug, name, aliases, short, rule }) => {
    const plain = rule === "" || rule === "case" || wordsOf(name).includes(" ");
    return [
      ...short.map((each): [string, Known] => [wordsOf(each), { slug, plain: false }]),
      ...aliases.map((each): [string, Known] => [wordsOf(each), { slug, plain: true }]),
      [wordsOf(name), { slug, plain }] satisfies [string, Known],
    ];
  }),
);

function wordsOf(name: string): string {
  return plainWords(name).join(" ");
}

/** Splits words into those that name a technology and the others; in brackets, each word that can be one is one. */
export function splitTechnologies(
  words: readonly string[],
  inBrackets: boolean,
): { slugs: string[]; others: string[] } {
  const slugs: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count -= 1) {
      const known = byWords.get(words.slice(at, at + count).join(" "));
      if (known === undefined || !(inBrackets || known.plain)) continue;
      slugs.push(known.slug);
      taken = count;
    }
    if (taken === 0) others.push(words[at] ?? "");
    at += taken || 1;
  }
  return { slugs, others };
}

/** Returns the technologies in brackets when nothing else stands there, else null. */
function onlyTechnologies(bracket: string): string[] | null {
  const { slugs, others } = splitTechnologies(plainWords(bracket), true);
  return slugs.length > 0 && others.every((word) => JOINTS.has(word)) ? slugs : null;
}

const BRACKETS = /[([][^()[\]]{1,120}[)\]]/gu;

/** Returns the title without brackets that hold only technologies, and what they held. */
export function takeBracketedTechnologies(title: string): { left: string; slugs: string[] } {
  const slugs: string[] = [];
  const left = title.replace(BRACKETS, (bracket) => {
    const found = onlyTechnologies(bracket);
    if (found === null) return bracket;
    slugs.push(...found);
    return " ";
  });
  return { left, slugs };
}

/** Returns the technologies that a raw title names, with those that they imply. */
export function titleTechnologies(rawTitle: string): Set<string> {
  const { left, slugs } = takeBracketedTechnologies(rawTitle);
  const found = new Set([...slugs, ...splitTechnologies(plainWords(left), false).slugs]);
  for (const slug of found) for (const implied of technologyBySlug(slug)?.implies ?? []) found.add(implied);
  return found;
}
