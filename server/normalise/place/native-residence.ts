import { NATIVE_PLACE_WORDS, NATIVE_REGION_NAMES, UNSPACED_PLACE_WORDS } from "#taxonomy/native-place-words.ts";
import { NOTICE, PREFERENCE, words } from "#taxonomy/place-cues.ts";
import { places } from "#taxonomy/places.ts";
import { wholeWords } from "#normalise/terms/cues.ts";
import { isWordAt } from "#normalise/text/phrase-matcher.ts";
import { readMentions } from "./mentions.ts";
import { emptyResult, joinResults, type PlaceResult } from "./result.ts";
import { type Span, spansOf } from "#normalise/text/spans.ts";

/** A name of a place as a sentence of a language writes it: how its words begin, and how many letters may follow each. */
interface NativeName {
  place: Place;
  words: readonly { stem: string; most: number }[];
}

/** A country by its code, or a region by its English name. */
type Place = { code: string } | { region: string };

interface Reader {
  names: ReadonlyMap<string, readonly NativeName[]>;
  reside: RegExp;
  other: RegExp;
  not: RegExp;
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
const BESIDE = 18;
/** "Our teams work in Germany", "our suppliers are settled in Italy": what stands between a subject and its verb. */
const SUBJECT_GAP =
  /^ (?:(?:sont|est|ist|sind|están|está|son|es|são|estão|é|está|sono|è|zijn|is|są|jest|är|er|on|ovat|jsou|je|haben|ont|tienen|têm|hanno|hebben|mają|har) )?$/u;
const STOP = /[;!?•|]|\.(?=\s)/u;
/** What may stand between the places of a list. */
const JOINT =
  /^[\s,/&()+]*(?:(?:und|oder|sowie|et|ou|y|e|o|ed|en|of|i|oraz|lub|och|eller|og|ja|tai|a|nebo|ve|veya|és|vagy|și|sau|та|і|й|або|и|или|in|der|den|die|la|le|les|en|au|aux|em|no|na|nos|nas|nel|nella|negli|dans|inom|på|w|we|z|i|do|da|de|del|el|los|il|v|ve|ze|na|pe|в|у|из|на|з)[\s,]+){0,3}$/iu;
/** What only looks like a denial or a wish: "waar maakt niet uit", "var som helst", "spielt keine Rolle". */
const SPARED =
  /maakt niet uit|som helst|spielt keine rolle|no importa|não importa|peu importe|nie ma znaczenia|spelar ingen roll|spiller ingen rolle|non importa|nicht entscheidend/giu;
const notice = new RegExp(words(NOTICE), "iu");
const preference = new RegExp(words(PREFERENCE), "iu");

const MOST_LETTERS = 5;
const VOWELS = "aáeéiíoóuúyýąęěăâаеиіоуяїь";

/** Returns the words of a name without the endings that its language changes. */
function stemsOf(name: string, language: string): NativeName["words"] {
  return name.split(" ").map((word) => {
    if (/^\p{Lu}{2,3}$/u.test(word)) return { stem: word, most: 0 };
    if (language === "tr") return { stem: word, most: MOST_LETTERS };
    if (!INFLECTED.has(language) || word.length < SHORTEST_STEM) return { stem: word, most: 1 };
    let end = word.length;
    while (end > word.length - 2 && VOWELS.includes(word.charAt(end - 1))) end -= 1;
    return { stem: end >= SHORTEST_STEM ? word.slice(0, end) : word, most: MOST_LETTERS };
  });
}

function namesOf(language: string, forms: Readonly<Record<string, readonly string[]>>): Map<string, NativeName[]> {
  const display = new Intl.DisplayNames([language], { type: "region" });
  const own = Object.entries(forms).flatMap(([code, all]) => all.map((form) => [{ code }, form] as const));
  const regions = Object.entries(NATIVE_REGION_NAMES[language] ?? {}).flatMap(([region, all]) =>
    all.map((form) => [{ region }, form] as const),
  );
  const named = places.flatMap(({ kind, code }) => {
    const [name = ""] = (kind === "country" && code !== null ? display.of(code) : undefined)?.split(" (") ?? [];
    return code !== null && name !== code && /^\p{Lu}/u.test(name) ? [[{ code }, name] as const] : [];
  });
  return Map.groupBy(
    [...own, ...regions, ...named].map(([place, name]) => ({ place, words: stemsOf(name, language) })),
    ({ words }) => words[0]?.stem.slice(0, KEY_LETTERS) ?? "",
  );
}

/** Returns where a name that begins at a place of a text ends; -1 if it doesn't stand there. */
function endOf(text: string, start: number, { words }: NativeName): number {
  let at = start;
  for (const [index, { stem, most }] of words.entries()) {
    if (!text.startsWith(stem, at)) return -1;
    at += stem.length;
    // Turkish writes endings of names behind an apostrophe.
    if (most > 1 && /['’]/u.test(text.charAt(at)) && isWordAt(text, at + 1)) at += 1;
    const end = at + most;
    while (isWordAt(text, at)) at += 1;
    if (at > end) return -1;
    if (index === words.length - 1) break;
    if (text[at] !== " ") return -1;
    at += 1;
  }
  return at;
}

const patterns = new Map(
  Object.entries(NATIVE_PLACE_WORDS).map(([language, { reside, other, not }]) => [
    language,
    {
      reside: new RegExp(wholeWords(reside), "giu"),
      other: new RegExp(wholeWords(other), "giu"),
      not: new RegExp(wholeWords(not), "iu"),
    },
  ]),
);

const readers = new Map<string, Reader>();

/** Naming all countries in a language takes some milliseconds, so each reader is made when its language is first read. */
function readerFor(language: string): Reader | null {
  const words = NATIVE_PLACE_WORDS[language];
  const expressions = patterns.get(language);
  if (words === undefined || expressions === undefined) return null;
  const reader = readers.get(language) ?? { ...expressions, names: namesOf(language, words.forms ?? {}) };
  readers.set(language, reader);
  return reader;
}

/** Returns the countries and regions that a text names in its language, in reading order. */
function namesIn(text: string, { names }: Reader): (Span & { place: Place })[] {
  const found: (Span & { place: Place })[] = [];
  let free = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}/gu)) {
    if (index < free) continue;
    const key = text.slice(index, index + KEY_LETTERS);
    for (const name of [...(names.get(key) ?? []), ...(names.get(key.slice(0, -1)) ?? [])]) {
      const end = endOf(text, index, name);
      if (end < 0) continue;
      free = end;
      found.push({ place: name.place, start: index, end });
      break;
    }
  }
  return found;
}

