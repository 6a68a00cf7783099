import { expect, test } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import { canonicalPlaces } from "#test/normalise/canonical-places.ts";
import { readEligibility } from "./eligibility.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

const rows = rowsBeside(import.meta.dirname, "location-fields.tsv");

test("has fields of many forms", () => {
  expect(rows.length).toBeGreaterThan(350);
});

test.each(rows)("$location is $where", ({ location = "", where = "" }) => {
  const { scope, countries, regions, states, excluded } = readEligibility({
    title: "Editor",
    locations: [location],
    eligibleLocations: [],
    timeZones: [],
    prepared: prepareText(undefined),
  });
  const named = scope === "places" ? [...countries, ...regions, ...states] : [scope];
  expect(canonicalPlaces([...named, ...excluded.map((place) => `-${place}`)])).toBe(canonicalPlaces(where.split(" ")));
});
