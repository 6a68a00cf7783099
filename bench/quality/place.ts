import { readPlaceField } from "#normalise/place/field.ts";
import { placeByCode, places } from "#taxonomy/places.ts";
import { goldObjects, goldRows, isException, trapRows } from "./gold.ts";
import { type QualityRow, scoreRows } from "./row.ts";

const GEO = "ergon/geo";
const countries = places.filter((place) => place.kind === "country");

type Reader = (text: string) => string[];

/** Returns the codes of the countries whose English name is in the text. */
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
  const rows = trapRows("locations", "location");
  if (rows === null) return [];
  const areCountriesRight = (read: Reader) => (row: Record<string, string>) =>
    same(read(row["location"] ?? ""), listed(row["countries"]));
  const isAllRight = (row: Record<string, string>) => {
    const { countries, states, worldwide } = readPlaceField(row["location"] ?? "");
    const codes = [...states].map((state) => state.slice(3));
    return (
      same([...countries], listed(row["countries"])) &&
      same(codes, listed(row["us_states"])) &&
      String(Number(worldwide)) === row["worldwide"]
    );
  };
  const header = (what: string, reach: number | null) => ({
    field: "place",
    yardstick: `hand_traps/locations, ${what} right`,
    reach,
  });
  return [
    scoreRows(header("countries", 94), rows, { ours: areCountriesRight(read), naive: areCountriesRight(naive) }),
    scoreRows(header("countries, states and worldwide", null), rows, { ours: isAllRight, naive: () => false }),
  ];
}

function american(): QualityRow[] {
  const all = goldRows("linkedin_33k_titles", "job_postings.csv");
  if (all === null) return [];
  const rows = all.filter(
    (row) => row["location"] !== undefined && !isException("linkedin_33k_titles", row["location"]),
  );
  const isAmerican = (read: Reader) => (row: Record<string, string>) => same(read(row["location"] ?? ""), ["US"]);
  const hasState = (row: Record<string, string>) => readPlaceField(row["location"] ?? "").states.size > 0;
  const exactly = { field: "place", yardstick: "linkedin_33k, exactly United States", reach: 99 };
  const withState = { field: "place", yardstick: "linkedin_33k, with a state", reach: null };
  return [
    scoreRows(exactly, rows, { ours: isAmerican(read), naive: isAmerican(naive) }),
    scoreRows(withState, rows, { ours: hasState, naive: () => false }),
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
  const isRight = (read: Reader) => (row: { location_raw: string; country: string | null }) =>
    same(read(row.location_raw), wanted(row.country));
  const header = { field: "place", yardstick: `${GEO}, country right`, reach: 97 };
  return [scoreRows(header, rows, { ours: isRight(read), naive: isRight(naive) })];
}

export function measure(): Promise<QualityRow[]> {
  if (placeByCode("US") === undefined) throw new Error("places.tsv lacks the United States");
  return Promise.resolve([...traps(), ...american(), ...geo()]);
}
