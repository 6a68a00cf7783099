import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { remembered, rememberedWith } from "#normalise/text/remembered.ts";
import { EXAMPLES, LIST_LEAD, OPEN_END, words } from "#taxonomy/place-cues.ts";
import { stateNamed } from "#taxonomy/gazetteer.ts";
import { readPlaceField } from "./field.ts";
import { readMentions, withBothAmericas } from "./mentions.ts";
import { listsIn } from "./native-names.ts";
import { joinResults, namesAnyPlace, type PlaceResult } from "./result.ts";

export interface PlaceList {
  result: PlaceResult;
  /** The result without towns and what they lie in. */
  named: PlaceResult;
  /** The text from the last place on: its item and what follows the list. */
  rest: string;
}

type Item = "code" | "town" | "place" | null;

const SEPARATOR =
  / ?[,;:()[\]|•] ?| ?\/ ?| (?:[-–—]|&|\+|and|or|und|oder|et|ou|y|e|o|en|lub|och|eller|og|ja|tai|nebo) /gu;
/** Words behind which a phrase of its own begins. */
const NEXT_PHRASE = folded(
  /(?:^|\s)(?:who|which|that|where|with|for|to|will|is|are|must|may|can|should|while|when|due|because|during|as|at|on|working|reporting|preferably|but|eligible|using|mit|für|avec|pour|con|para|com|med)\s/i,
);
const expression = (source: string) => folded(new RegExp(words(source), "i"));
const EXAMPLE = expression(EXAMPLES);
const ELSEWHERE = expression(OPEN_END);
const LEAD = expression(LIST_LEAD);
const MONTH = /^(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|q[1-4])/i;
const ALL_STATES = /\b(?:all |any (?:one )?of the |one of the )?(?:50|fifty) (?:U\.?S\.? )?states\b/i;
const GEORGIA = /(?<![\p{L}])Georgia(?![\p{L}])/u;
/** "Remote in India, no US-based candidates". */
const LEFT_OUT = /^(?:no|not|except|excluding|without) \S/i;
const MOST_WORDS = 4;

/** Returns whether a capitalised item of a few words names a town or place, read as a location field would be. */
function isField(item: string): boolean {
  const [name = ""] = item
    .replace(/^(?:the |either |greater |any of |one of )+/i, "")
    .split(/ (?:area|office|region|metro|only)\b|[.!:]/i, 1);
  if (!/^\p{Lu}/u.test(name) || name.split(" ").length > MOST_WORDS || MONTH.test(name)) return false;
  return namesAnyPlace(readPlaceField(name));
}

/** "The Mountain West: Utah, Idaho": a name that no list knows before its colon. */
function isIntroduction(item: string, separator: string | undefined): boolean {
  return separator?.includes(":") === true && /^(?:the )?\p{Lu}/u.test(item.trim());
}

function kindOf(text: string): Item {
  const item = text.trim().replace(/^(?:and|or|und|oder|et|ou|y|o|lub|och|eller|og|the|including) /i, "");
  const code = /^[A-Z]{2}(?=\.?(?: only)?$)/.exec(item)?.[0];
  if (code !== undefined && stateNamed(code) !== null) return "code";
  if (item === "" || LEFT_OUT.test(item)) return null;
  if (/^[\p{L} .]+ City$/u.test(item) && isField(item)) return "town";
  if (GEORGIA.test(item) || ALL_STATES.test(item) || namesAnyPlace(readMentions(item))) return "place";
  return isField(item) ? "town" : null;
}

