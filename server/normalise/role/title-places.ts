import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { remembered } from "#normalise/text/remembered.ts";
import { fold } from "#taxonomy/fold.ts";
import { placesNamed } from "#taxonomy/gazetteer.ts";
import { isAside } from "./title-asides.ts";

/** The places of a posting in lower case: `cities` are those that it names with their country or region, `all` has its company too. */
export interface Places {
  all: ReadonlySet<string>;
  cities: ReadonlySet<string>;
}
const MOST_PLACES = 20;
/** A location that begins with a market: "EMEA, United Kingdom". */
const MARKET = /^\p{Lu}{3,5}(?!\p{L})/u;

/** Beside the names stand the cities and regions that they are, so that another name of one is known: "NYC", "CDMX", "Munich". */
const KNOWN = "\ue014";
/** Codes of regions that are common words or names of work: "Specialist – IT", "Technician - OR". */
const COMMON_CODE =
  /^(?:AD|AI|AR|BA|BI|CA|CE|CI|CO|DO|ER|HR|IN|IT|MA|MD|ME|ML|MS|OK|OR|OT|PA|PC|PE|PM|PR|PT|QA|RA|RN|SE|TV|UI|UX|VA|VR)$/u;

/** Returns keys of what a name may be in the gazetteer; only cities, and regions that a location names. */
function knownAs(name: string): readonly string[] {
  if (/^\p{Lu}{2}$/u.test(name) && !COMMON_CODE.test(name)) return [`${KNOWN}${name}`, ...citiesOf(name)];
  return citiesOf(name);
}

const citiesOf = remembered((name): readonly string[] =>
  placesNamed(name).flatMap((place) => {
    if (place.kind === "city") return [`${KNOWN}${place.city.country}/${place.city.name}`];
    return place.kind === "region" ? [`${KNOWN}${place.slug}`] : [];
  }),
);

/** Two letters are a code of a region; two signs of Chinese are a city. */
const isLongEnough = (name: string): boolean => name.length > 2 || /^[\p{sc=Han}\p{sc=Hangul}]{2}$/u.test(name);

/** Returns the posting's places and company as titles write them: "Lyon, France" is "lyon", "france" and "lyon, france". */
export function placesIn(locations: readonly string[], company: string): Places {
  const [all, cities] = [new Set<string>(), new Set<string>()];
  if (company.length > 2) all.add(company.toLowerCase().trim());
  for (const location of locations.slice(0, MOST_PLACES)) {
    const whole = location.toLowerCase().trim();
    const parts = whole.split(/[,;|/()]/u).map((part) => part.trim());
    for (const name of [whole, ...parts, ...whole.split(" - ")]) if (isLongEnough(name.trim())) all.add(name.trim());
    const known = location.split(/[,;|/()]| - /u).map((part) => knownAs(part.trim()));
    for (const key of known.flat()) all.add(key);
    if (parts.length > 1 && (parts[0] ?? "").length > 2 && !MARKET.test(location))
      for (const name of [parts[0] ?? "", ...(known[0] ?? [])]) cities.add(name);
  }
  return { all, cities };
}

/** What stands before a place: "sede di Trento", "Standort Kassel", "w Krakowie". */
const LEAD = folded(
  /^(?:(?:einsatz|arbeits|dienst)?ort|standort|location|based (?:in|at)|lieu(?: de travail)?|site(?: de)?|secteur|sede(?: di| de| em)?|luogo(?: di lavoro)?|zona(?: de| di)?|zone|área(?: de)?|regi(?:on|o|ón|ão|one)|région|raum|großraum|greater|locatie|standplaats|omgeving|miejsce(?: pracy)?|siedziba|okolice|rejon|placering|arbejdssted|arbeidssted|plats|paikkakunta|toimipaikka|lokalita|místo(?: výkonu)?|pracoviště|bei(?: de[rm])?|beim|chez|presso|bij|with|w firmie|ved|nahe|near|at|in|im|à|en|em|a|w|we|v|ve|te|til|till|på|ved|hos|i)[ :]{1,2}/iu,
);
/** What may stand behind a place: the code of its region, its surroundings, a part of the city. */
const BEHIND =
  /(?:[ –/,(-]{1,3}(?:\d{2,6}|\p{Lu}{2})\)?| (?:area|region|office|site|branch|und umgebung|et (?:ses )?environs|y (?:alrededores|provincia)|e (?:dintorni|arredores|provincia|região)|en omgeving|i okolice|a okolí|och omnejd|og omegn|ja lähialueet)|[ -](?:nord|süd|ost|west|sud|est|ovest|norte|sur|sul|noord|zuid|oost|mitte|centrum|centro|centre|city|center|[Nn]orth|[Ss]outh|[Ee]ast)|-\p{Lu}\p{Ll}{2,20}|-(?:venkov|západ|východ|jih|sever|město)| \d{1,2}(?:e|er|ème)?)$/u;
