import { expect, test } from "vitest";
import { citiesNamed } from "./cities.ts";
import { fold } from "./fold.ts";
import { placesNamed, stateNamed } from "./gazetteer.ts";
import { macroRegions } from "./macro-regions.ts";
import { placeByCode, placeBySlug } from "./places.ts";
import { timeZoneNamed, timeZones } from "./time-zones.ts";

test("folding makes spellings one", () => {
  expect(["Kraków", "KRAKOW", "Łódź", "Zürich", "Straße", "Xi’an"].map(fold)).toEqual([
    "krakow",
    "krakow",
    "lodz",
    "zurich",
    "strasse",
    "xi'an",
  ]);
});

test("a name has all its meanings", () => {
  const kinds = (name: string) => placesNamed(name).map(({ kind }) => kind);
  expect(kinds("Georgia")).toEqual(expect.arrayContaining(["country", "state"]));
  expect(kinds("DACH")).toEqual(["macro"]);
  expect(kinds("Worldwide")).toEqual(["worldwide"]);
  expect(kinds("CET")).toEqual(["zone"]);
  expect(kinds("Breadland")).toEqual([]);
});

test("codes count in capitals only", () => {
  expect(placesNamed("IN").map(({ kind }) => kind)).toEqual(expect.arrayContaining(["state", "country"]));
  expect(placesNamed("in")).toEqual([]);
  expect(stateNamed("TX")).toBe("US-TX");
});

test("towns of one name come largest first, with old and English names", () => {
  expect(citiesNamed("paris").map(({ country }) => country)).toEqual(expect.arrayContaining(["FR", "US"]));
  expect(citiesNamed("bangalore")[0]?.name).toBe("Bengaluru");
  expect(citiesNamed("munich")[0]?.country).toBe("DE");
});

test("every macro region is made of known countries and regions", () => {
  for (const { countries, regions, without } of macroRegions) {
    for (const code of [...countries, ...without]) expect(placeByCode(code)).toBeDefined();
    for (const slug of regions) expect(placeBySlug(slug)?.kind).toBe("region");
  }
  expect(macroRegions.find(({ slug }) => slug === "eu")?.countries).toHaveLength(27);
});

test("time zones lie on the clock and are found by name", () => {
  for (const { from, to } of timeZones) expect(from >= -12 && to <= 14 && from <= to).toBe(true);
  expect(timeZoneNamed("Eastern Time")?.from).toBe(-5);
});
