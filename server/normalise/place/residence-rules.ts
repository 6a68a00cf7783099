import { matchesIn } from "#normalise/text/matches.ts";
import { PERK } from "#taxonomy/remote-cues.ts";
import {
  CONDITION,
  HIRE,
  JOB,
  MODAL,
  NOTICE,
  OTHERS,
  PERSON,
  PREFERENCE,
  RESIDENCE_WORDS,
  RECEIVES,
  RESIDE,
  latin,
  words,
} from "#taxonomy/place-cues.ts";
import { type PlaceList, readPlaceList } from "./place-list.ts";
import { readMentions } from "./mentions.ts";
import { joinResults, namesAnyPlace } from "./result.ts";

/**
 * The part that a place has in its clause:
 * - `predicate`: someone must live there ("you must be based in …")
 * - `modifier`: it says which people ("candidates residing in …"); it rules only as the object of hiring
 * - `hire`: the employer hires there; `authorised`: one may work there; `work`: the job is remote there
 * - `label`: a label says so ("Location: …")
 */
type Part = "predicate" | "modifier" | "hire" | "authorised" | "work" | "label";

const expression = (source: string) => new RegExp(latin(source), "i");
const wordsOf = (source: string) => new RegExp(words(source), "i");
const everyOf = (source: string) => new RegExp(words(source), "gi");
const START = String.raw`(?<![\p{L}\d])`;
/** The places follow a match. Without its `mark`, a text needn't be searched. */
const TRIGGERS: readonly { part: Part; pattern: RegExp; mark?: string }[] = [
  {
    part: "predicate",
    pattern: expression(
      `${START}(?:${MODAL}|you(?:['’]re| are)?|(?:${JOB}) (?:is|are|will be)|be)(?![\\p{L}\\d])[^.;]{0,60}?${START}${RESIDE} `,
    ),
  },
  {
    part: "modifier",
    pattern: expression(
      `${START}${PERSON},?(?: (?:who|that|which|die|der|qui|que|che|som|které|kteří|którzy|currently|only|are|is|live|have|you|can|remotely|with|mit|con|com|avec|med))*(?: anywhere)? (?:${RESIDE}|in|from|within|across|anywhere in|aus|en|em|de|din|z) `,
    ),
  },
  { part: "predicate", pattern: expression(`(?:^\\W*|[:(|] ?)(?:currently |already |fully |remote,? )?${RESIDE} `) },
  {
    part: "predicate",
    pattern:
      /\b(?:the|your|our) (?:successful |right |new |chosen )?(?:candidate|applicant|person|hire|colleague|freelancer|contractor) (?:lives|resides|is (?:based|located|resident|living)) (?:in|within) /i,
  },
  {
    part: "work",
    pattern: /\b(?:any|one|all) (?:of the )?(?:following )?(?:countr(?:y|ies)|states?)\b[^.;:]{0,40}: /i,
  },
  {
    part: "authorised",
    pattern:
      /\b(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|right|permission|legally able|legal right|permit|permitted|able|legally|lawfully) (?:to )?(?:live and |legally |lawfully |be employed |reside and ){0,3}(?:work|employment|live|be employed)[^.;]{0,24}?\b(?:in|within|for any employer in)\s/i,
  },
  { part: "authorised", pattern: /\bwork (?:authori[sz]ation|permit|visa)\s+(?:in|for)\s/i },
  {
    part: "hire",
    pattern: expression(
      `(?:^\\W*|${START}(?:we|we['’]re|who|can|to|only|are|is|am|currently|now|actively|happily|also|will|may|team is)\\s)(?:${HIRE})(?! (?:process|managers?|team|practices|decision|needs|events?|and\\/or))(?![\\p{L}\\d])[^.;]{0,40}?${START}(?:in|from|within|across|throughout) (?:the )?(?:following )?`,
    ),
  },
  {
    part: "hire",
    pattern: /\b(?:registered|set up|approved|able|licensed) to (?:hire|employ)\b[^.;]{0,40}?\b(?:in|across)\s/i,
  },
  {
    part: "work",
    pattern:
      /\b(?:remote(?:ly)?|telecommut\w*|work[- ]from[- ]home|home[- ]based|home ?office|homeoffice|virtual)\b(?: (?:work|working|role|position|job|opportunity|candidates?|based|within|possible|eligible|locations))?[^.;,]{0,16}?\s(?:in|within|from|across|anywhere in|anywhere within|throughout|inside|aus|in ganz|aus ganz)\s/i,
  },
  {
    part: "work",
    pattern:
      /(?<![\p{L}\d])(?:remote|home[- ]based|télétravail|homeoffice|home office|remoto|remota)\s*(?:locations?\s*)?[-–—(:,/]\s*/iu,
  },
  { part: "work", mark: "herever", pattern: /\bwherever (?:you (?:like|want|live|are|choose|wish) )?(?:with)?in\s/i },
  {
    part: "predicate",
    pattern:
      /\b(?:as|so) long as (?:it['’]s|it is|you(?:['’]re| are| live| reside| stay)?)[^.;,]{0,20}? (?:with|in)?(?:in|side) |\bprovided (?:that )?you(?:['’]re| are| live| reside)[^.;,]{0,20}? (?:with|in)?(?:in|side) /i,
  },
  {
    part: "hire",
    mark: "payroll",
    pattern:
      /\b(?:we|who|can|to|only) (?:can |could |may |currently |only ){0,3}(?:put|take|have|keep|add|place) (?:people|you|someone|somebody|staff|employees|new hires|anyone) on (?:the |our |a )?(?:local )?payroll (?:only )?in /i,
  },
  {
    part: "predicate",
    pattern:
      /\b(?:as|so) long as (?:it['’]s|it is|that['’]s|that is) (?:with)?(?:in |inside )?|\byou (?:only |just |do )?(?:need|have) to be (?:with)?in(?:side)? |\byou (?:must |will |['’]ll )?pay (?:your |income )?tax(?:es)? in /i,
  },
  {
    part: "hire",
    pattern:
      /\bpayroll (?:only )?(?:runs|works|exists|covers|is (?:run|available|limited)) (?:only )?(?:to |in |for )?|\b(?:employment )?contracts? (?:is|are|can be) (?:only )?(?:available|possible|offered|signed) (?:only )?(?:for|in|under) /i,
  },
  { part: "work", pattern: /\banywhere (?:in|within|across|inside)\s/i },
  {
    part: "label",
    pattern:
      /(?<![\p{L}\d])(?:locations?|work locations?|job locations?|based in|standort|arbeitsort|lieu|ubicación|localização|sede di lavoro|lokalizacja|plats|arbeidssted)\s*[:–-]\s*/iu,
  },
  { part: "work", pattern: /(?=\b(?:deutschlandweit|bundesweit)\b)/i },
  {
    part: "work",
    pattern:
      /(?<![\p{L}\d])(?:partout en|desde cualquier (?:lugar|parte|punto) de|en todo|em todo o|todo o|in tutta|in heel|w całej|i hela|i hele) /iu,
  },
  { part: "work", pattern: /\b(?:hybrid|on-?site)\b[^.;]{0,30}?\b(?:in|at)\s/i },
];

const ADJECTIVE =
  /\b(?:must be |only |for |to |^\W*)?((?:US|U\.S\.|USA|UK|EU|Canad(?:a|ian)|German|Australian|LATAM|EMEA|APAC|Europe(?:an)?|India))[ -](?:only|residents?|citizens?|persons?|remote|applicants|candidates|based(?= (?:candidates?|applicants?|roles?|positions?|only|remote|or\b|and\b|employees|contractors?|freelancers?)|\s*(?:[.,;|)]|$)))\b/;
const ADJECTIVE_PLACES: Record<string, string> = {
  Canadian: "Canada",
  German: "Germany",
  Australian: "Australia",
  European: "Europe",
};

const others = wordsOf(OTHERS);
const notice = wordsOf(NOTICE);
const modal = wordsOf(MODAL);
const hire = wordsOf(HIRE);
const receives = wordsOf(RECEIVES);
const everyOther = everyOf(OTHERS);
const everyNotice = everyOf(NOTICE);
const everyHire = everyOf(HIRE);
const preference = wordsOf(PREFERENCE);
const subject = wordsOf(`you|${PERSON}|${JOB}|${MODAL}`);
const condition = expression(
  `^\\W*(?:(?:and|or|but|note that|please note(?: that)?) )?(?:${CONDITION})(?![\\p{L}\\d])(?! this (?:role|position|job))`,
);
const eligible = expression(
  String.raw`${START}(?:only|can|may|will|are|must|should|be)(?![\p{L}\d])[^.;]{0,30}?${START}(?:apply|considered|accepted|eligible|hired|employed|contracted|engaged|recruited|taken on)(?! for)`,
);
const only = wordsOf(
  "only|exclusively|nur|uniquement|seulement|solo|solamente|apenas|somente|soltanto|alleen|tylko|endast|kun|vain|pouze",
);
const verification = /\be-verify|\bform i-9|\bi-9\b/i;

/** "Based in Berlin, we …": the subject follows the place. */
const OTHER_SUBJECT = /^[^,]{0,60}, (?:we|our|the (?:company|team|office)|[\p{Lu}]\w+ (?:is|has|was|helps))\b/u;

/** "Employed through our entity in Spain, and must live there": the place stands before. */
const THERE =
  /\b(?:must|need to|needs to|have to|has to|should|required to) (?:also )?(?:live|reside|be (?:based|located|resident|living)) (?:there|in (?:that|this|the same|the said) (?:country|state|region))\b/i;
/** "From home in Spain, or from home in Portugal for that matter". */
const OR_HOME = /\bor (?:work(?:ing)? )?(?:remotely|from home) (?:in|from|within|anywhere in) /i;
const HOME_OFFICE = /\bhome[- ]?offices?\b/gi;
/** A home for taxes is no notice about them. */
const TAX_HOME = /\b(?:tax|fiscal) (?=residen|domicil|home|address)/gi;
/** "Based in Colorado: $90,000" is pay of a place. */
const PAY_FOLLOWS = /^[^$€£]{0,60}[:–—-] ?(?:[$€£]|[A-Z]{3} ?\d)/u;
/** "Headquarters: Remote - Canada" is where the company is. */
const HEADQUARTERS = /\b(?:headquarters?|hq|company location)\s*:\s*$/i;
/** "With a hybrid option for those in New York": some may do something else. */
const OPTION = /\b(?:option|optional|optionally|choice|possibility) (?:for|to) [^,;]{0,30}$/i;
/** Sharing the hours of a place is not living there. */
const HOURS = /^[^,;()]{0,30}?(?:time ?-?zones?|hours|zeitzone|fuseau|huso|fuso|tijdzone|tidszon)/i;

/** Returns the part of a text behind the last expression that opens a new phrase. */
function lastPhrase(text: string): string {
  const at = Math.max(...[",", "(", ":", "|", "•", " - ", " – "].map((mark) => text.lastIndexOf(mark)));
  return text.slice(at + 1);
}

/** Returns the text behind the last match; null without one. */
function afterLast(text: string, every: RegExp): string | null {
  const last = matchesIn(text, every).at(-1);
  return last === undefined ? null : text.slice(last.index + last[0].length);
}

/** Returns whether the subject of a phrase is someone other than the person hired or the job. */
function isAboutOthers(phrase: string): boolean {
  const behind = afterLast(phrase, everyOther);
  return behind !== null && !subject.test(behind);
}

/** Returns whether a clause with a place asks the person hired to live or work there. */
function rules(part: Part, clause: string, before: string, match: string, list: PlaceList): boolean {
  const upTo = (before + match).replace(TAX_HOME, "");
  const phrase = (lastPhrase(before) + match).replace(HOME_OFFICE, " ").replace(TAX_HOME, "");
  const behind = list.rest.slice(0, 160);
  if (preference.test(phrase) || preference.test(behind.split(",", 1)[0] ?? "")) return false;
  if (HEADQUARTERS.test(before) || ((part === "modifier" || part === "work") && OPTION.test(upTo))) return false;
  if (verification.test(clause) || HOURS.test(behind) || PAY_FOLLOWS.test(behind)) return false;
  if (receives.test(behind) && !modal.test(phrase) && part !== "authorised") return false;
  if (part === "label") return !isAboutOthers(phrase);
  if (part === "modifier") {
    const governed = afterLast(upTo, everyHire);
    if (governed !== null && !notice.test(governed) && !others.test(governed)) return true;
    if (notice.test(upTo)) return false;
    return eligible.test(behind) || only.test(upTo) || only.test(behind.slice(0, 40)) || modal.test(phrase);
  }
  if (PERK.test(clause) && part !== "predicate" && part !== "authorised") return false;
  const noticed = afterLast(phrase, everyNotice);
  if (part === "authorised") return !condition.test(phrase) || modal.test(phrase);
  if (part === "predicate") {
    if (isAboutOthers(phrase) || OTHER_SUBJECT.test(behind)) return false;
    if (noticed !== null && !modal.test(noticed)) return false;
    return !condition.test(phrase) || modal.test(phrase);
  }
  if (noticed !== null && !hire.test(noticed)) return false;
  if (part === "hire") return !condition.test(phrase);
  return !isAboutOthers(phrase) && !condition.test(phrase);
}

/** Returns the text from a position on, up to the end of the bracket that the position lies in. */
function openPart(text: string, from: number): string {
  const before = text.slice(0, from);
  const closing = before.lastIndexOf("(") > before.lastIndexOf(")") ? text.indexOf(")", from) : -1;
  return text.slice(from, closing === -1 ? undefined : closing);
}

/** Returns the places that a clause asks the person hired to live or work in, or null. */
export function readResidence(clause: string): PlaceList["result"] | null {
  const resides = RESIDENCE_WORDS.test(clause);
  for (const { part, pattern, mark } of TRIGGERS) {
    if ((part === "predicate" && !resides) || (mark !== undefined && !clause.includes(mark))) continue;
    const match = pattern.exec(clause);
    if (match === null) continue;
    const before = clause.slice(0, match.index);
    const list = readPlaceList(openPart(clause, match.index + match[0].length));
    if (list === null || !rules(part, clause, before, match[0], list)) continue;
    // "Remote, Berlin" and "Remote / Dubai" are alternatives; only countries and states say where the remote work is.
    if (/[,/] ?$/.test(match[0]) && !namesAnyPlace(list.named)) continue;
    const more = OR_HOME.exec(list.rest);
    const also = more === null ? null : readPlaceList(list.rest.slice(more.index + more[0].length));
    return also === null ? list.result : joinResults([list.result, also.result]);
  }
  const there = resides ? THERE.exec(clause) : null;
  if (there !== null) {
    const named = readMentions(clause.slice(0, there.index));
    if (namesAnyPlace(named)) return named;
  }
  const adjective = ADJECTIVE.exec(clause);
  const named = adjective?.[1];
  if (adjective === null || named === undefined) return null;
  const upTo = clause.slice(0, adjective.index);
  const after = clause.slice(adjective.index + adjective[0].length);
  if (notice.test(upTo) || notice.test(after.slice(0, 40)) || preference.test(after.slice(0, 40))) return null;
  if (condition.test(lastPhrase(upTo + " "))) return null;
  // "US and Canada only": the list before the adjective belongs to it.
  const listed = upTo.split(/\b(?!and\b|or\b)[a-z]\w*/).at(-1) ?? "";
  return readMentions(`${listed}${ADJECTIVE_PLACES[named] ?? named}`);
}
