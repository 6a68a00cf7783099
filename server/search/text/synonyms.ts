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
