import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countriesInRegion, places } from "#taxonomy/places.ts";
import { countryCodes } from "#web/model/countries.ts";

const taxonomy = Object.fromEntries(
  places
    .filter((place) => place.kind === "region")
    .map((place) => [place.slug, countriesInRegion(place.slug).sort().join(" ")]),
);

test("the regions the browser can take apart are those of the taxonomy", () => {
  const shipped: unknown = JSON.parse(
    readFileSync(new URL("../../contract/values/region-countries.json", import.meta.url), "utf8"),
  );
  expect(shipped, "write contract/values/region-countries.json from server/taxonomy/places.tsv").toEqual(taxonomy);
});

test("one can live in every country of these regions", () => {
  expect(countryCodes).toEqual([...new Set(Object.values(taxonomy).flatMap((codes) => codes.split(" ")))].sort());
});
