import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { macroRegions } from "#taxonomy/macro-regions.ts";
import { descendants, placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readEligibility } from "./eligibility.ts";

/** Where remote jobs are open by what a location or a sentence says; a minus leaves out, and `/` stands between answers that both hold. */
const table = parseTsv("stated-places.tsv", readFileSync(path.join(import.meta.dirname, "stated-places.tsv"), "utf8"));

/** Writes out regions as countries, so that two ways to say the same are equal. */
function countriesOf(place: string): string[] {
  if (/^[A-Z]{2}(?:-[A-Z]{2})?$/.test(place)) return [place.slice(0, 2)];
  const macro = macroRegions.find(({ slug }) => slug === place);
  if (macro !== undefined)
    return macro.readAs === "countries"
      ? macro.countries
      : macro.regions.flatMap(countriesOf).filter((code) => !macro.without.includes(code));
  return [place, ...descendants(place)]
    .map((slug) => placeBySlug(slug)?.code ?? "")
    .filter((code) => code.length === 2);
}

/** Returns a canonical form of places such as `US-CA US-TX`, `worldwide -IR` or `europe -GB`. */
function canonical(words: readonly string[]): string {
  const left = words
    .filter((word) => word.startsWith("-"))
    .map((word) => placeBySlug(word.slice(1))?.code ?? word.slice(1));
  const named = words.filter((word) => !word.startsWith("-"));
  if (named.includes("unstated")) return "unstated";
  if (named.includes("worldwide")) return ["worldwide", ...left.toSorted()].join(" -");
  const countries = new Set(named.flatMap(countriesOf).filter((code) => !left.includes(code)));
  const states = named.filter((word) => /^US-[A-Z]{2}$/.test(word));
  return [...[...countries].toSorted(), ...states.toSorted()].join(" ");
}

test.each(table)("$language, $location: $text", ({ language = "", location = "", text = "", where = "" }) => {
  const html = text.startsWith("<") ? text : `<p>${text}</p>`;
  const prepared = prepareText(text === "" ? undefined : html);
  const read = readEligibility({
    title: "Editor",
    locations: [location],
    eligibleLocations: [],
    timeZones: [],
    prepared,
    language,
  });
  const { scope, countries, regions, states, excluded } = read;
  const words = scope === "places" ? [...countries, ...regions, ...states] : [scope];
  const codes = excluded.map((place) => `-${placeByCode(place)?.code ?? place}`);
  expect(where.split(" / ").map((label) => canonical(label.split(" ")))).toContain(canonical([...words, ...codes]));
});
