import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { NATIVE_PLACE_WORDS } from "#taxonomy/native/place-words.ts";
import { places } from "#taxonomy/places.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { isWordAt } from "#normalise/text/phrase-matcher.ts";
import type { Span } from "#normalise/text/spans.ts";
import { COUNTRY_FORMS } from "./country-forms.ts";
import { readMentions } from "./mentions.ts";
import { PLACE_PHRASES, regionNamesOf } from "./region-names.ts";
import { emptyResult, joinResults, type PlaceResult } from "./result.ts";

/** A name of a place as a sentence of a language writes it: how its words begin, and how many letters may follow each. */
interface NativeName {
  place: Place;
  words: readonly { stem: string; most: number }[];
}

/** A country by its code, or a region by its English name. */
type Place = { code: string } | { region: string };

interface Names {
  names: ReadonlyMap<string, readonly NativeName[]>;
  /** A region or a country in small letters. */
  phrase: RegExp | null;
}

/** Places that follow each other in a text. */
export interface PlaceSpan extends Span {
  places: readonly (Span & { place: Place })[];
}

/** The letters of a name by which its words are found. */
const KEY_LETTERS = 3;
/** Languages that write a country's name in many forms. */
const INFLECTED = new Set(["pl", "cs", "fi", "hu", "ro", "uk", "ru"]);
const SHORTEST_STEM = 4;
/** What may stand between the places of a list. */
const JOINT = folded(
  /^[\s,/&()+]*(?:(?:und|oder|sowie|noch|ni|nem|né|ani|nici|bzw\.|et|ou|y|e|o|u|ed|en|of|i|oraz|lub|albo|bądź|och|eller|samt|og|ja|tai|sekä|a|anebo|nebo|ve|veya|és|vagy|și|sau|та|і|й|або|и|или|in|im|der|den|dem|die|la|le|les|l['’]|en|au|aux|du|des|em|no|na|nos|nas|nel|nella|negli|nei|dans|inom|på|w|we|z|ze|i|do|da|dos|das|de|del|el|los|las|lo|il|i|gli|het|v|ve|ze|na|ir|din|pe|в|у|из|на|з)(?:[\s,]+|(?<=['’]))){0,3}$/iu,
);
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
  const own = [...Object.entries(forms), ...Object.entries(COUNTRY_FORMS[language] ?? {})].flatMap(([code, all]) =>
    all.map((form) => [{ code }, form] as const),
  );
  const regions = regionNamesOf(language).flatMap(([region, all]) => all.map((form) => [{ region }, form] as const));
  const named = places.flatMap(({ kind, code }) => {
    const [name = ""] = (kind === "country" && code !== null ? display.of(code) : undefined)?.split(" (") ?? [];
    return code !== null && name !== code && /^\p{Lu}/u.test(name) ? [[{ code }, name] as const] : [];
  });
  const all = [...own, ...regions, ...named].map(([place, name]) => ({ place, words: stemsOf(name, language) }));
  // "Guinea-Bissau" begins like "Guinea": the longer name is looked for first.
  const size = ({ words: [first], words }: (typeof all)[number]) => words.length * 100 + (first?.stem.length ?? 0);
  return Map.groupBy(
    all.toSorted((a, b) => size(b) - size(a)),
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

/** Returns an expression of all phrases of a language, with a group for each place. */
function phrasesOf(language: string): string {
  return wholeWords(...Object.values(PLACE_PHRASES[language] ?? {}).map((phrase) => `(${phrase})`));
}

const phrases = new Map(
  Object.keys(PLACE_PHRASES).map((language) => [language, folded(new RegExp(phrasesOf(language), "giu"))]),
);

const readers = new Map<string, Names>();

/** Naming all countries in a language takes some milliseconds, so its names are made when it is first read. */
function namesFor(language: string): Names | null {
  const words = NATIVE_PLACE_WORDS[language];
  if (words === undefined) return null;
  const made = readers.get(language) ?? {
    names: namesOf(language, words.forms ?? {}),
    phrase: phrases.get(language) ?? null,
  };
  readers.set(language, made);
  return made;
}

/** What makes a compound of a region's name: "Benelux-Raum", "EU-landen". */
const COMPOUND = folded(
  /-(?:raum|region|gebiet|zone|l[aä]nder\p{L}{0,3}|land|landen|lande|landene|staat(?:en)?|mitgliedstaat\p{L}{0,3}|lidsta\p{L}{1,4}|området|alue\p{L}{0,5}|maissa|maista|maat)(?!\p{L})/iuy,
);

function endOfCompound(text: string, end: number): number {
  if (text[end] !== "-") return end;
  COMPOUND.lastIndex = end;
  return COMPOUND.test(text) ? COMPOUND.lastIndex : end;
}

function placeOf(name: string): Place {
  return /^[A-Z]{2}$/.test(name) ? { code: name } : { region: name };
}

/** Returns the countries and regions that a text names in its language, in reading order. */
function namesIn(text: string, language: string, { names, phrase }: Names): (Span & { place: Place })[] {
  const found: (Span & { place: Place })[] = [];
  let free = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}/gu)) {
    if (index < free) continue;
    const key = text.slice(index, index + KEY_LETTERS);
    for (const name of [...(names.get(key) ?? []), ...(names.get(key.slice(0, -1)) ?? [])]) {
      const end = endOf(text, index, name);
      if (end < 0) continue;
      free = endOfCompound(text, end);
      found.push({ place: name.place, start: index, end: free });
      break;
    }
  }
  if (phrase === null) return found;
  const keys = Object.keys(PLACE_PHRASES[language] ?? {});
  const small = [...matchesIn(text, phrase)].map(({ 0: match, index, ...groups }) => ({
    place: placeOf(
      keys[
        Object.values(groups)
          .slice(0, keys.length)
          .findIndex((group) => group !== undefined)
      ] ?? "",
    ),
    start: index,
    end: index + match.length,
  }));
  if (small.length === 0) return found;
  const isFree = (span: Span) => !small.some(({ start, end }) => span.start < end && span.end > start);
  return [...found.filter(isFree), ...small].toSorted((a, b) => a.start - b.start);
}

