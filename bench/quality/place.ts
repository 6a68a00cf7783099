import { readPlaceField } from "#normalise/place/field.ts";
import { placeByCode, places } from "#taxonomy/places.ts";
import { goldObjects, goldRows, isException } from "./gold.ts";
import { percent, type QualityRow } from "./row.ts";

const TRAPS = "hand_traps/locations";
const GEO = "ergon/geo";
const countries = places.filter((place) => place.kind === "country");

/** Codes of the countries whose English name stands in the text. */
function naive(text: string): string[] {
  return countries
    .filter((place) => text.toLowerCase().includes(place.name.toLowerCase()))
    .flatMap((place) => place.code ?? []);
}

function read(text: string): string[] {
  return [...readPlaceField(text).countries];
}

const same = (found: readonly string[], wanted: readonly string[]) =>
  found.length === wanted.length && found.every((code) => wanted.includes(code));
const listed = (cell: string | undefined) => (cell ?? "").split("|").filter((code) => code !== "");

function traps(): QualityRow[] {
  const rows = goldRows("hand_traps", "locations.tsv")?.filter((row) => !isException(TRAPS, row["location"] ?? ""));
  if (rows === undefined) return [];
  const right = (countriesOf: (text: string) => string[]) =>
    rows.filter((row) => same(countriesOf(row["location"] ?? ""), listed(row["countries"]))).length;
  const states = rows.filter((row) => {
    const reading = readPlaceField(row["location"] ?? "");
    const found = [...reading.states].map((state) => state.slice(3));
    return (
      same([...reading.countries], listed(row["countries"])) &&
      same(found, listed(row["us_states"])) &&
      String(Number(reading.worldwide)) === row["worldwide"]
    );
  });
  return [
    {
      field: "place",
      yardstick: `${TRAPS}, countries right`,
      n: rows.length,
      figure: percent(right(read), rows.length),
      baseline: percent(right(naive), rows.length),
      reach: 94,
    },
    {
      field: "place",
      yardstick: `${TRAPS}, countries, states and worldwide right`,
      n: rows.length,
      figure: percent(states.length, rows.length),
      baseline: 0,
      reach: null,
    },
  ];
}

function american(): QualityRow[] {
  const all = goldRows("linkedin_33k_titles", "job_postings.csv");
  if (all === null) return [];
  const rows = all.filter(
    (row) => row["location"] !== undefined && !isException("linkedin_33k_titles", row["location"]),
  );
  const right = (countriesOf: (text: string) => string[]) =>
    rows.filter((row) => same(countriesOf(row["location"] ?? ""), ["US"])).length;
  const withState = rows.filter((row) => readPlaceField(row["location"] ?? "").states.size > 0).length;
  return [
    {
      field: "place",
      yardstick: "linkedin_33k, exactly United States",
      n: rows.length,
      figure: percent(right(read), rows.length),
      baseline: percent(right(naive), rows.length),
      reach: 99,
    },
    {
      field: "place",
      yardstick: "linkedin_33k, with a state",
      n: rows.length,
      figure: percent(withState, rows.length),
      baseline: 0,
      reach: null,
    },
  ];
}

/** Its name for a country differs from ours. */
const GEO_NAMES: Record<string, string> = { Turkey: "TR" };

function geo(): QualityRow[] {
  const objects = goldObjects("ergon", "geo_corpus.jsonl") as { location_raw: string; country: string | null }[] | null;
  const rows = objects?.filter((row) => !isException(GEO, row.location_raw)) ?? [];
  if (rows.length === 0) return [];
  const wanted = (name: string | null) =>
    name === null ? [] : [GEO_NAMES[name] ?? countries.find((place) => place.name === name)?.code ?? name];
  const right = (countriesOf: (text: string) => string[]) =>
    rows.filter((row) => same(countriesOf(row.location_raw), wanted(row.country))).length;
  return [
    {
      field: "place",
      yardstick: `${GEO}, country right`,
      n: rows.length,
      figure: percent(right(read), rows.length),
      baseline: percent(right(naive), rows.length),
      reach: 97,
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  if (placeByCode("US") === undefined) throw new Error("places.tsv lacks the United States");
  return Promise.resolve([...traps(), ...american(), ...geo()]);
}
