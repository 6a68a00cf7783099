import { isAside, withoutHiring } from "./title-asides.ts";
import { withoutGenderMarks } from "./gender-marks.ts";
import { anyCase } from "#normalise/text/any-case.ts";

const MODE =
  "(?:fully |100 ?% ?|completely |full[- ]time )?(?:remote|remoto|home[- ]?office|télétravail|teletrabajo|work from home|wfh|anywhere|worldwide|distributed)(?![\\p{L}])(?! (?:sens|monitor|access|control|site|patient|therapeut|support cent|infrastructure|deposit))";
const MODE_WORDS =
  "(?:only|work|job|role|position|friendly|first|option(?:al)?|ok|möglich|possible|available|eligible|based|in|within|from|or|hybrid)";
/**
 * What may follow the mode: words about it, and capitalised place names. One separator each, and a capitalised word about the mode
 * is no place, so that there is one way to match.
 */
const MODE_TAIL = `(?:(?: ?[-–—/|,:] ?| )(?:${MODE_WORDS}(?![\\p{L}])|(?!${MODE_WORDS}(?![\\p{L}.]))(?-i:\\p{Lu}[\\p{L}.]*)))*`;
/** The longest title to read, in characters. */
export const MAX_TITLE_CHARACTERS = 300;
const MODE_AND_TAIL = anyCase(`${MODE}${MODE_TAIL}`);
const BRACKETED_MODE = new RegExp(`\\s*[([]\\s*${MODE_AND_TAIL}\\s*[)\\]]`, "gu");
const TRAILING_MODE = new RegExp(
  `\\s*(?:[-–—|,/•·:]+)\\s*${MODE_AND_TAIL}\\s*(?:[([][^()[\\]]{0,40}[)\\]]\\s*)?$`,
  "u",
);
/** "Growth Hacker REMOTE", but not "Head of Remote". */
const TRAILING_WORD = /(?<!\b(?:of|for|to|and|the|&)) (?:fully |100% )?remote\s*$/i;
const LEADING_MODE = new RegExp(
  `^\\s*(?:[([]\\s*)?${MODE}(?:\\s*[)\\]])?\\s*(?:[-–—|,/•·:]+|(?=\\p{Lu})(?!Work))\\s*`,
  "iu",
);
/** "Anywhere Checkout Engineer", "Worldwide Sales Director": such a word may name a product or a market. */
const NAMES_A_MARKET = /^(?:anywhere|worldwide|distributed) \p{Lu}/iu;
const CODE =
  /\s*(?:[([]?\s*(?:req(?:uisition)?|job|ref|id|kennziffer|referenz|référence|#)\s*(?:id|no|nr|number|#)?\.?\s*[:#-]?\s*[A-Z]{0,4}[-_]?\d{2,}[\w-]*\s*[)\]]?|[([]\s*[A-Z]{0,4}[-_]?\d{4,}\s*[)\]]|\s[-–—#]\s*[A-Z]{0,3}\d{4,})\s*$/i;
/** "Distributed Systems" is work; a mark before it keeps it from reading as a mode. */
const DISTRIBUTED = /(?<!\p{L})distributed(?= (?!teams?(?!\p{L}))\p{L})/giu;
const KEPT = "\ue010";
const SYMBOLS = /(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}★☆►▶●■◆✔✅]|\ufe0f|[\u200b-\u200f]|\u2060|\ufeff)+/gu;
const SHOUT = /(?:!{1,}|\*{1,})\s*/g;
const UPPER_NAMES =
  /^(?:[A-Z0-9]{1,4}|(?:SAAS|DEVOPS|REST|JAVA|LINUX|UI\/UX|UX\/UI|SCRUM|FPGA|CRISPR|MLOPS|COBOL|HTML5?|CSS3?|SDET|NOSQL|MYSQL|LAMP|ABAP|FICO|HRIS|HCM))$/;
const SMALL = new Set(["of", "and", "the", "for", "in", "to", "a", "an", "at", "with", "or", "on"]);

/** Makes a title in capitals readable, but keeps names that are written in capitals. */
function quieten(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  if (letters.length < 10 || letters.some((letter) => letter !== letter.toUpperCase())) return title;
  return title
    .split(" ")
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      if (
        UPPER_NAMES.test(word) &&
        !/^(?:LEAD|HEAD|TEAM|DATA|CARE|SITE|TEST|UNIT|SALE|CHEF|COOK|TECH|LOAN|CASE|ART|TAX|NEW|GAME|WEB|BANK|FIELD|LAW|SR|JR)$/.test(
          word,
        )
      )
        return word;
      return small.replace(
        /(^|[-/(.])(\p{L})/gu,
        (_whole, before: string, letter: string) => before + letter.toUpperCase(),
      );
    })
    .join(" ");
}

const OPENING = "([{";
const CLOSING = ")]}";

/** Removes brackets without a partner, and closes one that the source cut off at the end: `Engineer (Backend`. */
function withoutTornBrackets(title: string): string {
  const open: { at: number; kind: number }[] = [];
  const torn: number[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const character = title[at] ?? "";
    const closes = CLOSING.indexOf(character);
    if (OPENING.includes(character)) open.push({ at, kind: OPENING.indexOf(character) });
    else if (closes >= 0) {
      if (open.at(-1)?.kind === closes) open.pop();
      else torn.push(at);
    }
  }
  const kept = torn.reduceRight((text, at) => `${text.slice(0, at)} ${text.slice(at + 1)}`, title);
  const closing = open.map(({ kind }) => CLOSING[kind]).toReversed();
  return `${kept.trim()}${closing.join("")}`;
}

const BRACKET = /[([（【［][^()[\]（）【】［］]{1,60}[)\]）】］]/gu;
/** Between the parts of a title whose spaces are single ones. */
const SEPARATORS = / ?[–—|•·,/:;] ?| - /gu;
const MOST_ASIDES = 3;

/** Drops brackets and parts at either end that say only how, when and for how much the work is done. */
function withoutAsides(title: string): string {
  let left = title.replace(BRACKET, (bracket) => (isAside(bracket.slice(1, -1)) ? " " : bracket));
  left = left.replace(/\s+/g, " ").trim();
  for (let round = 0; round < MOST_ASIDES; round += 1) {
    const last = [...left.matchAll(SEPARATORS)].at(-1);
    if (last === undefined || !isAside(left.slice(last.index + last[0].length))) break;
    left = left.slice(0, last.index).trim();
  }
  const [first] = left.matchAll(SEPARATORS);
  return first !== undefined && !/[,/;]/u.test(first[0]) && isAside(left.slice(0, first.index))
    ? left.slice(first.index + first[0].length)
    : left;
}

/**
 * Removes what other fields say from a posting's title: work mode and its place, gender marks (m/w/d), reference codes, emoji and
 * shouting. Never translates or empties it: if nothing would remain, the title stays as it is.
 */
export function cleanTitle(raw: string): string {
  const start = raw
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/<[^>]{0,200}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  let title = withoutGenderMarks(withoutHiring(start.replace(SYMBOLS, " ").trim()))
    .replace(SHOUT, " ")
    .replace(DISTRIBUTED, `${KEPT}$&`)
    .replace(BRACKETED_MODE, "");
  title = title.replace(/\s+/g, " ").trim();
  for (let round = 0; round < 2; round += 1) title = title.replace(CODE, "").replace(TRAILING_MODE, "").trim();
  title = title.replace(TRAILING_WORD, "");
  if (!NAMES_A_MARKET.test(title)) title = title.replace(LEADING_MODE, "");
  title = withoutTornBrackets(title.replaceAll(KEPT, ""))
    .replace(/[([{]\s*[)\]}]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s\-–—|,:;•·/&]+|^\.(?![Nn])|[\s\-–—|,:;•·/&]+$/g, "")
    .trim();
  title = withoutAsides(title);
  if (!/\p{L}{2}/u.test(title)) return start;
  return quieten(title);
}
