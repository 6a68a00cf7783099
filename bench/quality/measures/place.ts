import { readPlaceField } from "#normalise/place/field.ts";
import { places } from "#taxonomy/places.ts";
import { goldObjects, goldRows } from "../gold.ts";
import { type Judgement, judgeSet } from "../judgement.ts";
import { judgeRows, type Row } from "./rows.ts";

const countries = places.filter((place) => place.kind === "country");
const GEO_NAMES: Record<string, string> = { Turkey: "TR" };
const listed = (cell: string | undefined) => (cell ?? "").split("|").filter((code) => code !== "");

interface GeoRow {
  location_raw: string;
  country: string | null;
  src: string;
}

function codeOf(name: string): string {
  return GEO_NAMES[name] ?? countries.find((place) => place.name === name)?.code ?? name;
}

export function measure(): Promise<Judgement[]> {
  const traps = goldRows("hand_traps", "locations.tsv");
  const header = (field: string) => ({
    field,
    corpus: "hand_traps/locations",
    language: "–",
    id: (row: Row) => row["location"] ?? "",
  });
  return Promise.resolve([
    ...judgeRows(header("countries"), traps, (row) =>
      judgeSet([...readPlaceField(row["location"] ?? "").countries], listed(row["countries"])),
    ),
    ...judgeRows(header("states"), traps, (row) => {
      const codes = [...readPlaceField(row["location"] ?? "").states].map((state) => state.slice(3));
      return judgeSet(codes, listed(row["us_states"]));
    }),
    ...judgeRows(header("worldwide"), traps, (row) =>
      judgeSet(readPlaceField(row["location"] ?? "").worldwide ? ["yes"] : [], row["worldwide"] === "1" ? ["yes"] : []),
    ),
    ...judgeRows<GeoRow>(
      {
        field: "countries",
        corpus: "ergon/geo",
        id: ({ src }) => src,
        exception: (row) => ["ergon/geo", row.location_raw],
      },
      goldObjects("ergon", "geo_corpus.jsonl") as GeoRow[] | null,
      ({ location_raw: text, country }) =>
        judgeSet([...readPlaceField(text).countries], country === null ? [] : [codeOf(country)]),
    ),
    ...judgeRows(
      {
        field: "countries",
        corpus: "linkedin_33k_titles",
        id: (row: Row) => row["job_id"] ?? "",
        exception: (row) => ["linkedin_33k_titles", row["location"] ?? ""],
      },
      goldRows("linkedin_33k_titles", "job_postings.csv"),
      (row) => judgeSet([...readPlaceField(row["location"] ?? "").countries], ["US"]),
    ),
  ]);
}
