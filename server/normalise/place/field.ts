import { folded } from "#normalise/text/folded-expression.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { citiesNamed } from "#taxonomy/cities.ts";
import { fold } from "#taxonomy/fold.ts";
import { withUnspacedPlaces } from "#taxonomy/native/unspaced-places.ts";
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
  /(?:\b(?:100\s?%|fully|full|partly|partially|mostly|temporarily|permanently|completely)[\s-]+)?(?<![\p{L}])(?:remote[- ]?(?:first|friendly|ok|eligible|possible|optional|only|working?|position|role|job)?|remot[oa]|home[- ]?based|home[- ]?office|homeoffice|work[- ]from[- ]home|wfh|hybrid[eo]?|híbrido|on[- ]?site|in[- ]office|in[- ]house|in[- ]person|virtual|telework(?:ing)?|telecommute|t[ée]l[ée]travail(?: partiel| complet| total)?|teletrabajo|trabajo|praca (?:zdalna|hybrydowa|stacjonarna)|zdaln[aie]e?|(?:částečně )?(?:práce )?z domova|na dálku|etätyö|hybridityö|lähityö|distans(?:arbete)?|på distans|på plats|hemarbete|hemifrån|fjernarbejde|hjemmearbejde|fjernarbeid|hjemmekontor|hjemmefra|távmunka|uzaktan(?: çalışma)?|evden(?: çalışma)?|thuiswerk(?:en)?|op afstand|vanuit huis|lavoro agile|smart working|telelavoro|da remoto|da casa|in presenza|à distance|sur place|la distanță|telemuncă|presencial|teletrabalho|vor ort|von zu hause|arbeiten|stacjonarnie|async|worldwide team|distributed|mobiles? arbeiten|eligible|possible|möglich|optional|flexible|headquarters?|hq|zentrale|standort|niederlassung|filiale|hauptsitz|siège(?: social)?|agence|oficina|escritório|sede|ufficio|kantoor|biuro|pobočka|toimipiste|kontor|field[- ]based|multiple locations|various locations|locations?|nationwide|open(?=\s*-)|preferred|candidates|based|only|office)(?![\p{L}])/giu,
);
const LEAD = folded(
  /^(?:(?:\s|[-–—:,.])*(?:in|within|from|anywhere in|anywhere within|anywhere|across|throughout|all over|inside|en|dans|partout en|nur|aus|au|aux|from anywhere in|located in|the|or|and|hela|hele|koko|cał[aey]j?|cel[áé]j?|egész|tüm|întreaga|todo o|todo el|todo|toda(?: a| la)?|toute la|tout le|heel|tutt[ao](?: la| il)?|in ganz|ganz|cel[áé]|innerhalb|überall in|en todo)\s+(?=\S))+/iu,
);
const EXCEPT = folded(
  /\b(?:with the exception of|except(?: for| in)?|excluding|excludes|exclud(?:ed|e)|excl\.?|other than|but not|not available in|outside of|outside|(?<=[(,;] ?)no(?=\s+[A-Z])|(?<=[–—-] ?)no(?=\s+(?:US|U\.S\.|UK|EU|[a-z]{4,12})[ -](?:based|residents|citizens))|(?<=[(,;–-] ?)ex\.?|außer|ausgenommen|ohne|bis auf|mit ausnahme (?:von|der)|sauf|hors|(?:à )?l['’]exception d[eu]s?|excepto|exceto|excluindo|excluyendo|a excepción de|con excepción de|salvo|menos|tranne|eccetto|escluso|esclusa|behalve|uitgezonderd|met uitzondering van|z wyjątkiem|oprócz|poza|utom|förutom|undtagen|undtaget|unntatt|unntak av|paitsi|lukuun ottamatta|kromě|mimo|vyjma|cu excepția|exceptând|kivéve|hariç|not(?: in)?(?=\s+[A-Z]))\b[:\s]*/i,
);
/** The seat of the employer beside where the job is open: "Worldwide (HQ: Tallinn)". */
const SEAT =
  /[(,;|–-]\s*(?:hq|headquarters?|head office|headquartered|company based|company location)(?:\s*:|\s+(?:in|is))\s*[^()|;]*\)?/gi;
/** Capital districts by the name of their city, which the code of another place would move. */
const CAPITAL_DISTRICT = /(?<!\p{L})(Bogot[aá]),? ?\(?D\.? ?C\b\.?\)?/giu;
/** "CA or NY": two codes that only together are states. */
const CODES = /(?<!\p{L})([A-Z]{2}) (?:or|and|&|\/) (?=([A-Z]{2})(?!\p{L}))/gu;
/** The state beside its country, which else would part two places: "Salem, OR USA". */
const OREGON = /, ?OR (?=USA?(?!\p{L})|United States|\d{5})/gu;
/** "And" and "or" of other languages, which are also words of names. */
const LIST_WORD = / (?:of|en|lub|i|oraz|och|eller|og|tai|ja|nebo|a|e|ed|oppure|ou|oder|und|y|o) /iu;
/** What says that a place is meant with all of it or what lies around it: "Praha a okolí", "France entière", "Türkiye geneli". */
const AROUND = folded(
  /(?<=\p{L}\)?)(?: (?:und|et|y|e|i|a|și|en|og|och|ja|ve|and)? ?(?:umgebung|umland|environs|alentours|alrededores|cercanías|arredores|região|dintorni|zone limitrofe|okolic[ea]|okolí|împrejurimi(?:le)?|omgeving|omstreken|omegn|omnejd|ympäristö(?:ssä)?|çevresi|surroundings?|surrounding areas?|nearby)|,? (?:or|oder|ou) (?:nearby|umgebung)| (?:entière|(?<!monde )entier|geneli|genelinde|területén|területe|egész területe))(?!\p{L})|(?<=\p{L}{4}) s\.?a\.?r\.?(?!\p{L})/giu,
);
/** "Österreichweit" */
const WIDE = /(?<!\p{L})(\p{L}{4,})-?(?:weit|wide)(?!\p{L})/giu;
const CZECHIA = /(?<!\p{L})ČR(?!\p{L})/gu;
/** "AUS.NSW.Sydney", "IND.Bangalore" */
const DOTTED_CODES = /(?<=(?<![\p{L}\d.])[A-Z]{2,3}(?:\.[A-Z]{2,3})?)\.(?=[A-Z]{2,3}(?:\.|$)|\p{Lu}\p{Ll}{2})/gu;
/** "London, UK or REMOTE", "hybrid OK" say how one works. */
const MODE_OKAY =
  /(?<!\p{L})(?:remote|hybrid|wfh|visa|リモート|在宅)(?: is| are)? ?(?:ok|okay)(?!\p{L})|(?<!\p{L})(?:is|are) (?:ok|okay|fine|welcome)(?!\p{L})/giu;
/** A name and "OK" behind it: "Japan OK". */
const OKAY = /(?<!\p{L})(\p{L}[\p{L}.'’ -]{0,40}?),? +(?:OK|Ok|ok|[Oo]kay)(?!\p{L})/gu;
/** A code and a bracket behind it: "CA Remote (BC & ON only)". */
const CODE_AND_BRACKET = /(?<!\p{L})([A-Z]{2,3})(?: ?[-–—:,]? ?[Rr]emote)? ?\(([^()]{2,60})\)/gu;
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

function flagName(flag: string): string {
  const code = Array.from(flag, (character) =>
    String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
  ).join("");
  return `;${code === "EU" ? "European Union" : (placeByCode(code)?.name ?? "")};`;
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
    // "Johns Island" is no town of Iceland.
    if (country === "Island") continue;
    if (country.length < SHORTEST_COUNTRY && !/^US[A]?$|^UK$/.test(country)) continue;
    const head = all.slice(0, -count).join(" ");
    const isSure = placesNamed(country).some((candidate) => candidate.kind === "country" && candidate.sure);
    if (isSure && /^\p{Lu}/u.test(country) && !BEFORE_NAMES.test(head)) return { head, country };
  }
  return null;
}

const isWide = (name: string): boolean =>
  candidatesFor(name).some(
    (candidate) =>
      candidate.kind === "region" || candidate.kind === "macro" || (candidate.kind === "country" && candidate.sure),
  );

/** Leaves out that one may live in a country or region, too, where "OK" would else be Oklahoma: "Remote (Japan OK)". */
function withoutOkay(text: string): string {
  return text.replace(OKAY, (whole, name: string) => {
    const words = name.split(" ");
    return words.some((_, at) => isWide(words.slice(at).join(" "))) ? name : whole;
  });
}

/** Names the country that a code means by the provinces in the bracket behind it: "CA (ON, BC)" is Canada. */
function withCountryOfProvinces(text: string): string {
  return text.replace(CODE_AND_BRACKET, (whole, code: string, bracket: string) => {
    const parts = bracket
      .split(/[,;&/]|(?<!\p{L})(?:and|or|only|remote)(?!\p{L})/iu)
      .filter((part) => /\p{L}/u.test(part));
    for (const candidate of placesNamed(code)) {
      if (candidate.kind !== "country" || candidate.country === "US") continue;
      const isProvince = (part: string) =>
        placesNamed(part.trim()).some((place) => place.kind === "province" && place.country === candidate.country);
      if (parts.length > 0 && parts.every(isProvince)) return `;${placeByCode(candidate.country)?.name ?? code};`;
    }
    return whole;
  });
}

const citiesOf = (name: string | undefined) => citiesNamed(fold(name?.trim() ?? ""));

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
  const coded = /^(.{3,}?)\s+([A-Z]{2,3})(?:\s+\d{4,5}(?:-\d{4})?)?$/.exec(text);
  if (
    coded?.[1] !== undefined &&
    coded[2] !== undefined &&
    placesNamed(coded[2]).some(
      (candidate) =>
        candidate.kind === "state" ||
        (candidate.kind === "country" && candidate.sure) ||
        (candidate.kind === "province" && citiesOf(coded[1]).some(({ country }) => country === candidate.country)),
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
    /[;|•\n·]|\s+\/\s+|\s+and\/or\s+|\s+or\s+|\s+oder\s+|\s+ou\s+|\s+o\s+|\s+and\s+|\s+und\s+|\s+et\s+|\s+y\s+|\s+&\s+|\s+\+\s+/i,
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
  text = text.replace(MODE_OKAY, ";").replace(AROUND, "").replace(DOTTED_CODES, ", ").replace(CZECHIA, "Czechia");
  text = text.replace(WIDE, (whole, name: string) => (isWide(name) ? name : whole));
  if (text.includes("(")) text = withCountryOfProvinces(text);
  text = withoutOkay(text);
  text = withUnspacedPlaces(text);
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
  if (!namesAnyPlace(result) && isWorldField(text.replace(MODE_WORDS, " "))) result.worldwide = true;
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