/** A place beside a larger one: "Jirny u Prahy", "Brandýs nad Labem". */
const BESIDE =
  /^(.{3,30}?) (?:u|nad|pod|bei|am|an der|im|near|upon|près de|sur|nabij|koło|k\.) \p{Lu}[\p{L} -]{2,24}$/u;
const OR = /(?: ?[,/&|・·] ?| (?:or|oder|ou|o|of|lub|eller|tai|nebo|albo|and|und|et|y|e|en|ja|i|och|og|a) )/iu;
/** "Lisboa (Chiado)". */
const DISTRICT = / \((?!Flex)\p{Lu}\p{Ll}{3,20}\)$/u;
/** Words between places of which the job is in one: "Tromsø eller Alta". */
const EITHER = / (?:or|oder|ou|o|lub|eller|tai|nebo|albo) /u;
const NAME = /^\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?$/u;
const REGION_CODE = /^(?:\p{Lu}\.?){2,3}$/u;
const MOST_NAMES = 5;
const LONGEST_LIST = 60;

/** A name as a list of the posting's places writes it, or inflected: "Krakowie" is Kraków. */
function isOneOf(places: ReadonlySet<string>, part: string): boolean {
  const name = part.toLowerCase().trim();
  return places.has(name) || places.has(name.replace(BEHIND, "")) || places.has(part.replace(BEHIND, "").toLowerCase());
}

