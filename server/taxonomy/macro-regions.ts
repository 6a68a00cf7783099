import { z } from "zod";
import { countriesInRegion } from "./places.ts";
import { list, readTable } from "./tsv.ts";

/** A name for several countries that is no filter of its own: EMEA, DACH, the European Union. */
export interface MacroRegion {
  slug: string;
  name: string;
  aliases: string[];
  countries: string[];
  /** Place slugs of the regions it lies in. */
  regions: string[];
  /** Read as these regions less `without`, or as its list of countries. */
  readAs: "regions" | "countries";
  /** Countries of `regions` that it does not hold. */
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
