import { z } from "zod";
import { citiesFrom, citiesNamed, type City } from "./cities.ts";
import { fold } from "./fold.ts";
import { type MacroRegion, macroRegions } from "./macro-regions.ts";
import { places } from "./places.ts";
import { readTable } from "./tsv.ts";
import { timeZoneNamed, type TimeZone } from "./time-zones.ts";

/** What a name may mean. */
export type PlaceCandidate =
  | { kind: "worldwide" }
  | { kind: "region"; slug: string }
  | { kind: "macro"; macro: MacroRegion }
  | { kind: "country"; country: string; sure: boolean }
  | { kind: "state"; state: string; sure: boolean }
  /** A province or Land outside the United States. */
  | { kind: "province"; country: string; sure: boolean }
  | { kind: "city"; city: City }
  | { kind: "zone"; zone: TimeZone };

const names = new Map<string, PlaceCandidate[]>();
/** Codes count in capitals only: `IN` is Indiana or India, `in` is a word. */
const codes = new Map<string, PlaceCandidate[]>();

function put(map: Map<string, PlaceCandidate[]>, key: string, candidate: PlaceCandidate): void {
  const list = map.get(key) ?? [];
  list.push(candidate);
  map.set(key, list);
}

for (const place of places) {
  const all = [place.name, ...place.aliases, ...place.fieldAliases].map(fold);
  for (const name of new Set(all)) {
    if (place.kind === "worldwide") put(names, name, { kind: "worldwide" });
    else if (place.kind === "region") put(names, name, { kind: "region", slug: place.slug });
    else if (place.kind === "country" && place.code !== null)
      put(names, name, { kind: "country", country: place.code, sure: true });
    else if (place.code !== null) put(names, name, { kind: "state", state: place.code, sure: true });
  }
  // Territories have no code of three letters in the table, since ads mean other things by theirs: "AI", "MS".
  if (place.kind === "country" && place.code !== null && place.iso3 !== "") {
    put(codes, place.code, { kind: "country", country: place.code, sure: false });
    // In a posting, EST is a time zone and not Estonia.
    if (place.iso3 !== "USA" && place.iso3 !== "EST")
      put(codes, place.iso3, { kind: "country", country: place.code, sure: true });
  }
  if (place.kind === "state" && place.code !== null)
    put(codes, place.code.slice(3), { kind: "state", state: place.code, sure: false });
}
put(codes, "UK", { kind: "country", country: "GB", sure: true });
for (const [code, city] of [
  ["SF", "san francisco"],
  ["NYC", "new york city"],
  ["DC", "washington"],
  ["LA", "los angeles"],
  ["KL", "kuala lumpur"],
  ["NCR", "delhi"],
] as const) {
  const found = citiesNamed(city)[0];
  if (found !== undefined) put(codes, code, { kind: "city", city: found });
}
for (const macro of macroRegions) for (const alias of macro.aliases) put(names, fold(alias), { kind: "macro", macro });

const Subdivision = z.object({ country: z.string().length(2), code: z.string(), name: z.string() });
for (const { country, code, name } of readTable("subdivisions", Subdivision)) {
  put(names, fold(name), { kind: "province", country, sure: true });
  put(codes, code, { kind: "province", country, sure: false });
}

/** Words that are a town somewhere and mean something else in a location field. */
const NOT_TOWNS = new Set(
  "remote hybrid man van mobile enterprise field central college university campus home office plant north south east west northeast northwest southeast southwest midwest center centre store bank park beach hill city county several multiple various anywhere flexible open global select any all none other ideal as is gay date ode born best much may hope commerce industry independence union liberty normal superior price nice same most along bar long sale same ore sur ise una reno-".split(
    " ",
  ),
);

/** Returns every place that a name in a location field may mean, largest cities first. Codes count in capitals only. */
export function placesNamed(original: string): PlaceCandidate[] {
  const name = original.trim();
  const bare = name.replace(/\.$/, "");
  const folded = fold(name);
  const found = [...(names.get(folded) ?? names.get(fold(bare)) ?? [])];
  if (/^[A-Z]{2,4}$/.test(bare)) found.push(...(codes.get(bare) ?? []));
  if (!NOT_TOWNS.has(folded)) for (const city of citiesNamed(folded)) found.push({ kind: "city", city });
  const zone = timeZoneNamed(name);
  if (zone !== undefined && bare === "ET") return [{ kind: "zone", zone }];
  if (zone !== undefined && found.length === 0) found.push({ kind: "zone", zone });
  return found;
}

/** Names that hold a separator (`Bosnia and Herzegovina`, `US/Canada`), longest first, for protection before splitting. */
export const namesWithSeparators: readonly string[] = [...names.keys()]
  .filter((name) => /\band\b|&|\/|,/.test(name))
  .sort((a, b) => b.length - a.length);

/** Whether a name or code is a US state (`TX`, `Texas`): its ISO 3166-2 code. */
export function stateNamed(original: string): string | null {
  for (const candidate of placesNamed(original)) if (candidate.kind === "state") return candidate.state;
  return null;
}

const KNOWN_TOWN = 30_000;
/** The first words of names (folded) and the codes in capitals. */
const firstWords = new Set<string>();
for (const name of [...names.keys(), ...citiesFrom(KNOWN_TOWN).flatMap((city) => city.names)])
  firstWords.add(name.replace(/^(?:the|el|la|los|las|le|les) /, "").split(/[ ,./-]/, 1)[0] ?? "");
for (const word of firstWords) if (word.length < 2) firstWords.delete(word);
for (const word of "the of and for our we you as in to at if an all any most son notre don des si can my ad co work high security financial research enterprise spring post general long bet hit mission fair point mentor great independent international national federal commerce community".split(
  " ",
))
  firstWords.delete(word);
for (const code of codes.keys()) firstWords.add(code);
const NAME_WORD = /[A-ZÀ-ÞĀ-ɏ][A-Za-zÀ-ɏ\d]*/g;
const NOT_ASCII = /[^\p{ASCII}]/u;
/** Countries whose letters stand apart, so that none is a word of a name. */
const DOTTED = /\bU\. ?(?:S|K|A\. ?E)\b/;

/** Returns whether a text may name a place: a cheap test before its places are read. Also true for ordinary words that begin a name. */
export function mayNamePlace(text: string): boolean {
  if (text.includes("U.") && DOTTED.test(text)) return true;
  NAME_WORD.lastIndex = 0;
  for (let match = NAME_WORD.exec(text); match !== null; match = NAME_WORD.exec(text)) {
    const word = match[0];
    if (firstWords.has(word) || firstWords.has(NOT_ASCII.test(word) ? fold(word) : word.toLowerCase())) return true;
  }
  return false;
}
