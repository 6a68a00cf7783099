import { companyKey } from "./company-key.ts";
import { plainWords } from "./plain-words.ts";
import { CODES, withoutModes, withoutNoise } from "./title-noise.ts";
import { splitTechnologies, takeBracketedTechnologies } from "./title-technologies.ts";

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["sr", "senior"],
  ["snr", "senior"],
  ["jr", "junior"],
  ["jnr", "junior"],
  ["mgr", "manager"],
  ["eng", "engineer"],
  ["dev", "developer"],
  ["fullstack", "full stack"],
  ["frontend", "front end"],
  ["backend", "back end"],
  ["devops", "dev ops"],
  ["1", "i"],
  ["2", "ii"],
  ["3", "iii"],
  ["4", "iv"],
  ..."and und et och og the a of for für de des du im in at e f ds"
    .split(" ")
    .map((word): [string, string] => [word, ""]),
]);

/** Words that employers and job sites use for one another. Two titles of one board that differ only in them are two openings. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["developer", "engineer"],
  ["programmer", "engineer"],
  ["entwickler", "engineer"],
  ["softwareentwickler", "software engineer"],
  ["webentwickler", "web engineer"],
  ["softwareingenieur", "software engineer"],
  ["swe", "software engineer"],
  ["sre", "site reliability engineer"],
  ["vp", "vice president"],
  ["hr", "human resources"],
  ["qa", "quality assurance"],
  ["ml", "machine learning"],
  ["ai", "artificial intelligence"],
]);

/** Words that end a title and say nothing. */
const LAST_WORDS = new Set(["job", "jobs", "position", "role", "vacancy", "opening"]);

/** Fewest words that must be left for a technology outside brackets to be dropped: `Java Developer` keeps it. */
const FEWEST_LEFT = 2;
const LONGEST_KEY = 300;

/** What a posting says besides its title, which titles repeat. */
export interface TitleContext {
  /** Places as the source writes them. */
  places?: readonly string[] | undefined;
  company?: string;
}

/** The keys of a title. */
export interface TitleKeys {
  /** One for all titles that other boards give an opening: without technologies, synonyms alike. */
  key: string;
  /** One for all titles that the same board gives an opening. */
  exact: string;
}

/**
 * Returns the keys of a title. Both keep levels and numerals; they drop gender marks, contract, work mode, codes, pay, hours, words
 * that say only that somebody is wanted, the employer and the posting's own places, and ignore the order of words.
 */
export function titleKeys(title: string, context: TitleContext = {}): TitleKeys {
  const left = withoutNoise(withoutSegments(title.normalize("NFKC"), context));
  const read = spelled(withoutLast(plainWords(left)), SPELLINGS);
  const { left: plain } = takeBracketedTechnologies(left);
  const words = plain === left ? read : spelled(withoutLast(plainWords(plain)), SPELLINGS);
  const { others } = splitTechnologies(words, false);
  const kept = new Set(others).size >= FEWEST_LEFT ? others : words;
  return { exact: keyOf(read, title), key: keyOf(spelled(kept, SYNONYMS), title) };
}

function withoutLast(words: readonly string[]): readonly string[] {
  return words.length > 1 && LAST_WORDS.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
}

function spelled(words: readonly string[], spellings: ReadonlyMap<string, string>): string[] {
  return words.flatMap((word) => (spellings.get(word) ?? word).split(" ")).filter((word) => word !== "");
}

function keyOf(words: readonly string[], title: string): string {
  const kept = [...new Set(words)].sort();
  return (kept.length > 0 ? kept : plainWords(title).sort()).join(" ").slice(0, LONGEST_KEY);
}

/** Returns the requisition numbers of a title in a comparable form. */
export function requisitionCodes(title: string): string[] {
  return [...title.matchAll(CODES)].map((match) => match[0].replace(/\D+/g, "")).sort();
}

/** Where a title's segments begin. */
const SEGMENTS = /(?=\s[-–—|@]\s|\s(?:at|bei|chez|presso|hos)\s|\s?[([,])/u;
const SEGMENT_START = /^[\s\-–—|@([,]*(?:(?:at|bei|chez|presso|hos)\s)?/u;

/**
 * Drops the segments of a title that are just a place of the posting (`Engineer - Berlin`,
 * `Engineer (Berlin, Germany)`) or its employer (`Engineer at Acme`, `Acme: Engineer`). Keeps other territories, because they tell
 * two openings apart.
 */
function withoutSegments(title: string, { places = [], company = "" }: TitleContext): string {
  const known = new Set(
    places.flatMap((place) => [place, ...place.split(/[,;/|()-]+/)]).map((place) => plainWords(place).join(" ")),
  );
  known.delete("");
  const lower = title.toLowerCase();
  const isNamed = wordsOf(company).some((word) => lower.includes(word));
  const employer = isNamed ? companyKey(company) : "";
  const isEmployer = (segment: string) => employer !== "" && companyKey(segment) === employer;
  const isPlace = (segment: string) => {
    const parts = segment.split(/[,/&]| or | and /i).map((part) => plainWords(withoutModes(part)).join(" "));
    const named = parts.filter((part) => part !== "");
    return named.length > 0 && named.every((part) => known.has(part));
  };
  const [before, after] = splitOnce(title);
  const whole = after !== "" && isEmployer(before) ? after : title;
  const [head = "", ...rest] = whole.split(SEGMENTS);
  const kept = rest.filter((segment) => {
    const bare = segment.replace(SEGMENT_START, "");
    return !isPlace(bare) && !isEmployer(bare);
  });
  return head + kept.join("");
}

/** Splits a title at its first colon, dash or bar. */
function splitOnce(title: string): [string, string] {
  const at = title.search(/:\s|\s[-–—|]\s/u);
  return at < 0 ? [title, ""] : [title.slice(0, at), title.slice(at).replace(/^[\s:\-–—|]+/u, "")];
}

let lastCompany: { name: string; words: readonly string[] } = { name: "", words: [] };

/** Returns the words of an employer's name. A board's postings mostly name the same one. */
function wordsOf(name: string): readonly string[] {
  if (lastCompany.name !== name) lastCompany = { name, words: plainWords(name) };
  return lastCompany.words;
}
