import { z } from "zod";
import { bySlug, list, Listed, readTable } from "./tsv.ts";

const row = Listed.extend({
  name: z.string(),
  /** Names in other lists of industries (LinkedIn and job sites) that are this one. */
  names: list,
  /** What a company of it says of itself. */
  cues: list,
  /** Phrases that hold an alias but mean something else. */
  not: list,
});
export type Industry = z.infer<typeof row>;

export const industries: readonly Industry[] = readTable("industries", row);

export const industryBySlug = bySlug(industries);

/** Returns the names of industries; one that the table doesn't know any more keeps its slug. */
export function namesOfIndustries(slugs: readonly string[]): string[] {
  return slugs.map((slug) => industryBySlug(slug)?.name ?? slug);
}
