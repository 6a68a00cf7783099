import { folded } from "#normalise/text/folded-expression.ts";
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
  latin,
  words,
} from "#taxonomy/place-cues.ts";
import { type Part, TRIGGERS } from "./residence-triggers.ts";
import { type PlaceList, readPlaceList } from "./place-list.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { readMentions } from "./mentions.ts";
import { joinResults, namesAnyPlace } from "./result.ts";

const expression = (source: string) => folded(new RegExp(latin(source), "i"));
const wordsOf = (source: string) => folded(new RegExp(words(source), "i"));
const everyOf = (source: string) => folded(new RegExp(words(source), "gi"));
const START = String.raw`(?<![\p{L}\d])`;
const ADJECTIVE =
  /\b(?:must be |only |for |to |^\W*)?((?:US|U\.S\.|USA|UK|EU|Canad(?:a|ian)|German|Australian|LATAM|EMEA|APAC|Europe(?:an)?|India))(?:[ -]| [–-] )(?:[Oo]nly|[Rr]esidents?|[Cc]itizens?|[Pp]ersons?|[Rr]emote|[Aa]pplicants|[Cc]andidates|[Bb]ased(?= (?:candidates?|applicants?|roles?|positions?|only|remote|or\b|and\b|employees|contractors?|freelancers?)|\s*(?:[.,;|)]|$)))\b/;
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
  `^\\W*(?:(?:and|or|but|note that|please note(?: that)?) )?(?:${CONDITION})(?![\\p{L}\\d])(?! this (?:role|position|job|one|post|vacancy|contract|assignment))`,
);
const eligible = expression(
  String.raw`${START}(?:only|can|may|will|are|must|should|be)(?![\p{L}\d])[^.;]{0,30}?${START}(?:apply|considered|accepted|eligible|hired|employed|contracted|engaged|recruited|taken on|invited|welcome(?! to (?:visit|ask|request|use)))(?! for(?! (?:this|the|our|any)\b))`,
);
const only = wordsOf(
  "only|exclusively|nur|uniquement|seulement|solo|solamente|apenas|somente|soltanto|alleen|tylko|endast|kun|vain|pouze",
);
const verification = /\be-verify|\bform i-9|\bi-9\b/i;

/** "Based in Berlin, we …": the subject follows the place. */
const OTHER_SUBJECT = /^[^,]{0,60}, (?:we|our|the (?:company|team|office)|[\p{Lu}]\w+ (?:is|has|was|helps))\b/u;

/** "Employed through our entity in Spain, and must live there": the place stands before. */
const THERE = folded(
  /\b(?:must|need to|needs to|have to|has to|should|required to) (?:also )?(?:live|reside|be(?: based| located| resident| living)?) (?:there|in (?:one of |any of |either of )?(?:them|(?:that|this|these|those|the same|the said)(?: (?:country|countries|states?|regions?|places?|provinces?))?))\b/i,
);
/** "We have entities in Spain and can only hire there": the place stands before. */
const HIRES_THERE = quickly(
  /\b(?:hire|employ|take on|engage|recruit|contract|offer (?:\w+ )?contracts?|put (?:you|people) on payroll)\b[^.;]{0,40}?\b(?:only )?(?:there|in (?:those|these|both|the said|the same) (?:\w+ )?(?:countries|states|places|locations|markets|jurisdictions))(?: only| alone)?\b/i,
);
/** "From home in Spain, or from home in Portugal for that matter". */
const OR_HOME =
  /\bor (?:(?:work(?:ing)? )?(?:remotely|from home) (?:in|from|within|anywhere in)|(?:as an? |on an? |through |via )[\w-]+(?: [\w-]+){0,3}? in) /i;
