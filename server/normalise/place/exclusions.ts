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
  `${START}(?:${REFUSE})${END}[^.;]{0,40}?${START}(?:${TAKE_ON})${END}(?! (?:process|sponsor))[^.;]{0,50}?${START}(?:${RESIDE}|in|from|to residents of|residents of|within|aus|en|em|w|na|i|z|från|fra|v):? (?:residents of |the following (?:countries|states|locations):? )?`,
);
/** "People located in Cuba cannot be hired": the places come first. */
const people = expression(
  `${START}${PERSON}(?: (?:who|that|currently|are|is|die|qui|que|som|mit|con|com|avec|med))*[,]? (?:${RESIDE}|in|of|from|aus|en|em|de|da|din|z|från|fra) `,
);
/** A refusal without a denial: "reserves the right to decline", "will be rejected". */
const REJECTS = String.raw`reserves? the right (?:to (?:decline|refuse|reject|dismiss|disregard)|not to)|(?:is|are|be|being) (?:automatically |usually |immediately )?(?:declined|rejected|refused|discarded|disregarded|dismissed|ignored|disqualified|turned down|screened out|filtered out|sorted out)`;
const refused = expression(
  `${START}(?:${REFUSE})${END}[^.;]{0,40}?${START}(?:${TAKE_ON})${END}|${START}(?:${REJECTS})${END}`,
);
/** "We will reject any application from outside …". */
const REJECTING = String.raw`(?:reserves? the right to|will|may|must|have to|shall|usually|always|automatically) (?:also )?(?:reject|decline|refuse|dismiss|disregard|ignore|discard|turn down|filter out|screen out) (?:any |all )?(?:applications?|applicants?|candidates?|CVs|r[eé]sum[eé]s|people|anyone|everyone)`;
const outside = expression(
  `${START}(?:${REFUSE}|${REJECTING})${END}[^.;]{0,60}?${START}(?:outside(?: of)?|außerhalb (?:von|der|des)?|en dehors (?:de|du)|fuera de|fora d[aoe]|al di fuori (?:di|della)|buiten|poza|utanför|uden for|utenfor|mimo) `,
);
/** "Mainland China excepted": the places come first. */
const excepted = folded(
  /(?<=[,;(–—-] ?)(?:with |only |but )?([^,;()]{3,60}(?:, [^,;()]{3,30}){0,4}) (?:(?:is|are|being) )?(?:the (?:only|sole) exceptions?|excepted|excluded|aside|left out|not included)\b/i,
);
/** "Applications from outside … can't be considered". */
const outsiders = expression(
  `${START}${PERSON}(?: (?:who|that|currently|permanently|physically|are|is|lives?|reside[ds]?|sent|submitted|made|living|based|located|present|residing|resident|from))* (?:from )?outside (?:of )?(?:the territory of )?`,
);
/** "1 in 4 people in the US are ill, but providers don't accept …": others refuse something else. */
const NEW_SUBJECT =
  /[,;]|\b(?:but|yet|while|although|whereas|providers|companies|clients|customers|doctors|have|receive)\b/i;
/** Refusing to sponsor or to discriminate leaves no place out. */
const OTHER_MATTER = /\b(?:zone \d|discriminat|sponsor|visa|overtime|relocat|agenc|recruiters|third[- ]part)/i;

/** Where nobody can be paid, and so nobody is hired: "our bank won't let us send money to Cuba". */
const UNPAID = quickly(
  /\b(?:can(?:['’]t|not| not)|unable to|not able to|not (?:allowed|permitted) to|(?:won['’]t|doesn['’]t|does not|will not) (?:let|allow) us(?: to)?|forbids us to|(?:stops|keeps|bars) us from|no way (?:to|of)) (?:\w+ ){0,2}?(?:send(?:ing)?|wir(?:e|ing)|transfer(?:ring)?|pay(?:ing)?|mak(?:e|ing)|remit(?:ting)?) (?:(?:any |your )?(?:money|payments?|funds|fees|wages|salaries|invoices) (?:to|into|in) |(?:people|you|anyone|contractors|freelancers|anybody|\w{4,12}(?:ers|ors)) (?:who live |living |based )?in )(?:people in |anyone in |accounts in |banks in )?/i,
);
/** "The only places we can't send money to are …". */
const SOLE = quickly(
  /\b(?:only|sole) (?:places|countries|exceptions|ones|states)\b[^.;:]{0,60}?(?:can(?:['’]t|not)|not|n['’]t|unable|off limits|excluded|exceptions)\b[^.;:]{0,40}? (?:are|is):? |\b(?:only|sole) exceptions?(?: (?:are|is|being)|:) /i,
);
/** "Anywhere we can send money (so not Iran)". */
const NOT_THESE = /\((?:so |but |just |sadly |sorry,? )?(?:not|no) (?=\p{Lu})/u;

/** "… to India before the 5th of the month". */
const FOR_NOW = /^[^.;,]{0,30}\b(?:before|until|on (?:\w+days?|weekends)|this (?:week|month)|in time)\b/i;

/** Reads where nobody can be paid, or which places are the only exceptions. */
function readUnpaid(sentence: string): Exclusion | null {
  for (const pattern of [UNPAID, SOLE, NOT_THESE]) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const list = readPlaceList(sentence.slice(match.index + match[0].length));
    if (list === null || codesOf(list).length === 0 || FOR_NOW.test(list.rest)) continue;
    const behind = list.rest.replace(/^[^;.–—)]{0,80}/u, "");
    return { codes: codesOf(list), kept: `${sentence.slice(0, match.index)} ${behind}`, only: null };
  }
  return null;
}

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
  const unpaid = readUnpaid(sentence);
  if (unpaid !== null) return unpaid;
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
    const refusal = list === null ? null : refused.exec(list.rest);
    if (list !== null && refusal !== null && !NEW_SUBJECT.test(list.rest.slice(0, refusal.index)))
      return { codes: codesOf(list), kept: sentence.slice(0, person.index), only: null };
  }
  return null;
}
