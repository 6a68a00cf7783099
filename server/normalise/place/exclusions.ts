import { folded } from "#normalise/text/folded-expression.ts";
import { EXCEPT, EXCLUSION_WORDS, latin, PERSON, REFUSE, RESIDE, TAKE_ON } from "#taxonomy/place-cues.ts";
import { type PlaceList, readPlaceList } from "./place-list.ts";
import { readMentions } from "./mentions.ts";
import type { PlaceResult } from "./result.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const exclusionWords = quickly(EXCLUSION_WORDS);
export interface Exclusion {
  /** Codes of countries and states, and slugs of regions. */
  codes: string[];
  /** The sentence without what it leaves out. */
  kept: string;
  /** The places outside which nobody is hired ("we can't hire outside the EU"), or null. */
  only: PlaceResult | null;
}

const expression = (source: string) => folded(new RegExp(latin(source), "i"));
const START = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;
const WHERE = `(?:${RESIDE}|in|from|of|to|within|across|aus|en|de|em|da|z|från|fra|di) `;

/** "Everywhere (except Japan)". */
const except = expression(
  `${START}(?:${EXCEPT})${END}:? (?:candidates |applicants |people |residents |those )?(?:${WHERE})?`,
);
/** "We cannot hire in Colorado", "not available to residents of Colorado". */
const refusal = expression(
  `${START}(?:${REFUSE})${END}[^.;]{0,40}?${START}(?:${TAKE_ON})${END}(?! (?:process|sponsor))[^.;]{0,50}?${START}(?:${RESIDE}|in|from|to residents of|residents of|within|aus|en|em|w|na|i|z|från|fra|v) (?:residents of |the following (?:countries|states|locations):? )?`,
);
/** "People located in Cuba cannot be hired": the places come first. */
const people = expression(
  `${START}${PERSON}(?: (?:who|that|currently|are|is|die|qui|que|som|mit|con|com|avec|med))*[,]? (?:${RESIDE}|in|of|from|aus|en|em|de|da|din|z|från|fra) `,
);
const refused = expression(`${START}(?:${REFUSE})${END}[^.;]{0,40}?${START}(?:${TAKE_ON})${END}`);
const outside = expression(
  `${START}(?:${REFUSE})${END}[^.;]{0,60}?${START}(?:outside(?: of)?|außerhalb (?:von|der|des)?|en dehors (?:de|du)|fuera de|fora d[aoe]|al di fuori (?:di|della)|buiten|poza|utanför|uden for|utenfor|mimo) `,
);
/** "Mainland China excepted": the places come first. */
const excepted = folded(
  /(?<=[,;(–—-] ?)(?:with |only |but )?([^,;()]{3,60}(?:, [^,;()]{3,30}){0,4}) (?:(?:is|are|being) )?(?:the (?:only|sole) exceptions?|excepted|excluded|aside|left out|not included)\b/i,
);
/** "Applications from outside … can't be considered". */
const outsiders = expression(
  `${START}${PERSON}(?: (?:who|that|currently|are|is|living|based|located|residing|resident|from))* outside (?:of )?`,
);
/** Refusing to sponsor or to discriminate leaves no place out. */
const OTHER_MATTER = /\b(?:discriminat|sponsor|visa|overtime|relocat|agenc|recruiters|third[- ]part)/i;

function codesOf({ named }: PlaceList): string[] {
  const codes = [...named.states, ...named.regions];
  for (const code of named.nationwide) if (code !== "US" || named.states.size === 0) codes.push(code);
  return codes;
}

/** "Countries under EU sanctions" are not those of the EU. */
const SANCTIONS = /\bsanction|\bembargo/i;

function codesOfCountries(text: string): string[] {
  return [...readMentions(text.split(SANCTIONS).at(-1) ?? "").nationwide];
}

/** Reads what a sentence leaves out: an exception, or places in which nobody is hired. Null when it leaves nothing out. */
export function readExclusion(sentence: string): Exclusion | null {
  if (!exclusionWords.test(sentence)) return null;
  const exception = except.exec(sentence);
  if (exception !== null) {
    const from = exception.index + exception[0].length;
    // An exception in brackets ends with them.
    const bracket =
      sentence.slice(0, exception.index).lastIndexOf("(") > sentence.slice(0, exception.index).lastIndexOf(")");
    const closing = bracket ? sentence.indexOf(")", from) : -1;
    const scope = sentence.slice(from, closing === -1 ? undefined : closing);
    const list = SANCTIONS.test(scope) ? null : readPlaceList(scope);
    if (list === null && SANCTIONS.test(scope))
      return { codes: codesOfCountries(scope), kept: sentence.slice(0, exception.index), only: null };
    const kept = sentence.slice(0, exception.index) + (closing === -1 ? "" : sentence.slice(closing));
    if (list !== null || bracket) return { codes: list === null ? [] : codesOf(list), kept, only: null };
  }
  const last = excepted.exec(sentence);
  if (last !== null) {
    const list = readPlaceList((last[1] ?? "").replace(/^(?:mainland|all of|the whole of) /i, ""));
    if (list !== null) return { codes: codesOf(list), kept: sentence.slice(0, last.index), only: null };
  }
  if (OTHER_MATTER.test(sentence)) return null;
  const border = outside.exec(sentence);
  if (border !== null) {
    const list = readPlaceList(sentence.slice(border.index + border[0].length));
    return list === null ? null : { codes: [], kept: sentence, only: list.result };
  }
  const outsider = refused.test(sentence) ? outsiders.exec(sentence) : null;
  if (outsider !== null) {
    const list = readPlaceList(sentence.slice(outsider.index + outsider[0].length));
    if (list !== null && refused.test(list.rest)) return { codes: [], kept: sentence, only: list.result };
  }
  const refusing = refusal.exec(sentence);
  if (refusing !== null) {
    const list = readPlaceList(sentence.slice(refusing.index + refusing[0].length));
    if (list !== null && codesOf(list).length > 0)
      return { codes: codesOf(list), kept: sentence.slice(0, refusing.index), only: null };
  }
  const person = refused.test(sentence) ? people.exec(sentence) : null;
  if (person !== null) {
    const tail = sentence.slice(person.index + person[0].length);
    const list = readPlaceList(tail);
    if (list !== null && refused.test(list.rest))
      return { codes: codesOf(list), kept: sentence.slice(0, person.index), only: null };
  }
  return null;
}
