import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { TAGS, TITLE } from "./weights.ts";
import { wordsOf } from "./words.ts";

/** Most words of a name that is looked for in a query. */
export const LONGEST_NAME = 5;

const meanings = new Map<string, string[][]>();
const names = new Set<string>();
const ambiguous = new Set<string>();

function plain(text: string): string[] {
  return wordsOf(text).map(({ word }) => word);
}

function learn(spelling: string, name: string): void {
  const said = plain(spelling);
  const meant = plain(name);
  if (said.length === 0 || said.length > LONGEST_NAME || meant.length === 0) return;
  if (said.length === 1) names.add(said[0]!);
  const key = said.join(" ");
  if (key === meant.join(" ")) return;
  const known = meanings.get(key) ?? [];
  if (!known.some((each) => each.join(" ") === meant.join(" "))) meanings.set(key, [...known, meant]);
}

for (const { name, aliases, short, rule } of technologies) {
  for (const spelling of [name, ...aliases, ...short]) learn(spelling, name);
  if (rule === "context" || rule === "alias") for (const word of plain(name)) ambiguous.add(word);
}
for (const { title, aliases } of roles) for (const spelling of [title, ...aliases]) learn(spelling, title);

/** What titles shorten, and words that are written as one or as two. */
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
const otherForms = new Map<string, string[]>();
for (const [short, long] of SHORT_FORMS) {
  otherForms.set(plain(short).join(" "), plain(long));
  otherForms.set(plain(long).join(" "), plain(short));
}

/** True when the words are one of two forms of the same thing. */
export function isForm(words: readonly string[]): boolean {
  return otherForms.has(words.join(" "));
}

/** The same words with one part in its other form: `human resources coordinator` for `hr coordinator`. */
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

/** What else the words stand for: `k8s` for Kubernetes, `swe` for Software Engineer. Each meaning is a list of words. */
export function meaningsOf(words: readonly string[]): readonly string[][] {
  return meanings.get(words.join(" ")) ?? [];
}

/** True when the word alone names a technology or a role, so that nobody need finish it: Java is not JavaScript. */
export function isName(word: string): boolean {
  return names.has(word);
}

/** Fields in which a word means what a seeker means by it: a technology called Go is not the "go" of prose. All are 0. */
export function fieldsOf(word: string): number {
  return ambiguous.has(word) ? TITLE | TAGS : 0;
}
