import { NATIVE_PLACE_WORDS, UNSPACED_PLACE_WORDS } from "#taxonomy/native-place-words.ts";
import { NOTICE, PREFERENCE, words } from "#taxonomy/place-cues.ts";
import { places } from "#taxonomy/places.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { wholeWords } from "#normalise/terms/cues.ts";
import { emptyResult, type PlaceResult } from "./result.ts";

/** A country as a sentence of a language writes it. */
interface NativeName {
  code: string;
  /** Sticky, so that it's tried where a word begins. */
  pattern: RegExp;
}

interface Reader {
  names: ReadonlyMap<string, readonly NativeName[]>;
  reside: RegExp;
  other: RegExp;
  not: RegExp;
}

interface Span {
  start: number;
  end: number;
}

const LONGEST = 400;
/** The letters of a name by which its words are found. */
const KEY_LETTERS = 3;
/** Languages that write a country's name in many forms. */
const INFLECTED = new Set(["pl", "cs", "fi", "hu", "ro", "uk", "ru"]);
const SHORTEST_STEM = 4;
/** How far a verb of residence or hiring may stand from the place, in characters. */
const NEAR = 50;
/** What stands so close before a place belongs to it: "Kunden in Deutschland". */
const BESIDE = 14;
const STOP = /[;!?•|]|\.(?=\s)/u;
/** What may stand between the places of a list. */
const JOINT =
  /^[\s,/&()+]*(?:(?:und|oder|sowie|et|ou|y|e|o|ed|en|of|i|oraz|lub|och|eller|og|ja|tai|a|nebo|ve|veya|és|vagy|și|sau|та|і|й|або|и|или|in|der|den|die|la|le|les|en|au|aux|w|we|z|i|do|da|de|del|el|los|il|v|ve|ze|в|у|из|на|з)[\s,]+){0,3}$/iu;
/** What only looks like a denial or a wish: "waar maakt niet uit", "var som helst", "spielt keine Rolle". */
const SPARED =
  /maakt niet uit|som helst|spielt keine rolle|no importa|não importa|peu importe|nie ma znaczenia|spelar ingen roll|spiller ingen rolle|non importa|nicht entscheidend/giu;
const notice = new RegExp(words(NOTICE), "iu");
const preference = new RegExp(words(PREFERENCE), "iu");

/** Returns the source that matches a name in the forms of its language: endings after each of its words. */
function formsOf(name: string, language: string): string {
  if (language === "tr") return String.raw`${escapeRegExp(name)}(?:['’]?\p{L}{1,6})?`;
  if (!INFLECTED.has(language)) return `${escapeRegExp(name)}s?`;
  return name
    .split(" ")
    .map((word) => {
      const stem = word.replace(/[aáeéiíoóuúyýąęěăâаеиіоуяїь]{1,2}$/u, "");
      const kept = stem.length >= SHORTEST_STEM ? stem : word;
      return word.length < SHORTEST_STEM ? escapeRegExp(word) : String.raw`${escapeRegExp(kept)}\p{L}{0,5}`;
    })
    .join(" ");
}

function readerOf(language: string): Reader | null {
  const given = NATIVE_PLACE_WORDS[language];
  if (given === undefined) return null;
  const display = new Intl.DisplayNames([language], { type: "region" });
  const names = new Map<string, NativeName[]>();
  const learn = (code: string, source: string) => {
    const key = source.slice(0, KEY_LETTERS);
    const pattern = new RegExp(String.raw`${source}(?![\p{L}\p{N}])`, "uy");
    names.set(key, [...(names.get(key) ?? []), { code, pattern }]);
  };
  for (const [code, forms] of Object.entries(given.forms ?? {})) for (const form of forms) learn(code, form);
  for (const { kind, code } of places) {
    if (kind !== "country" || code === null) continue;
    const [name = ""] = (display.of(code) ?? "").split(" (");
    if (name !== code && /^\p{Lu}/u.test(name)) learn(code, formsOf(name, language));
  }
  const every = (source: string) => new RegExp(wholeWords(source), "giu");
  return {
    names,
    reside: every(given.reside),
    other: every(given.other),
    not: new RegExp(wholeWords(given.not), "iu"),
  };
}

const readers = new Map<string, Reader | null>();

/** Making a reader takes some milliseconds, so each is made when its language is first read. */
function readerFor(language: string): Reader | null {
  let reader = readers.get(language);
  if (reader === undefined) {
    reader = readerOf(language);
    readers.set(language, reader);
  }
  return reader;
}

/** Returns the countries that a text names in its language, in reading order. */
function namesIn(text: string, { names }: Reader): (Span & { code: string })[] {
  const found: (Span & { code: string })[] = [];
  let free = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}/gu)) {
    if (index < free) continue;
    for (const { code, pattern } of names.get(text.slice(index, index + KEY_LETTERS)) ?? []) {
      pattern.lastIndex = index;
      const match = pattern.exec(text);
      if (match === null) continue;
      free = index + match[0].length;
      found.push({ code, start: index, end: free });
      break;
    }
  }
  return found;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }));

/** The text between two spans, `""` where they overlap. */
function gapOf(text: string, a: Span, b: Span): string {
  return a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
}

/** Returns whether a sentence asks people to live or work in the places of a list. */
function rules(text: string, list: Span, { reside, other }: Reader): boolean {
  const others = spansOf(text, other);
  if (others.some((each) => each.end <= list.start && list.start - each.end <= BESIDE)) return false;
  return spansOf(text, reside).some((verb) => {
    const gap = gapOf(text, verb, list);
    if (gap.length > NEAR || STOP.test(gap)) return false;
    const [from, to] = verb.end <= list.start ? [verb.end, list.start] : [list.end, verb.start];
    return !others.some(({ start, end }) => start >= from && end <= to);
  });
}

const UNSPACED = new Map(
  Object.entries(UNSPACED_PLACE_WORDS).map(([language, { before, after, forms }]) => [
    language,
    Object.entries(forms).map(
      ([code, names]) => [code, new RegExp(`${before}(?:${names})|(?:${names})${after}`, "u")] as const,
    ),
  ]),
);

function readUnspaced(text: string, language: string): PlaceResult | null {
  const result = emptyResult();
  for (const [code, pattern] of UNSPACED.get(language) ?? []) {
    if (!pattern.test(text)) continue;
    result.countries.add(code);
    result.nationwide.add(code);
  }
  return result.countries.size === 0 ? null : result;
}

/**
 * Reads the countries that a sentence of a language other than English asks people to live or work in: their names near a verb of residence,
 * hiring or remote work, unless they are those of customers, offices or markets. Null for a sentence that doesn't say it.
 */
export function readNativeResidence(text: string, language: string): PlaceResult | null {
  if (text.length > LONGEST) return null;
  const reader = readerFor(language);
  if (reader === null) return readUnspaced(text, language);
  const names = namesIn(text, reader);
  const [first] = names;
  if (first === undefined || reader.not.test(text.replace(SPARED, " "))) return null;
  if (notice.test(text) || preference.test(text.replace(SPARED, " "))) return null;
  const list = { start: first.start, end: first.end };
  const result = emptyResult();
  for (const { code, start, end } of names) {
    if (start > list.end && !JOINT.test(text.slice(list.end, start))) break;
    list.end = end;
    result.countries.add(code);
    result.nationwide.add(code);
  }
  if (!rules(text, list, reader)) return null;
  return result;
}