/** The text between two spans, `""` where they overlap. */
function gapOf(text: string, a: Span, b: Span): string {
  return a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
}

/** Returns whether a sentence asks people to live or work in the places of a list. */
function rules(text: string, list: Span, { reside, other }: Reader): boolean {
  const others = spansOf(text, other);
  if (others.some((each) => each.end <= list.start && list.start - each.end <= BESIDE)) return false;
  return spansOf(text, reside).some((verb) => {
    const isWithin = verb.start < list.end && verb.end > list.start;
    const isOfOthers = others.some(({ end }) => end <= verb.start && SUBJECT_GAP.test(text.slice(end, verb.start)));
    if (isWithin || isOfOthers) return false;
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

/** Returns whether what a span of a sentence names is where somebody lives or works. */
export function speaksOfLiving(text: string, language: string, span: Span): boolean {
  const reader = text.length > LONGEST ? null : readerFor(language);
  return reader !== null && rules(text, span, reader);
}

/** Returns whether a sentence of a language asks people to live or work in what a span of it names, and denies nothing. */
export function asksToLiveIn(text: string, language: string, span: Span): boolean {
  const reader = text.length > LONGEST ? null : readerFor(language);
  return reader !== null && !reader.not.test(text.replace(SPARED, " ")) && rules(text, span, reader);
}

function ofCountry(code: string): PlaceResult {
  return { ...emptyResult(), countries: new Set([code]), nationwide: new Set([code]) };
}

/**
 * Reads the countries and regions that a sentence of a language other than English asks people to live or work in: their names near a verb of residence,
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
  const named: PlaceResult[] = [];
  for (const { place, start, end } of names) {
    if (start > list.end && !JOINT.test(text.slice(list.end, start))) break;
    list.end = end;
    named.push("code" in place ? ofCountry(place.code) : readMentions(place.region));
  }
  return rules(text, list, reader) ? joinResults(named) : null;
}
