import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countriesOf, places } from "#taxonomy/places.ts";

test("the regions the browser can take apart are those of the taxonomy", () => {
  const taxonomy = Object.fromEntries(
    places.filter((place) => place.kind === "region").map((place) => [place.slug, countriesOf(place.slug).sort().join(" ")]),
  );
  const shipped: unknown = JSON.parse(readFileSync(new URL("../web/region-countries.json", import.meta.url), "utf8"));
  expect(shipped, "write web/region-countries.json from server/taxonomy/places.tsv").toEqual(taxonomy);
});
