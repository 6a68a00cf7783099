import { folded } from "#normalise/text/folded-expression.ts";
import type { AskedLanguage } from "#contract/schemas/job-terms.ts";
import { IS_WELCOME } from "../terms/cues.ts";
import { isAppreciated, isWished } from "./language-appreciation.ts";
import { HELPS } from "./language-helps.ts";
import { levelNear, type Surroundings, withoutPrevious } from "./language-levels.ts";
import type { LanguageName } from "./language-names.ts";
import { isOfPeople, saidOfThatLanguage } from "./language-of-people.ts";
import { eases, isExtra } from "./language-welcome.ts";

/** A language as one mention of it asks for it. */
export interface Found extends AskedLanguage {
  /** Whether no word names the level. One that does counts before it. */
  isImplied?: boolean;
  evidence: string;
}

const BRACKET_BEFORE = /^.{0,40}\)/u;
/** Returns what stands before the first comma. */
export const firstPart = (text: string): string => text.split(/[,;·|•]/u)[0] ?? "";
/** Returns what stands behind the last comma. */
export const lastPart = (text: string): string => text.split(/[,;·|•]/u).at(-1) ?? "";

/** Words between two languages that share what is said before or after them. */
const JOINED = folded(
  /^(?:[\s,/&+-]|natürlich|selbstverständlich|naturellement|naturalmente|natuurlijk|oczywiście|naturligtvis|selvfølgelig|tietysti|samozřejmě|desigur|of|course|[dl]['’]|qu['’]|(?:aussi bien|ebenso gut|genauso gut|tan bien|tão bem|altrettanto bene|even goed|równie dobrze|lika bra|lige så godt|like godt|yhtä hyvin|stejně dobře|wie|come|som|kuin|jako|em|in|and|or|und|oder|sowie|bzw\.?|et|ou|y|o|e|en|of|i|oraz|lub|och|eller|og|ja|a|both|also|as|well|sowohl|als|auch|ainsi|que|tant|así|como|tanto|bem|sia|che|nonché|zowel|zarówno|jak|również|samt|både|sekä|että|nebo|tai|și|sau|atât|cât|precum|ani|jazyk|limba|l['’]|le|la|el|il|lo|o|de|del|do|van|het|po|på|auf|kielen|język\p{L}{0,4}|langue|lengua|língua|taal)(?!\p{L}))*$/iu,
);

/** A comma, with an article at most. */
const COMMA = /^, ?(?:(?:le|la|el|il|lo|o|het|das) |l['’])?$/iu;
/** A word between two languages. */
const WORD = /[\p{L}/&+-]/u;

/** Returns whether the first of two languages has a level before it and the second is welcome, with a comma alone between them. */
function isSetApart(text: string, one: LanguageName, other: LanguageName): boolean {
  return (
    isWelcomeBehindComma(text, one, other) &&
    levelNear(lastPart(text.slice(Math.max(0, one.start - 40), one.start)), "") !== null
  );
}

/** Returns whether a comma alone stands before a language that is welcome. */
function isWelcomeBehindComma(text: string, one: LanguageName, other: LanguageName): boolean {
  const behind = text.slice(other.end, other.end + 80);
  return (
    COMMA.test(text.slice(one.end, other.start)) &&
    (IS_WELCOME.test(behind) ||
      HELPS.test(behind) ||
      isExtra({ before: "", behind }) ||
      eases(behind) ||
      isWished(behind) ||
      isAppreciated({ before: "", behind }))
  );
}

/** Returns the first and the last of the list that a language belongs to; what is said before and behind that belongs to each of them. */
function listAround(text: string, names: readonly LanguageName[], at: number): [number, number] {
  let first = at;
  while (first > 0 && JOINED.test(text.slice(names[first - 1]!.end, names[first]!.start))) first -= 1;
  let last = at;
  while (last + 1 < names.length && JOINED.test(text.slice(names[last]!.end, names[last + 1]!.start))) last += 1;
  // "Português e inglês, alemão é um plus": what follows "and" and a comma is no part of the list.
  const beforeLast = names[Math.max(0, last - 1)]!;
  const isJoinedByWord = last - first > 1 && WORD.test(text.slice(names[last - 2]!.end, beforeLast.start));
  if (isJoinedByWord && isWelcomeBehindComma(text, beforeLast, names[last]!))
    return at === last ? [last, last] : [first, last - 1];
  // "Fließend Deutsch, Englisch schadet nicht": a comma alone doesn't join what is asked and what is welcome.
  return last - first === 1 && isSetApart(text, names[first]!, names[last]!) ? [at, at] : [first, last];
}

/** "L'arabe, même débutant, est un atout". */
const EVEN_A_LITTLE =
  /^,? (?:even|selbst|auch|même|aunque sea|incluso|mesmo|anche(?: solo)?|zelfs|ook|nawet|även|selv|vaikka|chiar)(?: [\p{L}'’]{1,14}){1,3},/iu;
const NEXT_SENTENCE = /(?<=(?:^|\p{L}{3}))[.!?] (?=\p{Lu}\p{Ll}{2})/u;
/** Returns what stands before the end of a sentence, where the text holds several. */
const sameSentence = (text: string): string => text.split(NEXT_SENTENCE)[0] ?? "";
/** Returns what stands behind the last one. */
const sameSentenceBefore = (text: string): string => text.split(NEXT_SENTENCE).at(-1) ?? "";

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
  const before = sameSentenceBefore(text.slice(Math.max(0, names[from - 1]?.end ?? 0, first.start - 80), first.start));
  const until = names[to + 1]?.start ?? text.length;
  const said = sameSentence(text.slice(last.end, Math.min(until, last.end + 80)));
  const isPeople = isOfPeople({ before, behind: text.slice(last.end, last.end + 50) }, word);
  const behind = isPeople ? saidOfThatLanguage(said) : said.replace(EVEN_A_LITTLE, "");
  if (behind === null) return null;
  const beside = text.slice(Math.max(previous?.end ?? 0, name.start - 40), name.start);
  const own = {
    before: previous === undefined ? beside : withoutPrevious(beside.replace(BRACKET_BEFORE, "").replace(/^.*\(/u, "")),
    behind: text.slice(name.end, Math.min(names[at + 1]?.start ?? text.length, name.end + 40)),
  };
  const isFirstName = previous === undefined;
  return { text, names, name, word, first, last, around: { before, behind }, own, beside, isFirstName };
}