/** "You'll coordinate volunteers living in …": the object of a task lives there. */
const OBJECT = folded(
  /\b(?:you(?:['’]ll| will| can| may)?|will|can) (?:also |then |mainly )?(?!be\b|need|have|live|reside|work|already|currently|must|only|ideally|probably|are|stay)[a-z]+\b[^.;,]{2,45}(?<!\b(?:be|are|is|being|while|when|from) )\b(?:living|based|residing|located|resident|settled|who (?:live|reside))\b/i,
);
/** "Kenya-based tutors". */
const BASED =
  /((?:\p{Lu}[\p{L}.]*)(?:(?:,? (?:and |or |& )?|\/)\p{Lu}[\p{L}.]*){0,5})(?:[- ]based(?= (?:(?:\p{L}+ ){0,2}(?:candidates?|applicants?|freelancers?|contractors?|people|professionals?|talent|individuals?|persons?|tutors|teachers|nurses|engineers|developers|writers|consultants|staff|hires?)\b|\s*(?:[.,;)]|$)))| (?:residents|citizens|nationals|applicants|candidates|only)\b)/u;
const HOME_OFFICE = /\bhome[- ]?offices?\b/gi;
/** "If you don't have the right to work in …, we can't proceed." */
const LACKS = /\b(?:don['’]t|do not|doesn['’]t|does not|lack|without|aren['’]t|are not)\b/i;
const REFUSES = /\b(?:can['’]t|cannot|can not|unable|won['’]t|will not|not able|don['’]t)\b/i;
/** A home for taxes is no notice about them. */
const TAX_HOME = /\b(?:tax|fiscal) (?=residen|domicil|home|address)/gi;
/** "Based in Colorado: $90,000" is pay of a place. */
const PAY_FOLLOWS = /^[^$€£]{0,60}[:–—-] ?(?:[$€£]|[A-Z]{3} ?\d)/u;
/** "The role is based in …", whatever else it offers. */
const JOB_IS = /\b(?:role|position|job|post|vacancy) (?:is|will be) (?:\w+ )?based in /i;
/** "Where you'll be: the role is based in …". */
const LABELLED_WHERE = /^\W*(?:where|what|how) [^:.;]{2,24}: /i;
/** "Our customers are US citizens". */
const SERVED_ARE = /\b(?:customers?|clients?|users|patients?|voters|members) (?:are|who|include)\b/i;
/** "Your colleagues will be based in …". */
const OTHERS_ARE =
  /\b(?:colleagues|team(?: ?mates)?|managers?|boss|clients|customers|supervisor|peers|stakeholders|partners) (?:will be|are|is) (?:\w+ )?(?:based|located|situated)\b/i;
/** "This range is only applicable to jobs performed in …": where a pay range holds. */
const HOLDS = /\b(?:appl(?:y|ies|icable)|valid|holds?)\b/i;
const PAY = /\b(?:ranges?|pay|salar(?:y|ies)|compensation|rates?|bands?)\b/i;
/** "Open to travel in …" is what the person does for some days. */
const TRAVELS = /\bopen to (?:travel|relocat|visit|commut|mov)/i;
/** "Headquarters: Remote - Canada" is where the company is. */
const HEADQUARTERS = /\b(?:headquarters?|hq|company location)\s*:\s*$/i;
/** "With a hybrid option for those in New York": some may do something else. */
const OPTION = /\b(?:option|optional|optionally|choice|possibility) (?:for|to) [^,;]{0,30}$/i;
/** "You will recruit nurses living in …" is what the person hired does. */
const YOUR_TASK = folded(
  /\byou(?:['’]ll| will| can|['’]d| would)? (?:also |then )?(?:\w+ (?:and|or) )?(?:hire|recruit|employ|engage|contract with|train|manage|lead|coach)\b/i,
);
/** "Our remote employees in …" work there already. */
const OUR_STAFF = folded(
  /\bour (?:\w+ ){0,2}(?:employees|staff|nurses|engineers|developers|teachers|tutors|workers|people|colleagues|agents|consultants|contractors|freelancers) (?:based |living |located )?(?:in|from|across) $/i,
);
/** "A job for residents of …", "suits students living in …". */
const FOR_PEOPLE = folded(
  /\b(?:roles?|jobs?|opportunit(?:y|ies)|positions?|vacanc(?:y|ies)|contract|work|post|assignment)\b[^.;,:]{0,12}?\b(?:for|suits|fits|suited to|aimed at|meant for|geared to(?:wards)?) (?:[\w-]+ ){0,3}?(?:residents?|students|people|someone|anyone|those|candidates|applicants|professionals|freelancers|graduates|nurses|teachers|tutors|parents)\b[^.;,:]{0,32}$/i,
);
const OF_YOU = /\byou(?:['’]re| are)?\b/i;
/** Sharing the hours of a place is not living there. */
const HOURS = /^[^,;()]{0,30}?(?:time ?-?zones?|hours|zeitzone|fuseau|huso|fuso|tijdzone|tidszon)/i;

/** How far from a place a perk stands that is about it; lists of benefits run together name others. */
const NEAR = 90;

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
  const holds = part === "authorised" ? null : HOLDS.exec(before);
  if (holds !== null && PAY.test(before.slice(0, holds.index))) return false;
  if (part === "hire" && TRAVELS.test(match)) return false;
  if (verification.test(clause) || HOURS.test(behind) || PAY_FOLLOWS.test(behind)) return false;
  const isOfJob = part === "predicate" && JOB_IS.test(phrase);
  const isOfYou = part === "predicate" && OF_YOU.test(phrase) && !condition.test(phrase);
  if (receives.test(behind) && !modal.test(phrase) && part !== "authorised" && !isOfYou && !isOfJob) return false;
  if (part === "label") return !isAboutOthers(phrase);
  if (YOUR_TASK.test(upTo) || (part !== "predicate" && OUR_STAFF.test(upTo))) return false;
  if (part === "modifier") {
    if (FOR_PEOPLE.test(upTo) && !notice.test(upTo) && !/hybrid|on-?site|office/i.test(clause)) return true;
    const governed = afterLast(upTo, everyHire);
    if (governed !== null && !notice.test(governed) && !others.test(governed)) return true;
    if (notice.test(upTo)) return false;
    return eligible.test(behind) || only.test(upTo) || only.test(behind.slice(0, 40)) || modal.test(phrase);
  }
  const near = `${before.slice(-NEAR)}${match}${behind.slice(0, NEAR)}`;
  if (PERK.test(near) && part !== "predicate" && part !== "authorised") return false;
  const noticed = afterLast(phrase, everyNotice);
  if (part === "authorised")
    return !condition.test(phrase) || modal.test(phrase) || (LACKS.test(upTo) && REFUSES.test(behind));
  if (part === "predicate") {
    if (isAboutOthers(phrase) || OTHERS_ARE.test(phrase) || OTHER_SUBJECT.test(behind) || OBJECT.test(phrase))
      return false;
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
export function readResidence(given: string): PlaceList["result"] | null {
  const clause = given.replace(LABELLED_WHERE, "");
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
  const there = (resides ? THERE.exec(clause) : null) ?? HIRES_THERE.exec(clause);
  if (there !== null) {
    const named = readMentions(clause.slice(0, there.index));
    if (namesAnyPlace(named)) return named;
  }
  const based = /based|resid|citiz|nationals|appli|candid|only/.test(clause) ? BASED.exec(clause) : null;
  if (based !== null) {
    const [upTo, after] = [clause.slice(0, based.index), clause.slice(based.index + based[0].length)];
    const isAsked =
      only.test(clause) || eligible.test(after) || hire.test(upTo) || modal.test(upTo) || /\bremote\b/i.test(upTo);
    const mentioned = readMentions(based[1] ?? "");
    if (isAsked && !notice.test(clause) && !isAboutOthers(upTo) && namesAnyPlace(mentioned)) return mentioned;
  }
  const adjective = ADJECTIVE.exec(clause);
  const named = adjective?.[1];
  if (adjective === null || named === undefined) return null;
  const upTo = clause.slice(0, adjective.index);
  const after = clause.slice(adjective.index + adjective[0].length);
  if (
    notice.test(upTo) ||
    notice.test(after.slice(0, / only$|-only$/.test(adjective[0]) ? 16 : 40)) ||
    preference.test(after.slice(0, 40))
  )
    return null;
  if (condition.test(lastPhrase(upTo + " ")) || SERVED_ARE.test(upTo)) return null;
  // "US and Canada only": the list before the adjective belongs to it.
  const listed = upTo.split(/\b(?!and\b|or\b)[a-z]\w*/).at(-1) ?? "";
  return readMentions(`${listed}${ADJECTIVE_PLACES[named] ?? named}`);
}
