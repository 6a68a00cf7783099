import { z } from "zod";
import { countriesInRegion } from "./places.ts";
import { list, readTable } from "./tsv.ts";

/** A name for several countries that is not a filter: EMEA, DACH, the European Union. */
export interface MacroRegion {
  slug: string;
  name: string;
  aliases: string[];
  countries: string[];
  /** Place slugs of the regions it overlaps. */
  regions: string[];
  /** Whether it means its regions except `without`, or its list of countries. */
  readAs: "regions" | "countries";
  /** Countries of `regions` that are not part of it. */
  without: string[];
}

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  aliases: list,
  countries: list,
  regions: list,
  read_as: z.enum(["regions", "countries"]),
});

export const macroRegions: readonly MacroRegion[] = readTable("macro-regions", Row).map(
  ({ read_as: readAs, ...row }) => {
    const members = new Set(row.countries);
    const without =
      readAs === "regions"
        ? [...new Set(row.regions.flatMap(countriesInRegion))].filter((code) => !members.has(code)).sort()
        : [];
    return { ...row, readAs, without };
  },
);
