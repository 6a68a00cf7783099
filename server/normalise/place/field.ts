import { folded } from "#normalise/text/folded-expression.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { fold } from "#taxonomy/fold.ts";
import { namesWithSeparators, placesNamed, stateNamed } from "#taxonomy/gazetteer.ts";
import { resolveTokens } from "./resolve.ts";
import { emptyResult, namesAnyPlace, type PlaceResult } from "./result.ts";
import { isWorldField } from "./worldwide.ts";
import { candidatesFor } from "./candidates.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { repairMojibake } from "#normalise/text/repair.ts";
import { readUtcRange } from "./zone-range.ts";

/** Words for the work mode, which name no place. `in-house` must be removed before `in` can read as Indiana. */
const MODE_WORDS = folded(
  /(?:\b(?:100\s?%|fully|full|partly|partially|mostly|temporarily|permanently|completely)[\s-]+)?(?<![\p{L}])(?:remote[- ]?(?:first|friendly|ok|eligible|possible|optional|only|working?|position|role|job)?|remot[oa]|home[- ]?based|home[- ]?office|homeoffice|work[- ]from[- ]home|wfh|hybrid[eo]?|híbrido|on[- ]?site|in[- ]office|in[- ]house|in[- ]person|virtual|telework(?:ing)?|telecommute|t[ée]l[ée]travail(?: partiel| complet| total)?|teletrabajo|trabajo|praca (?:zdalna|hybrydowa)|zdaln[aie]e?|distributed|mobiles? arbeiten|eligible|possible|möglich|optional|flexible|headquarters?|hq|multiple locations|various locations|locations?|nationwide|open(?=\s*-)|preferred|candidates|based|only|office)(?![\p{L}])/giu,
);
const LEAD = folded(
  /^(?:(?:\s|[-–—:,.])*(?:in|within|from|anywhere in|anywhere within|anywhere|across|throughout|all over|inside|en|dans|partout en|nur|aus|au|aux|from anywhere in|located in|the|or|and|hela|hele|koko|cał[aey]j?|todo o|todo el|todo|toda(?: a| la)?|toute la|tout le|heel|tutt[ao](?: la| il)?|in ganz|ganz|cel[áé]|innerhalb|überall in|en todo)\s+(?=\S))+/iu,
);
const EXCEPT = folded(
  /\b(?:with the exception of|except(?: for| in)?|excluding|excludes|exclud(?:ed|e)|excl\.?|other than|but not|not available in|outside of|outside|(?<=[(,;] ?)no(?=\s+[A-Z])|(?<=[–—-] ?)no(?=\s+(?:US|U\.S\.|UK|EU|[a-z]{4,12})[ -](?:based|residents|citizens))|außer|ausgenommen|sauf|hors|excepto|salvo|not(?: in)?(?=\s+[A-Z]))\b[:\s]*/i,
);
/** The seat of the employer beside where the job is open: "Worldwide (HQ: Tallinn)". */
const SEAT =
  /[(,;|–-]\s*(?:hq|headquarters?|head office|headquartered|company based|company location)(?:\s*:|\s+(?:in|is))\s*[^()|;]*\)?/gi;
/** Capital districts by the name of their city, which the code of another place would move. */
const CAPITAL_DISTRICT = /(?<!\p{L})(Bogot[aá]),? ?\(?D\.? ?C\b\.?\)?/giu;
/** "CA or NY": two codes that only together are states. */
const CODES = /(?<!\p{L})([A-Z]{2}) (?:or|and|&) (?=([A-Z]{2})(?!\p{L}))/gu;
/** The state beside its country, which else would part two places: "Salem, OR USA". */
const OREGON = /, ?OR (?=USA?(?!\p{L})|United States|\d{5})/gu;
/** "And" and "or" of other languages, which are also words of names. */
const LIST_WORD = / (?:of|en|lub|i|oraz|och|eller|og|tai|ja|nebo|a|e|ed|oppure|ou|oder|und|y|o) /iu;
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const NAMES_WITH_SEPARATORS = folded(
  new RegExp(`(?<![\\p{L}])(?:${namesWithSeparators.map(escapeRegExp).join("|")})(?![\\p{L}])`, "giu"),
);
/** Private-use characters that replace separators within names while the text is split. */
const KEEP = { and: "\ue001", "&": "\ue002", "/": "\ue003", ",": "\ue004" } as const;
const MAX_FIELD = 600;

function protect(text: string): string {
  return text.replace(NAMES_WITH_SEPARATORS, (name) =>
    name.replace(/\band\b|&|\/|,/gi, (separator) => KEEP[separator.toLowerCase() as keyof typeof KEEP]),
  );
}

function restore(text: string): string {
  return text.replace(
    /[\ue001-\ue004]/g,
    (mark) => Object.entries(KEEP).find(([, value]) => value === mark)?.[0] ?? "",
  );
}

/** Places in scripts without spaces between words, as the gazetteer knows them. */
const UNSPACED: Readonly<Record<string, string>> = {
  日本: "Japan",
  東京: "Tokyo, Japan",
  大阪: "Osaka, Japan",
  中国: "China",
  上海: "Shanghai, China",
  北京: "Beijing, China",
  深圳: "Shenzhen, China",
  台湾: "Taiwan",
  香港: "Hong Kong",
  新加坡: "Singapore",
  シンガポール: "Singapore",
  대한민국: "South Korea",
  한국: "South Korea",
  서울: "Seoul, South Korea",
};
const UNSPACED_NAME = new RegExp(`(?:${Object.keys(UNSPACED).join("|")})(?!地方)`, "gu");
const IDEOGRAPH = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;

function flagName(flag: string): string {
  const code = Array.from(flag, (character) =>
    String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
  ).join("");
  return `;${placeByCode(code)?.name ?? ""};`;
}

/** The longest name of a country, in words: "United States of America". */
const MOST_COUNTRY_WORDS = 4;
const SHORTEST_COUNTRY = 4;
/** "New Sweden" and "West Peru" are towns. */
const BEFORE_NAMES =
  /^(?:new|old|north|south|east|west|little|port|fort|mount|lake|saint|st\.?|santa|san|la|el|rue|via|\P{L}+)$/iu;

/** Splits a country without a comma before it from the end: "Leeds United Kingdom", "OR USA". Null where none ends the text. */
function splitTrailingCountry(text: string): { head: string; country: string } | null {
  const all = text.split(/\s+/);
  for (let count = Math.min(MOST_COUNTRY_WORDS, all.length - 1); count > 0; count -= 1) {
    const country = all.slice(-count).join(" ");
    if (country.length < SHORTEST_COUNTRY && !/^US[A]?$|^UK$/.test(country)) continue;
    const head = all.slice(0, -count).join(" ");
    const isSure = placesNamed(country).some((candidate) => candidate.kind === "country" && candidate.sure);
    if (isSure && /^\p{Lu}/u.test(country) && !BEFORE_NAMES.test(head)) return { head, country };
  }
  return null;
}

/** Splits a token that is not a name: at slashes and "and", then at hyphens, then before a trailing state code. */
function expandToken(token: string): string[] {
  const text = restore(token).replace(/^[\s/&.:*#-]+|[\s/&:*#-]+$/g, "");
  if (text === "") return [];
  if (candidatesFor(text).length > 0) return [text];
  for (const separator of [/\s+and\s+|\s*&\s*|\s*\/\s*/i, /\s*[-–—]\s*/]) {
    const pieces = text.split(separator).filter((piece) => piece.trim() !== "");
    if (pieces.length > 1 && pieces.length <= 8) return pieces.flatMap((piece) => expandToken(piece));
  }
  const listed = text.split(LIST_WORD).filter((piece) => piece.trim() !== "");
  if (listed.length > 1 && listed.every((piece) => candidatesFor(piece.trim()).length > 0))
    return listed.map((piece) => piece.trim());
  const coded = /^(.{3,}?)\s+([A-Z]{2,3})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(text);
  if (
    coded?.[1] !== undefined &&
    coded[2] !== undefined &&
    placesNamed(coded[2]).some(
      (candidate) => candidate.kind === "state" || (candidate.kind === "country" && candidate.sure),
    )
  )
    return [coded[1].trim(), coded[2]];
  const trailed = splitTrailingCountry(text);
  if (trailed !== null) return [...expandToken(trailed.head), trailed.country];
  const headed = /^(USA|US|UK|GBR|IND|DEU|CAN)\b/.exec(text);
  if (headed?.[1] !== undefined) return [headed[1]];
  const named = /\b(?:in|within|of|based in|hub in)\s+(\S.+)$/i.exec(text);
  if (named?.[1] !== undefined && candidatesFor(named[1]).length > 0) return [named[1]];
  return [text];
}

function readInto(result: PlaceResult, text: string): void {
  const protectedText = protect(text.replace(OREGON, ", Oregon, ")).replace(
    CODES,
    (whole, first: string, second: string) =>
      stateNamed(first) !== null && stateNamed(second) !== null ? `${first}, ` : whole,
  );
  for (const chunk of protectedText.split(
    /[;|•\n·]|\s+\/\s+|\s+or\s+|\s+oder\s+|\s+ou\s+|\s+o\s+|\s+and\s+|\s+und\s+|\s+et\s+|\s+y\s+|\s+&\s+|\s+\+\s+/i,
  )) {
    const tokens = chunk
      .replace(LEAD, "")
      .split(/[,()[\]]|\s+[-–—]\s+|:\s/)
      .flatMap((token) => expandToken(token.replace(LEAD, "")));
    if (tokens.length > 0) resolveTokens(tokens.slice(0, 40), result);
  }
}

const cache = new Map<string, PlaceResult>();
const CACHE_SIZE = 20_000;

function read(field: string): PlaceResult {
  const result = emptyResult();
  const given = repairMojibake(field.slice(0, MAX_FIELD));
  const withoutSeat = given.replace(SEAT, " ");
  let text = (/\p{L}/u.test(withoutSeat) ? withoutSeat : given)
    .replace(CAPITAL_DISTRICT, "$1")
    .replace(FLAG, flagName)
    .replace(/[\u{1F300}-\u{1FAFF}]|\uFE0F|\+\s?\d+ (?:more|weitere|autres).*$/gu, " ");
  if (IDEOGRAPH.test(text)) text = text.replace(UNSPACED_NAME, (name) => `;${UNSPACED[name]};`);
  const utc = readUtcRange(text);
  if (utc !== null) {
    result.zones = utc.range;
    text = text.replace(utc.text, " ");
  }
  let left: string[] = [];
  const except = EXCEPT.exec(text);
  if (except !== null) {
    const out = emptyResult();
    const ruledOut = text.slice(except.index + except[0].length).replace(MODE_WORDS, ";");
    readInto(out, ruledOut);
    // Next to the United States, or without any country, a lone "CA" or "CO" is the state.
    if (/\bUSA?\b|United States|\bstates?\b/.test(text.slice(0, except.index)) || out.countries.size === 0) {
      for (const code of ruledOut.match(/\b[A-Z]{2}\b/g) ?? []) {
        const state = stateNamed(code);
        if (state !== null) out.states.add(state);
      }
    }
    left = [...out.nationwide, ...out.states, ...out.regions];
    text = text.slice(0, except.index);
  }
  const withoutModes = text.replace(MODE_WORDS, ";").replace(/(?:^|[;,])\s*(?:in|within|from)\s+/gi, ";");
  readInto(result, withoutModes);
  for (const place of left) result.excluded.add(place);
  if (!namesAnyPlace(result) && isWorldField(text)) result.worldwide = true;
  // "Anywhere in the US" is the US: a named place narrows the world.
  if (result.countries.size + result.regions.size + result.states.size > 0) result.worldwide = false;
  if (result.nationwide.has("US")) result.states.clear();
  return result;
}

/** Reads a location field such as "Remote - US or Canada" or "LATAM (except Brazil)". Results are cached: don't mutate them. */
export function readPlaceField(field: string): PlaceResult {
  const key = field.length <= 200 ? field : fold(field.slice(0, MAX_FIELD));
  const known = cache.get(key);
  if (known !== undefined) return known;
  const result = read(field);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, result);
  return result;
}
