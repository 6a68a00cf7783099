import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { isAside, withoutHiring } from "./title-asides.ts";
import { CODE_FIRST, COUNT_BEFORE, COUNT_BEHIND, MORE_AT_END, MORE_TAILS, REFERENCE_AT_END } from "./title-terms.ts";
import { BONUS_AT_END, EMPLOYER_AT_END, PROMISE, TAIL_BEGINS, TERMS_AT_END } from "./title-slogans.ts";
import {
  CONTRACT_BEGINS,
  MORE_TERMS_AT_END,
  HOURS_WITHIN,
  KIND_OF_INTERNSHIP,
  withoutAnnouncement,
  withoutSeeker,
} from "./title-conditions.ts";
import { quieten } from "./title-words.ts";
import {
  type Places,
  isPlaceOf,
  isPlaceOrMode,
  isRegionOfMaker,
  placesIn,
  withoutCountryOfWork,
  withoutInflectedPlace,
  withoutPlace,
  withoutPlaceNames,
} from "./title-places.ts";
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
const LEADING_MODE = folded(
  new RegExp(`^\\s*(?:[([]\\s*)?${MODE}(?:\\s*[)\\]])?\\s*(?:[-–—|,/•·:]+|(?=\\p{Lu})(?!Work))\\s*`, "iu"),
);
/** "Anywhere Checkout Engineer", "Worldwide Sales Director": such a word may name a product or a market. */
const NAMES_A_MARKET = /^(?:anywhere|worldwide|distributed) \p{Lu}/iu;
const CODE = folded(
  /\s*(?:[([]?\s*(?<![a-zà-ž])(?:req(?:uisition)?|job|(?:nr )?ref|réf|rif|cód|id|kennziffer|stellennummer|vacaturenummer|viite|č\. ?j|referenz|référence|#)\.?\s*(?:id|no|nr|number|#)?\.?\s*[:#-]?\s*[A-Z]{0,4}[-_]?\d{2,}[\w/-]*\s*[)\]]?|[([]\s*[A-Z]{0,4}[-_]?\d{4,}\s*[)\]]|\s[-–—#]\s*[A-Z]{0,3}-?\d{4,})\s*$/i,
);
/** "Distributed Systems" is work; a mark before it keeps it from reading as a mode. */
const DISTRIBUTED = /(?<!\p{L})distributed(?= (?!teams?(?!\p{L}))\p{L})/giu;
const KEPT = "\ue010";
/** Companies as customers, in a title of somebody who sells to them; elsewhere, "B2B" is a kind of contract. */
const TO_COMPANIES = /(?<![\p{L}\d])B(?=2B(?![\p{L}\d]))/giu;
const SELLS = folded(
  /sale|sell|market|account|business|growth|commerc|customer|partner|brand|content|copy|writ|e-?com|saas|product|demand|lead|vertrieb|verk[aäo]u?f|kunden|ventas|comerci|venda|vendit|verko|handlow|sprzeda|klient|sälj|försälj|salg|selger|myyn|asiakas|obchod|prodej|értékes|営業/iu,
);
const SYMBOLS = /(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}★☆►▶●■◆✔✅]|\ufe0f|[\u200b-\u200f]|\u2060|\ufeff)+/gu;
/** Signs on both sides of the name of the work, and what is said behind them: "*** Driver *** home daily". */
const FRAME = /^ ?([*!~=]{2,5}|[*~=]) ?([^*!~=]{3,80}) ?\1(?= ?\p{L})/u;
const SHOUT = /(?:!{1,}|\*{1,})\s*/g;
/** A dash between parts with a space on one side only: "Buyer (Rye)- Temporary", "VP -Sales". */
const LOOSE_DASH = /(?<=[\p{Ll}\d)])- (?=[\p{Lu}(])|(?<=[\p{Ll}\d)]) -(?=\p{Lu})/gu;

/** Signs that are left where the part between them is gone. */
const DOUBLE_SIGN = / ?[-–—|,;] (?=[-–—|,;] )/gu;

/** Brackets by kind; the full-width ones of Japanese close those of Latin text, too. */
const OPENING = "([{（［｛";
const CLOSING = ")]}）］｝";
const KINDS = 3;

/** Removes brackets without a partner, and closes one that the source cut off at the end: `Engineer (Backend`. */
function withoutTornBrackets(title: string): string {
  const open: { at: number; kind: number }[] = [];
  const torn: number[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const character = title[at] ?? "";
    const closes = CLOSING.indexOf(character);
    if (OPENING.includes(character)) open.push({ at, kind: OPENING.indexOf(character) });
    else if (closes >= 0) {
      if ((open.at(-1)?.kind ?? -1) % KINDS === closes % KINDS) open.pop();
      else torn.push(at);
    }
  }
  const kept = torn.reduceRight((text, at) => `${text.slice(0, at)} ${text.slice(at + 1)}`, title);
  const closing = open.map(({ kind }) => CLOSING[kind]).toReversed();
  return `${kept.trim()}${closing.join("")}`;
}

const BRACKET = /[([（【［＜《][^()[\]（）【】［］＜＞《》]{1,60}[)\]）】］＞》]/gu;
/** Between the parts of a title whose spaces are single ones. */
const SEPARATORS =
  / ?(?:[–—|｜•·/:;※→]{1,2}|(?<=\p{sc=Han})-(?=\p{sc=Han})|,(?!\d)|[@＠](?=\p{sc=Han})) ?| (?:-{1,3}|\+) /gu;
/** Between parts of which the middle ones may be dropped, and between those in brackets. */
const MIDDLE_SEPARATORS = / ?(?:[–—|｜;]{1,2}|,(?!\d)) ?| -{1,3} /gu;
const BRACKET_SEPARATORS = /,(?!\d)|;| [-–—/|+] |[・、|／]/u;
const MOST_ASIDES = 4;
const LOOSE_END = /(?: (?:or|oder|ou|of|lub|eller|und|and))?[\s,–—|·•:;/…→-]{0,4}$/u;
/** Of what an amount is: "45.000 kr/mån", "20 h/vko". The stroke separates no parts. */
const UNIT = folded(
  /(?<=\d ?(?:k|zł|kr|kč|[€$£]|h|hrs?|std\.?|uur|t)? ?)\/(?= ?(?:mån|mies\.?|mth|month|monat|mois|mes|maand|m|hr|hour|h|stunde|std|year|yr|jahr|an|day|tag|jour|week|wk|woche|sem|semaine|vko|uge|uke|tydz|vecka|v)(?!\p{L}))/giu,
);
/** Marks for signs that separate no parts, so that they can be put back. */
const [STROKE, SPACED_HYPHEN, HYPHEN] = ["\ue011", "\ue012", "\ue013"] as const;
const MARKS = /[\ue011-\ue013]/gu;
const SIGNS: Readonly<Record<string, string>> = { [STROKE]: "/", [SPACED_HYPHEN]: " - ", [HYPHEN]: "–" };
const withoutMarks = (text: string): string => text.replace(MARKS, (mark) => SIGNS[mark] ?? mark);
/** The stroke of a reference: "DS/0417", "1187/2026". */
const IN_CODE = /(?<=[\p{Lu}\d])\/(?=\d)|(?<=\d)\/(?=\p{Lu}{1,4}(?![\p{L}]))/gu;
/** Labels that stand before their values: "Start: January 2027". */
const LABEL = /(?<!\p{L})(start|beginn|salary|gehalt|ral|ote): /giu;
/** The hyphen of a range isn't one between parts: "£30,000 - £35,000". */
const RANGE =
  /(?<=(?:^|[-–—|,(:] ?|[$€£] ?|(?<!\p{L})(?:from|ab|od|von|ral|ote|to|kr|bis|ca\.?) )\d[\d.,]{0,9}k?) [-–—] (?=[$€£]? ?\d)|(?<=(?<![\p{L}\d/])[$€£]?\d[\d.,]{0,9}k?)[–—](?=[$€£]? ?\d)/gu;

/** Separators before a place of the posting. A comma may stand before a market: "Account Executive, Germany". */
const PLACE_SEPARATORS = /^ ?[–—|｜•·@＠]{1,2} ?$|^ -{1,3} $/u;
const placesBehind = (separator: string, places: Places): ReadonlySet<string> =>
  PLACE_SEPARATORS.test(separator) ? places.all : places.cities;

/** Drops a tail that says how the work is done and has no sign before it. */
function withoutTail(title: string, places: Places): string {
  for (const begins of [TAIL_BEGINS, MORE_TAILS])
    for (const { index } of matchesIn(title, begins))
      if (index > 0 && saysTerms(title.slice(index + 1), places)) return title.slice(0, index);
  for (const { index } of matchesIn(title, CONTRACT_BEGINS)) {
    const tail = title.slice(index + 1);
    if (index > 0 && withoutPlaceNames(tail, places) !== tail && saysTerms(tail, places)) return title.slice(0, index);
  }
  return title;
}

/** Returns whether a part says only where, how, when and for how much the work is done. */
function saysTerms(part: string, places: Places): boolean {
  const plain = withoutMarks(part).replace(" - ", "-");
  if (isAside(plain) || isAside(withoutCountryOfWork(plain))) return true;
  const elsewhere = withoutPlaceNames(plain, places);
  return elsewhere !== plain && isAside(elsewhere);
}

/** Returns whether a part behind or before a sign belongs to other fields of the posting. */
const isOther = (part: string, separator: string, places: Places): boolean =>
  saysTerms(part, places) ||
  (separator !== "/" && (isPlaceOf(placesBehind(separator, places), part) || isPlaceOrMode(places.all, part)));

/** The same between two signs: a place before a comma begins a list of markets, "France, Middle East & Africa". */
const isOtherBetween = (part: string, before: string, after: string, places: Places): boolean =>
  PLACE_SEPARATORS.test(after) ? isOther(part, before, places) : isAside(withoutMarks(part));

/** Returns a title without its last parts if they say only where, how, when and for how much the work is done. */
function withoutLastPart(title: string, places: Places): string {
  const left = title.replace(LOOSE_END, "");
  for (const { index, 0: separator } of matchesIn(left, SEPARATORS)) {
    const part = left.slice(index + separator.length);
    // "(SAM/CDD)": a stroke within brackets lists what belongs together.
    const isTorn = separator === "/" && /^[^([]{0,60}[)\]]|[–—|,;]| - /u.test(part);
    if (!isTorn && index > 0 && isOther(part, separator, places)) return left.slice(0, index).trim();
  }
  return withoutPlace(withoutEnd(left, places), places);
}

/** Drops what says how the work is done from the end of a part, without a sign before it; not what a word before it needs, "after 40 hours". */
function withoutEnd(part: string, places: Places): string {
  const left = withoutTail(part, places)
    .replace(MORE_TERMS_AT_END, "")
    .replace(TERMS_AT_END, "")
    .replace(MORE_AT_END, "")
    .replace(REFERENCE_AT_END, "");
  return NEEDS_MORE.test(left) ? part : left;
}

/** The same before a sign. A place before a comma may have its country behind it. */
function withoutEndBefore(part: string, sign: string, places: Places): string {
  const left = withoutEnd(part, places);
  return PLACE_SEPARATORS.test(sign) ? withoutPlace(left, places) : withoutInflectedPlace(left, places.all);
}

const NEEDS_MORE = folded(
  /(?<!\p{L})(?:after|before|over|under|about|of|de|di|do|von|van|af|with|without|by|the|or|nach|über|mit|ohne|après|avec|sans|tras|con|sin|com|sem|dopo|senza|na|met|zonder|po|bez|efter|med|uden|utan|uten|work|arbeta|arbejde|arbeide|store|site|unit|route|building|school|plant|clinic)$/iu,
);

/** Drops such parts between others, and such ends of parts: "Nurse, 70 % – Surgery". */
function withoutMiddleParts(title: string, places: Places): string {
  const separators = matchesIn(title, MIDDLE_SEPARATORS);
  if (separators.length === 0) return title;
  const ends = separators.map(({ index }) => index);
  const starts = [0, ...separators.map(({ index, 0: separator }) => index + separator.length)];
  let left = "";
  for (const [at, start] of starts.entries()) {
    const part = title.slice(start, ends[at]);
    const before = separators[at - 1]?.[0] ?? "";
    const after = separators[at]?.[0] ?? "";
    const isWhole = !/[()[\]]/u.test(part);
    if (at > 0 && after !== "" && isWhole && isOtherBetween(part, before, after, places)) {
      // The sign behind the dropped part takes the place of the one before it.
      left = left.slice(0, left.length - before.length) + after;
      continue;
    }
    left += (after === "" || !isWhole ? part : withoutEndBefore(part, after, places)) + after;
  }
  return left;
}

/** Drops what says only such things from a bracket, or the bracket: "(Freight, remote)" is "(Freight)". */
function withoutBracketedAsides(bracket: string, title: string, places: Places): string {
  const part = bracket.slice(1, -1);
  if (saysTerms(part, places) || isPlaceOf(places.all, part) || isRegionOfMaker(title, part)) return " ";
  const parts = part.split(BRACKET_SEPARATORS);
  const kept = parts.map((each) => each.trim()).filter((each) => !saysTerms(each, places));
  return kept.length === parts.length || kept.length === 0
    ? bracket
    : `${bracket[0] ?? ""}${kept.join(", ")}${bracket.at(-1) ?? ""}`;
}

/** Drops parts at the beginning: "Leeds – Planner", "London / Remote: Marketer". */
function withoutFirstParts(title: string, places: Places): string {
  let left = title;
  for (const { index, 0: separator } of matchesIn(title, SEPARATORS)) {
    const before = title.slice(0, index);
    if (!/[,/;+]/u.test(separator) && (saysTerms(before, places) || isPlaceOf(places.all, before)))
      left = title.slice(index + separator.length);
  }
  return left;
}

/** Drops brackets and parts that say only where, how, when and for how much the work is done. */
function withoutAsides(title: string, places: Places): string {
  let left = title.replace(BRACKET, (bracket) => withoutBracketedAsides(bracket, title, places));
  left = left
    .replace(COUNT_BEFORE, "")
    .replace(COUNT_BEHIND, "")
    .replace(/\s+/g, " ")
    .replace(RANGE, (hyphen) => (hyphen.length > 1 ? SPACED_HYPHEN : HYPHEN))
    .replace(UNIT, STROKE)
    .replace(IN_CODE, STROKE)
    .replace(LABEL, "$1 ")
    .replace(BONUS_AT_END, "")
    .replace(KIND_OF_INTERNSHIP, "")
    .replace(HOURS_WITHIN, "")
    .trim();
  const promise = PROMISE.exec(left);
  if (promise !== null && promise.index > 0) left = left.slice(0, promise.index);
  for (let round = 0; round < MOST_ASIDES; round += 1) {
    const shorter = withoutLastPart(left, places);
    if (shorter === left || shorter === "") break;
    left = shorter;
  }
  left = withoutMiddleParts(left, places);
  return withoutMarks(withoutFirstParts(left, places));
}

/** Drops the mode of work and its place from the end, unless only a place stands before it: "London / Remote: Growth Marketer". */
function withoutTrailingMode(title: string, places: Places): string {
  const left = title.replace(TRAILING_MODE, "").trim();
  return left.length < title.length && isPlaceOf(places.all, left) ? title : left;
}

/** Calls at either end: "¡Incorporación inmediata! Contable", "Nurse! Start now!". */
const FIRST_CALL = /^¡?([^!¡]{2,40})!+ /u;
const LAST_CALL = /!+ ¡?([^!¡]{2,60})!*$/u;

function withoutCalls(title: string): string {
  if (!title.includes("!")) return title;
  const drop = (call: string, part: string) => (isAside(part) ? " " : call);
  return title.replace(FIRST_CALL, drop).replace(LAST_CALL, drop).trim() || title;
}

/**
 * Removes what other fields say from a posting's title: work mode and its place, a place or the company of the posting behind a dash, contract, pay and
 * slogans, gender marks (m/w/d), reference codes, emoji and shouting. Never translates or empties it: if nothing would remain, the title stays as it is.
 */
export function cleanTitle(raw: string, locations: readonly string[] = [], company = ""): string {
  const start = quieten(
    raw
      .slice(0, MAX_TITLE_CHARACTERS)
      .replace(/<[^<>]{1,200}>/g, " ")
      .replace(/[<>]{2,}|\.{3}$|…$/g, " ")
      .replace(/&amp;/g, "&")
      .replace(/！/g, "! ")
      .replace(LOOSE_DASH, " - ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const places = placesIn(locations, company);
  let title = withoutGenderMarks(
    withoutHiring(
      withoutCalls(
        withoutAnnouncement(withoutSeeker(start, company), company)
          .replace(/[◆■●★☆◇]/gu, " | ")
          .replace(FRAME, " $2 | ")
          .replace(SYMBOLS, " ")
          .trim(),
      ),
    ),
  )
    .replace(EMPLOYER_AT_END, "")
    .replace(SHOUT, " ")
    .replace(DISTRIBUTED, `${KEPT}$&`)
    .replace(BRACKETED_MODE, "");
  if (SELLS.test(title)) title = title.replace(TO_COMPANIES, `$&${KEPT}`);
  title = title.replace(/\s+/g, " ").trim();
  const before = title;
  title = title.replace(CODE_FIRST, "");
  for (let round = 0; round < 2; round += 1) title = withoutTrailingMode(title.replace(CODE, ""), places);
  title = withoutAsides(title, places).replace(TRAILING_WORD, "");
  if (!NAMES_A_MARKET.test(title)) title = title.replace(LEADING_MODE, "");
  // Calls have lost their closing signs above.
  title = withoutTornBrackets(title.includes("?") ? title : title.replace(/[¡¿]/gu, " "))
    .replace(/[([{]\s*[)\]}]/g, " ")
    .replace(/\s+/g, " ")
    .replace(DOUBLE_SIGN, " ")
    .replace(/ (?=[,;])/g, "")
    .replace(/^[\s\-–—|,:;•·/&]+|^\.(?![Nn])|[\s\-–—|,:;•·/&]+$/g, "")
    .trim();
  // What is gone may have left another part at the end.
  if (title !== before) title = withoutAsides(title, places);
  title = withoutAnnouncement(withoutHiring(title.replaceAll(KEPT, "")), company);
  if (!/\p{L}{2}/u.test(title)) return start;
  // Marks of gender are often small beside a title in capitals.
  return quieten(title);
}