/** A name in Chinese, Japanese or Korean, of which a location writes more: "渋谷" of "東京都渋谷区". */
const EASTERN_NAME = /^[\p{sc=Han}\p{sc=Hangul}]{2,6}$/u;
/** A city and its district: "上海·张江". */
const EASTERN_DISTRICT = /^(\p{sc=Han}{2,4})[·・/]\p{sc=Han}{2,5}$/u;
/** A name may be another one of a place that the posting names. */
const isSameAs = (places: ReadonlySet<string>, part: string): boolean =>
  /^\p{Lu}[\p{L}.' -]{1,30}$/u.test(part) && knownAs(part).some((key) => places.has(key));

const named = (places: ReadonlySet<string>, part: string): boolean => {
  if (isOneOf(places, part) || isSameAs(places, part.trim())) return true;
  if (EASTERN_NAME.test(part)) return [...places].some((place) => place.includes(part));
  const beside = BESIDE.exec(part)?.[1];
  return beside !== undefined && isOneOf(places, beside);
};

const CASE_ENDING = /(?:ssa|ssä|sta|stä|lla|llä|lle|lta|ltä|seen|aan|een|iin|oon|uun|yyn|ään|öön)$/u;
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 5;

/** Returns whether a word is a place of the posting with the ending of a case: "Ostravě", "Bydgoszczy", "Tampereelle". */
function isInflected(places: ReadonlySet<string>, part: string): boolean {
  const word = fold(part.trim());
  if (word.length < SHORTEST_STEM + 1 || !/^\p{Lu}/u.test(part.trim())) return false;
  for (const place of places) {
    const name = fold(place);
    const stem = Math.max(SHORTEST_STEM, Math.min(name.length, word.length) - 3);
    if (
      word !== name &&
      Math.abs(word.length - name.length) <= LONGEST_ENDING &&
      word.slice(0, stem) === name.slice(0, stem)
    )
      return true;
  }
  return false;
}

const IN_LISTS: ReadonlySet<string> = new Set(["city", "state", "province"]);

/** Returns whether a name is a city or a state. Countries beside one of the posting's are a market: "France, Middle East & Africa". */
const isCity = (name: string): boolean =>
  /^\p{Lu}/u.test(name.trim()) && IN_LISTS.has(placesNamed(name.trim().replace(BEHIND, ""))[0]?.kind ?? "");

/**
 * Returns whether a part of a title says only where the posting's work is: one of its places, or a list of places with one of them.
 */
export function isPlaceOf(places: ReadonlySet<string>, part: string | undefined): boolean {
  if (part === undefined || places.size === 0 || part.length > LONGEST_LIST) return false;
  const trimmed = part.trim().replace(DISTRICT, "");
  if (named(places, trimmed) || named(places, EASTERN_DISTRICT.exec(trimmed)?.[1] ?? "")) return true;
  const bare = trimmed.replace(LEAD, "");
  const isLed = bare !== trimmed;
  if (isLed && (named(places, bare) || isInflected(places, bare))) return true;
  const names = bare.split(OR);
  if (names.length < 2 || names.length > MOST_NAMES) return false;
  const isEither = EITHER.test(bare);
  const own = names.map((name) => named(places, name) || (isLed && isInflected(places, name)));
  return (
    own.includes(true) &&
    names.every(
      (name, at) =>
        own[at] === true || (isEither && NAME.test(name)) || isCity(name) || REGION_CODE.test(name) || isAside(name),
    )
  );
}

/** Where the person may work from, in the case that languages with cases put it: "zdalnie z Polski". */
const FROM_COUNTRY =
  / (?:from|across|throughout|desde|depuis|aus|von|within|inside|inom|från|fra|vanuit|binnen|din|z|ze|do|em|da|dall['’]?|dalla|in|en|i|w|v) (?:la |l['’]|el |der |het )?(\p{Lu}[\p{L}]{2,14}(?: \p{Lu}[\p{L}]{2,14})?)$/u;
const IN_CASES =
  /^(?:Polski|Polsce|Czech|Niemiec|Niemczech|Hiszpanii|Portugalii|Ukrainy|Rumunii|Litwy|Europy|Unii|Česka|Česku|ČR|Německa|Slovenska|Slovensku|Polska|Rakouska|Evropy|Suomesta|Ruotsista|Virosta|Euroopasta|Magyarországról|Magyarország|Németországból)$/u;
const COUNTRY_KINDS: ReadonlySet<string> = new Set(["country", "region", "macro", "city", "province", "state"]);

/** Returns a part of a title without the country that the work may be done from. */
export function withoutCountryOfWork(part: string): string {
  const found = FROM_COUNTRY.exec(part);
  const name = found?.[1] ?? "";
  const isPlace = IN_CASES.test(name) || COUNTRY_KINDS.has(placesNamed(name)[0]?.kind ?? "");
  return found !== null && isPlace ? part.slice(0, found.index) : part;
}

const REGIONS = /^(?:LATAM|LatAm|EMEA|APAC|DACH|CEE|MENA|EU|US|USA|UK|EEA|NAM|AMER)$/u;
/** Who makes something makes it for all markets: the region beside the title is where the person may live. */
const MAKER = folded(
  /engineer|developer|entwickler|desarrollador|desenvolvedor|développeu|sviluppator|programm?(?:er|ista|ador|ierer)|ontwikkelaar|utveckl|udvikler|utvikler|devops|data scientist|kehittäjä|vývojář|fejlesztő|geliştirici|開発|エンジニア|工程师|개발자/iu,
);
const NOT_A_MAKER = folded(
  /sales|solution|support|customer|field|account|partner|service|application|business|market|commerc|presales|success|implementation|deployment|community|relations/iu,
);

/** Returns whether a bracket behind the title of somebody who makes software holds only regions: "Full-Stack Developer (LATAM)". */
export const isRegionOfMaker = (title: string, part: string): boolean =>
  MAKER.test(title) &&
  !NOT_A_MAKER.test(title) &&
  part
    .split(/ ?[,/&+] ?| or | and /u)
    .every((name) => REGIONS.test(name) || ["region", "macro"].includes(placesNamed(name)[0]?.kind ?? ""));

/** Returns a part of a title without the names of the posting's places. */
export function withoutPlaceNames(part: string, { all }: Places): string {
  const lower = part.toLowerCase();
  let left = part;
  for (const name of all) {
    const at = lower.indexOf(name);
    if (at >= 0 && left === part) left = `${part.slice(0, at)} ${part.slice(at + name.length)}`;
  }
  return left;
}

/** Returns whether a part leaves open whether the work is done at a place of the posting or elsewhere: "Jyväskylä tai etätyö". */
export function isPlaceOrMode(places: ReadonlySet<string>, part: string): boolean {
  const names = part.split(OR);
  const [own, others] = [names.filter((name) => named(places, name)), names.filter((name) => !named(places, name))];
  return own.length > 0 && others.length > 0 && others.every((name) => isAside(name));
}

/** "Controller in Berlin", "Projektleder til Aarhus". */
const IN_PLACE =
  / (?=(?:[Ii]n|bei(?: de[rm])?|beim|chez|presso|bij|hos|ved|with|w firmie|à|en|em|a|w|we|v|ve|i|te|[Tt]il|[Tt]ill|[Aa]t|near|regio|région|omgeving|zona|[Rr]aum|Großraum) \p{Lu})/gu;
/** What is left would be no title: "Drive with Lyft". */
const ONE_WORD =
  /^(?:drive|work|join|grow|learn|earn|ride|deliver|teach|intern|internship|career|careers|jobs?|working|driving)$/iu;
/** "Nurse job available in Boston". */
const JOB_AT_END = / (?:job|position|vacancy|opening|role)(?: available)?$/iu;
const DASH = / ?(?: -{1,3} |[–—|] ?)/gu;
/** A place with its country: "Leeds, UK", "Itajaí - SC". */
const PLACE_WITH_COUNTRY = /^([^,–—|]{3,40}?)(?:, [\p{L} .]{2,24}| ?[-/–] ?\p{Lu}{2})$/u;

/** Drops a place of the posting from the end: "– Leeds, UK", "in Berlin", "Tampereelle". */
export function withoutPlace(title: string, { all, cities }: Places): string {
  if (all.size === 0) return title;
  for (const { index } of matchesIn(title, IN_PLACE))
    if (isPlaceOf(all, title.slice(index + 1)) && !ONE_WORD.test(title.slice(0, index)))
      return title.slice(0, index).replace(JOB_AT_END, "");
  for (const { index, 0: dash } of matchesIn(title, DASH)) {
    const part = title.slice(index + dash.length);
    const place = PLACE_WITH_COUNTRY.exec(part)?.[1] ?? "";
    if (index > 0 && (named(cities, place) || (part.includes(",") && isPlaceOf(all, part))))
      return title.slice(0, index);
  }
  return withoutInflectedPlace(title, all);
}

const FINNISH_OR = new Set(["tai", "ja"]);

/** Drops a place in a case of Finnish, which needs no preposition: "Tampereelle", "Helsingissä tai etänä". */
export function withoutInflectedPlace(title: string, all: ReadonlySet<string>): string {
  if (all.size === 0) return title;
  const words = title.split(" ");
  const isPair = FINNISH_OR.has(words.at(-2) ?? "");
  const at = words.length - (isPair ? 3 : 1);
  const [first = "", last = ""] = [words[at], words.at(-1)];
  if (at <= 0 || !CASE_ENDING.test(first) || !isInflected(all, first)) return title;
  return !isPair || isAside(last) || isInflected(all, last) ? words.slice(0, at).join(" ") : title;
}