/** "LATAM: Argentina, Brazil and Chile" means those countries; the region only introduces them. Null for any other list. */
function withinRegion(span: string): PlaceResult | null {
  const colon = /[:(]/.exec(span)?.index ?? -1;
  if (colon < 0) return null;
  const [wide, listed] = [readMentions(span.slice(0, colon)), readMentions(span.slice(colon))];
  const isGroup = wide.countries.size > 1 && listed.countries.isSubsetOf(wide.countries);
  const isRegion = isGroup || (wide.regions.size > 0 && wide.countries.size + wide.states.size === 0);
  return isRegion && listed.nationwide.size > 0 ? listed : null;
}

/**
 * Reads the list of places that a text begins with, up to the first item that names none ("Texas, Ohio or Berlin, with travel to France").
 * Skips what introduces the list. Returns null without a place, for mere examples, and for a list that ends with "or wherever you are".
 */
export function readPlaceList(given: string): PlaceList | null {
  const text = withBothAmericas(given);
  const kinds: Item[] = [];
  let end = 0;
  let last = 0;
  let start = 0;
  let bracketed = false;
  for (const separator of [...matchesIn(text, SEPARATOR), null]) {
    const stop = separator?.index ?? text.length;
    const item = text.slice(start, stop);
    if (ELSEWHERE.test(text.slice(end, stop))) return null;
    const example = EXAMPLE.exec(item);
    if (example !== null && kinds.length === 0) return null;
    const cut = Math.min(example?.index ?? item.length, NEXT_PHRASE.exec(item)?.index ?? item.length);
    const kind = kindOf(item.slice(0, cut));
    if (kind !== null) {
      kinds.push(kind);
      last = start;
      end = start + cut;
      if (cut < item.length) break;
    } else if (
      item.trim() !== "" &&
      !(bracketed && kinds.length > 0) &&
      (kinds.length > 0 || !(LEAD.test(item) || isIntroduction(item, separator?.[0])))
    )
      break;
    // A remark in brackets doesn't end the list ("the US (ET) or Europe").
    bracketed = separator?.[0].includes("(") === true;
    if (separator !== null) start = stop + separator[0].length;
  }
  if (kinds.length === 0) return null;
  const span = text.slice(0, end);
  const named = withinRegion(span) ?? readMentions(span);
  if (ALL_STATES.test(span)) {
    named.states.clear();
    named.countries.add("US");
    named.nationwide.add("US");
  }
  const rest = text.slice(last);
  if (!kinds.includes("town") && namesAnyPlace(named)) return { result: named, named, rest };
  const field = readPlaceField(span.replace(/^(?:either|any of|one of) |\.$/gi, ""));
  if (!namesAnyPlace(field)) return null;
  return {
    result: kinds.includes("place") ? joinResults([named, field]) : field,
    named: kinds.includes("town") ? named : field,
    rest,
  };
}

/** What joins the places of a list, in all languages. */
const JOINTS =
  /[,;|•·、，/]|(?<!\p{L})(?:&|\+|and|or|und|oder|sowie|et|ou|y|e|o|en|of|i|oraz|lub|och|eller|og|ja|tai|a|nebo|sau|și)(?!\p{L})/giu;
const BRACKETS = /\([^()]{0,60}\)/g;
/** A longer text without a separator up to here is no list of places. */
const LONGEST_ITEM = 60;
const LONGEST_LIST = 900;
const MOST_PLACES = 60;

/** Returns whether a text is nothing but a list of places, in English or a given language: "AZ, CA (outside Los Angeles) or Texas". */
export const isPlaceList = rememberedWith((text, language: string): boolean => {
  if (text.length > LONGEST_ITEM && !/[,;|•·、，/(]/u.test(text.slice(0, LONGEST_ITEM))) return false;
  if (text.length > LONGEST_LIST || !/^[^\p{L}\p{N}]{0,3}(?:the )?\p{Lu}/u.test(text)) return false;
  const bare = text.replace(BRACKETS, " ").replace(/[.:;\s]{1,8}$/, "");
  const items = bare
    .split(JOINTS)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  if (items.length > MOST_PLACES || items.some((item) => item.split(" ").length > MOST_WORDS)) return false;
  const isNamed = (item: string) =>
    /^(?:the )?\p{Lu}/u.test(item) &&
    (GEORGIA.test(item) || (item.length === 2 && stateNamed(item) !== null) || namesAnyPlace(readPlaceField(item)));
  if (items.length > 0 && items.every(isNamed)) return true;
  const lists = language === "en" ? [] : listsIn(bare, language);
  if (lists.length === 0) return false;
  let rest = bare;
  for (const { start, end } of lists.toReversed()) rest = `${rest.slice(0, start)},${rest.slice(end)}`;
  return !/\p{L}/u.test(rest.replace(JOINTS, " "));
}, remembered);
