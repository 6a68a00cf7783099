import { z } from "zod";
import { list, listOf, number, readSheets } from "./sheet.ts";

const Place = z.object({
  key: z.string(),
  /** How boards write it in a location field; the plainest form first. */
  written: list,
  /** As it reads after "from" or "in". */
  said: z.string(),
  /** Country names for boards that list them one by one (Himalayas, Ashby addresses). */
  countries: list.default([]),
  currency: z.string(),
  /** Salaries relative to the United States. */
  level: number,
  /** Units of the currency per US dollar. */
  rate: number,
  zones: listOf(number).default([]),
});

/** A place that an opening may be done from. */
export type SamplePlace = z.infer<typeof Place>;

const files = ["places/americas.txt", "places/europe.txt", "places/elsewhere.txt"];

/** The places that sample openings may be done from, by the key that companies use. */
export const samplePlaces: ReadonlyMap<string, SamplePlace> = new Map(
  readSheets(files, Place).map((place) => [place.key, place]),
);
