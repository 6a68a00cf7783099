import { z } from "zod";
import { bySlug, flag, list, readTable } from "./tsv.ts";

const row = z.object({
  slug: z.string(),
  name: z.string(),
  builtIn: flag,
  /** Names in other lists of industries (LinkedIn and job sites) that are this one. */
  names: list,
  /** Words for the industry itself. */
  aliases: list,
  /** What a company of it says of itself. */
  cues: list,
  /** Phrases that hold an alias but mean something else. */
  not: list,
});
export type Industry = z.infer<typeof row>;

export const industries: readonly Industry[] = readTable("industries", row);

export const industryBySlug = bySlug(industries);
