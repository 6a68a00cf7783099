import { describe, expect, test } from "vitest";
import {
  ancestors,
  countriesInRegion,
  descendants,
  filterRegions,
  placeByCode,
  places,
  placeBySlug,
} from "./places.ts";

describe("places", () => {
  test("hold the world, regions, at least 150 countries and every state, each once", () => {
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
    expect(places.filter(({ kind }) => kind === "country").length).toBeGreaterThanOrEqual(150);
    expect(places.filter(({ kind }) => kind === "state")).toHaveLength(51);
    const codes = places.flatMap(({ code }) => code ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("are labelled with an emoji, the name and Remote", () => {
    expect(placeBySlug("germany")?.label).toBe("🇩🇪 Germany Remote");
    expect(placeBySlug("worldwide")?.label).toBe("🌍 Worldwide Remote");
    for (const { label } of places) expect(label).toMatch(/^\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}/u);
  });

  test("have flags that spell their code", () => {
    for (const { code, emoji, kind } of places) {
      if (kind !== "country" || code === null) continue;
      expect(
        Array.from(emoji, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join(""),
      ).toBe(code);
    }
  });

  test("know their parents", () => {
    for (const { parents } of places) for (const parent of parents) expect(placeBySlug(parent)).toBeDefined();
    expect(ancestors("california").sort()).toEqual(["north-america", "united-states", "worldwide"]);
    expect(ancestors("worldwide")).toEqual([]);
  });

  test("know what lies in them; the world answers for itself only", () => {
    expect(descendants("united-states")).toHaveLength(51);
    expect(descendants("europe")).toEqual(expect.arrayContaining(["germany", "united-kingdom"]));
    expect(descendants("worldwide")).toEqual([]);
    expect(countriesInRegion("oceania")).toEqual(expect.arrayContaining(["AU", "NZ"]));
  });

  test("are found by code", () => {
    expect(placeByCode("US-CA")?.slug).toBe("california");
    expect(placeByCode("XX")).toBeUndefined();
  });

  test("come as the nine regions of the filter", () => {
    expect(filterRegions.map(({ name }) => name)).toEqual([
      "United States",
      "Europe",
      "North America",
      "Latin America",
      "Asia",
      "Africa",
      "Oceania",
      "Middle East",
      "United Kingdom",
    ]);
  });
});
