import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { escapeRegExp } from "#contract/values/escape.ts";
import { fold } from "#taxonomy/fold.ts";
import { type MacroRegion, macroRegions } from "#taxonomy/macro-regions.ts";
import { places } from "#taxonomy/places.ts";
import { addRegions, emptyResult, type PlaceResult } from "./result.ts";

type Meaning =
  | { kind: "country"; value: string }
  | { kind: "state"; value: string }
  | { kind: "region"; value: string }
  | { kind: "macro"; macro: MacroRegion }
  | { kind: "georgia" };

const meanings = new Map<string, Meaning>();
const names: string[] = [];

function learn(name: string, meaning: Meaning): void {
  if (/[^\p{Script=Latin}\p{M}\s.'’&/-]/u.test(name) || meanings.has(fold(name))) return;
  meanings.set(fold(name), meaning);
  names.push(name);
}

learn("Georgia", { kind: "georgia" });
for (const place of places) {
  if (place.kind === "worldwide") continue;
  const meaning: Meaning =
    place.kind === "region"
      ? { kind: "region", value: place.slug }
      : { kind: place.kind === "state" ? "state" : "country", value: place.code ?? "" };
  for (const name of [place.name, ...place.aliases]) learn(name, meaning);
}
for (const name of ["England", "Scotland", "Wales", "Northern Ireland"]) learn(name, { kind: "country", value: "GB" });
learn("New South Wales", { kind: "country", value: "AU" });
learn("Queensland", { kind: "country", value: "AU" });
for (const macro of macroRegions) for (const alias of macro.aliases) learn(alias, { kind: "macro", macro });

const SHORT = new Set([
  "us",
  "uk",
  "eu",
  "usa",
  "uae",
  "u.s.",
  "u.k.",
  "u.s.a.",
  "eea",
  "ue",
  "cis",
  "cee",
  "gcc",
  "sea",
  "anz",
  "uki",
  "ssa",
  "eac",
  "ewr",
  "u.a.e.",
  "mena",
  "emea",
  "apac",
  "apj",
  "dach",
  "noram",
  "namer",
  "amer",
  "cdmx",
  "menat",
  "menap",
  "lac",
  "nys",
  "d.c.",
  "n.y.",
  "n.j.",
  "n.h.",
  "n.m.",
  "n.c.",
  "n.d.",
  "s.c.",
  "s.d.",
  "r.i.",
  "bnl",
  "gcr",
  "sadc",
]);
const long = names.filter((name) => !SHORT.has(name.toLowerCase())).sort((a, b) => b.length - a.length);
const PROSE_NAME = folded(
  new RegExp(String.raw`(?<![\p{L}\d])(?:${long.map(escapeRegExp).join("|")})(?![\p{L}\d])`, "giu"),
);
const PROSE_CODE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...SHORT]
    .filter((name) => meanings.has(fold(name)))
    .sort((a, b) => b.length - a.length)
    .map((name) => escapeRegExp(name.toUpperCase()))
    .join("|")})(?![\p{L}\d])`,
  "gu",
);
const STATE_CODES = new Map(
  places.filter((place) => place.kind === "state").map((place) => [place.code?.slice(3) ?? "", place.code ?? ""]),
);
const CODE_LIST = /(?<![\p{L}\d])[A-Z]{2}(?:\s*(?:,|\/|;|&|and|or)\s*(?:and |or )?[A-Z]{2}){1,60}(?![\p{L}\d])/gu;

/** The capital, which isn't in the state of its name. */
const CAPITAL = /(?<![\p{L}\d])Washington,? ?D\.? ?C\b\.?/gu;
/** The capital by its letters, which mean it beside states: "Virginia, Maryland or DC". */
const CAPITAL_CODE = /(?<![\p{L}\d])DC(?![\p{L}\d])/u;
/** "North or South America". */
const BOTH_AMERICAS =
  /(?<!\p{L})(North|South|Latin|Central)(?: ?\/ ?|,? (?:and|or|&) )(North|South|Latin|Central) America/gu;
/** Writes out both names of "North or South America". */
export function withBothAmericas(text: string): string {
  return text.includes("America") ? text.replace(BOTH_AMERICAS, "$1 America and $2 America") : text;
}

/** The state beside its country: "Georgia, United States". */
const GEORGIA_US = /(?<![\p{L}\d])Georgia,? ?\(?(?:United States|U\.?S\.?A?)(?![\p{L}\d])/u;
/** All of the United States but what lies overseas. */
const CONTINENTAL =
  /(?:continental|contiguous|mainland|lower 48)(?: states)?(?: of the)? (?:United States|U\.?S\.?A?)|lower 48(?: states)?\b/i;

/** Returns the countries, states and regions that a sentence names with a capital. Two-letter state codes count in lists only. */
export function readMentions(text: string): PlaceResult {
  const capital = text.includes("Washington") ? text.replace(CAPITAL, "District of Columbia") : text;
  const sentence = withBothAmericas(capital);
  const result = emptyResult();
  let georgia = false;
  const found = matchesIn(sentence, PROSE_NAME).filter(
    ([name]) => /^(?:the |l'|an |any |all )*\p{Lu}/u.test(name) || /^(?:latam|emea)$/i.test(name),
  );
  for (const [name] of [...found, ...matchesIn(sentence, PROSE_CODE)]) {
    const meaning = meanings.get(fold(name));
    if (meaning === undefined) continue;
    if (meaning.kind === "georgia") georgia = true;
    else if (meaning.kind === "country") {
      result.countries.add(meaning.value);
      result.nationwide.add(meaning.value);
    } else if (meaning.kind === "state") result.states.add(meaning.value);
    else if (meaning.kind === "region") result.regions.add(meaning.value);
    else if (meaning.macro.readAs === "countries") {
      for (const country of meaning.macro.countries) {
        result.countries.add(country);
        result.nationwide.add(country);
      }
    } else {
      addRegions(result, meaning.macro.regions, meaning.macro.without);
    }
  }
  for (const [list] of matchesIn(sentence, CODE_LIST)) {
    const states = (list.match(/[A-Z]{2}/g) ?? []).map((code) => STATE_CODES.get(code));
    if (states.every((state) => state !== undefined))
      for (const state of states) if (state !== undefined) result.states.add(state);
  }
  if (result.states.size > 0 && CAPITAL_CODE.test(sentence)) result.states.add("US-DC");
  if (georgia && (result.states.size > 0 || GEORGIA_US.test(sentence))) result.states.add("US-GA");
  else if (georgia && result.countries.size > 0) {
    result.countries.add("GE");
    result.nationwide.add("GE");
  }
  if (result.countries.has("US") && CONTINENTAL.test(sentence)) {
    result.states.clear();
    result.nationwide.add("US");
  }
  // "California, United States" narrows to the state; "any US state except …" is read by the caller.
  if (result.states.size > 0) {
    result.countries.add("US");
    result.nationwide.delete("US");
  }
  return result;
}
