import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { COMPANY, TAGS, TITLE } from "./weights.ts";
import { wordsOf } from "./words.ts";

/** Longest name, in words, to look up in a query. */
export const MAX_NAME_WORDS = 5;

const meanings = new Map<string, string[][]>();
const names = new Set<string>();
const ambiguous = new Set<string>();

function plain(text: string): string[] {
  return wordsOf(text).map(({ word }) => word);
}

function addSynonym(spelling: string, name: string): void {
  const from = plain(spelling);
  const to = plain(name);
  if (from.length === 0 || from.length > MAX_NAME_WORDS || to.length === 0) return;
  if (from.length === 1) names.add(from[0]!);
  const key = from.join(" ");
  if (key === to.join(" ")) return;
  const others = meanings.get(key) ?? [];
  if (!others.some((each) => each.join(" ") === to.join(" "))) meanings.set(key, [...others, to]);
}

for (const { name, aliases, short, rule } of technologies) {
  for (const spelling of [name, ...aliases, ...short]) addSynonym(spelling, name);
  if (rule !== "" && rule !== "case") for (const word of plain(name)) ambiguous.add(word);
}
for (const { title, aliases } of roles) for (const spelling of [title, ...aliases]) addSynonym(spelling, title);

/** Abbreviations in titles, and words that are written as one or as two. */
const SHORT_FORMS: readonly (readonly [string, string])[] = [
  ["sr", "senior"],
  ["jr", "junior"],
  ["mgr", "manager"],
  ["eng", "engineer"],
  ["dev", "developer"],
  ["vp", "vice president"],
  ["svp", "senior vice president"],
  ["hr", "human resources"],
  ["qa", "quality assurance"],
  ["ml", "machine learning"],
  ["ai", "artificial intelligence"],
  ["nlp", "natural language processing"],
  ["ux", "user experience"],
  ["ui", "user interface"],
  ["bi", "business intelligence"],
  ["sdr", "sales development representative"],
  ["bdr", "business development representative"],
  ["sre", "site reliability engineer"],
  ["sdet", "software development engineer in test"],
  ["csm", "customer success manager"],
  ["cto", "chief technology officer"],
  ["cfo", "chief financial officer"],
  ["coo", "chief operating officer"],
  ["cmo", "chief marketing officer"],
  ["seo", "search engine optimization"],
  ["pr", "public relations"],
  ["frontend", "front end"],
  ["backend", "back end"],
  ["fullstack", "full stack"],
  ["devops", "dev ops"],
  ["ecommerce", "e commerce"],
  ["cybersecurity", "cyber security"],
];
/** One way only: who types `dev` means engineers too, but an engineer may be no developer. */
const ALSO: readonly (readonly [string, string])[] = [
  ["dev", "engineer"],
  ["ui ux", "ux designer"],
  ["ux ui", "ux designer"],
];
for (const [words, other] of ALSO) meanings.set(words, [...(meanings.get(words) ?? []), plain(other)]);
/** In prose, "us" is the company. */
ambiguous.add("us");

/** The levels by the word of their tag, from the lowest. */
const LEVELS = ["entry", "junior", "mid", "senior", "lead"];
const levelOf = new Map([
  ...LEVELS.map((word, rank) => [word, rank] as const),
  ["jr", LEVELS.indexOf("junior")],
  ["sr", LEVELS.indexOf("senior")],
  ["staff", LEVELS.indexOf("lead")],
  ["principal", LEVELS.indexOf("lead")],
]);

/** Returns whether the words name a level. */
export function isLevel(words: readonly string[]): boolean {
  return levelOf.has(words.join(" "));
}

/** Returns the tags of the levels that are no neighbour of the one that the words name. */
export function levelsFarFrom(words: readonly string[]): string[] {
  const rank = levelOf.get(words.join(" "));
  return rank === undefined ? [] : LEVELS.filter((_, other) => Math.abs(other - rank) > 1);
}

const otherForms = new Map<string, string[]>();
for (const [short, long] of SHORT_FORMS) {
  otherForms.set(plain(short).join(" "), plain(long));
  otherForms.set(plain(long).join(" "), plain(short));
}

/** Returns whether the words have another form. */
export function isForm(words: readonly string[]): boolean {
  return otherForms.has(words.join(" "));
}

/** Returns the words with one part in its other form: `human resources coordinator` for `hr coordinator`. */
export function variantsOf(words: readonly string[]): string[][] {
  const variants: string[][] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const other = otherForms.get(words.slice(from, to).join(" "));
      if (other !== undefined) variants.push([...words.slice(0, from), ...other, ...words.slice(to)]);
    }
  }
  return variants;
}

/**
 * Returns the names that the words stand for: Kubernetes for `k8s`, Software Engineer for `swe`. Each is a list of
 * words.
 */
export function meaningsOf(words: readonly string[]): readonly string[][] {
  return meanings.get(words.join(" ")) ?? [];
}

/**
 * Returns whether the word names a technology or a role by itself, so that it needs no completion: Java is not
 * JavaScript.
 */
export function isName(word: string): boolean {
  return names.has(word);
}

/**
 * Returns the fields in which a word has the meaning that a seeker intends, or 0 for all: Go the language is not the
 * "go" of prose.
 */
export function fieldsOf(word: string): number {
  // In prose, a level is often that of the colleagues: an ad for a junior speaks of seniors.
  if (levelOf.has(word)) return TITLE | COMPANY | TAGS;
  return ambiguous.has(word) ? TITLE | TAGS : 0;
}
