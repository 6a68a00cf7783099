import type { AskedLanguage } from "#contract/schemas/job-terms.ts";
import { IS_WELCOME } from "../terms/cues.ts";
import { HELPS } from "./language-helps.ts";
import { levelNear, type Surroundings } from "./language-levels.ts";
import type { LanguageName } from "./language-names.ts";
import { isOfPeople, saidOfThatLanguage } from "./language-of-people.ts";
import { isExtra } from "./language-welcome.ts";

/** A language as one mention of it asks for it. */
export interface Found extends AskedLanguage {
  /** Whether no word names the level. One that does counts before it. */
  isImplied?: boolean;
  evidence: string;
}

const BRACKET_BEFORE = /^.{0,40}\)/u;
/** Returns what stands before the first comma. */
export const firstPart = (text: string): string => text.split(/[,;]/)[0] ?? "";
/** Returns what stands behind the last comma. */
export const lastPart = (text: string): string => text.split(/[,;]/).at(-1) ?? "";

/** Words between two languages that share what is said before or after them. */
const JOINED =
  /^(?:[\s,/&+-]|[dl]['’]|(?:and|or|und|oder|sowie|bzw\.?|et|ou|y|o|e|en|of|i|oraz|lub|och|eller|og|ja|a|both|also|de|del|do|van|het|po|på|auf|kielen|język\p{L}{0,4}|langue|lengua|língua|taal)(?!\p{L}))*$/iu;

/** Returns whether the first of two languages has a level before it and the second is welcome, with a comma alone between them. */
function isSetApart(text: string, one: LanguageName, other: LanguageName): boolean {
  const behind = text.slice(other.end, other.end + 80);
  return (
    /^, ?$/u.test(text.slice(one.end, other.start)) &&
    (IS_WELCOME.test(behind) || HELPS.test(behind) || isExtra({ before: "", behind })) &&
    levelNear(lastPart(text.slice(Math.max(0, one.start - 40), one.start)), "") !== null
  );
}

/** Returns the first and the last of the list that a language belongs to; what is said before and behind that belongs to each of them. */
function listAround(text: string, names: readonly LanguageName[], at: number): [number, number] {
  let first = at;
  while (first > 0 && JOINED.test(text.slice(names[first - 1]!.end, names[first]!.start))) first -= 1;
  let last = at;
  while (last + 1 < names.length && JOINED.test(text.slice(names[last]!.end, names[last + 1]!.start))) last += 1;
  // "Fließend Deutsch, Englisch schadet nicht": a comma alone doesn't join what is asked and what is welcome.
  return last - first === 1 && isSetApart(text, names[first]!, names[last]!) ? [at, at] : [first, last];
}

/** The name of a language in a text, with what is said of it. */
export interface Mention {
  text: string;
  names: readonly LanguageName[];
  name: LanguageName;
  word: string;
  /** The ends of the list that the language belongs to. */
  first: LanguageName;
  last: LanguageName;
  /** What is said of the whole list. */
  around: Surroundings;
  /** What is said of the language alone. What stands in brackets behind the one before belongs to that one. */
  own: Surroundings;
  /** What stands between the language and the one before it. */
  beside: string;
  isFirstName: boolean;
}

/** Returns the language of a place among the names of a text, unless it tells where people come from. */
export function mentionAt(text: string, names: readonly LanguageName[], at: number): Mention | null {
  const [from, to] = listAround(text, names, at);
  const [name, first, last, previous] = [names[at]!, names[from]!, names[to]!, names[at - 1]];
  const word = text.slice(name.start, name.end);
  const before = text.slice(Math.max(0, names[from - 1]?.end ?? 0, first.start - 80), first.start);
  const until = names[to + 1]?.start ?? text.length;
  const said = text.slice(last.end, Math.min(until, last.end + 80));
  const isPeople = isOfPeople({ before, behind: text.slice(last.end, last.end + 50) }, word);
  const behind = isPeople ? saidOfThatLanguage(said) : said;
  if (behind === null) return null;
  const beside = text.slice(Math.max(previous?.end ?? 0, name.start - 40), name.start);
  const own = {
    before: previous === undefined ? beside : beside.replace(BRACKET_BEFORE, "").replace(/^.*\(/u, ""),
    behind: text.slice(name.end, Math.min(names[at + 1]?.start ?? text.length, name.end + 40)),
  };
  const isFirstName = previous === undefined;
  return { text, names, name, word, first, last, around: { before, behind }, own, beside, isFirstName };
}
