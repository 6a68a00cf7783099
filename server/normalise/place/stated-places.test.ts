import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { placeByCode } from "#taxonomy/places.ts";
import { canonicalPlaces } from "#test/normalise/canonical-places.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readEligibility } from "./eligibility.ts";

/** Where remote jobs are open by what a location or a sentence says; a minus leaves out, and `/` stands between answers that both hold. */
const table = parseTsv("stated-places.tsv", readFileSync(path.join(import.meta.dirname, "stated-places.tsv"), "utf8"));

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
  expect(where.split(" / ").map((label) => canonicalPlaces(label.split(" ")))).toContain(
    canonicalPlaces([...words, ...codes]),
  );
});