/** "EU-Bürger" beside another place is who may work there, and no place of its own. */
const CITIZENS = /^-(?:staats)?(?:bürger|kansala|medborg|borger|burger|statsborg|pas|onderda|obywatel|občan)/iu;

/** The lists of the last text: several readers look at the same sentence. */
let read: { text: string; language: string; lists: PlaceSpan[] } | null = null;
const LONGEST = 400;

/** Returns the lists of places in a text: names with nothing but commas and the like between them. */
export function listsIn(text: string, language: string): PlaceSpan[] {
  if (read?.text === text && read.language === language) return read.lists;
  const reader = text.length > LONGEST ? null : namesFor(language);
  if (reader === null) return [];
  const lists: (Span & { places: (Span & { place: Place })[] })[] = [];
  const all = namesIn(text, language, reader);
  const homes = all.filter(({ end }) => !CITIZENS.test(text.slice(end, end + 20)));
  for (const { place, start, end } of homes.length > 0 ? homes : all) {
    const last = lists.at(-1);
    const gap = text.slice(last?.end, start);
    if (last !== undefined && gap.trim() !== "" && JOINT.test(gap)) {
      last.places.push({ place, start, end });
      last.end = end;
    } else lists.push({ places: [{ place, start, end }], start, end });
  }
  read = { text, language, lists };
  return lists;
}

function ofCountry(code: string): PlaceResult {
  return { ...emptyResult(), countries: new Set([code]), nationwide: new Set([code]) };
}

export function resultOf(list: PlaceSpan): PlaceResult {
  return joinResults(
    list.places.map(({ place }) => ("code" in place ? ofCountry(place.code) : readMentions(place.region))),
  );
}

/** Returns the places that a text names first in its language, or null. */
export function placesNamedIn(text: string, language: string): PlaceResult | null {
  const [first] = listsIn(text, language);
  return first === undefined ? null : resultOf(first);
}
