import { z } from "zod";
import { list, readTable } from "./tsv.ts";

const row = z.object({
  slug: z.string(),
  /** As a job card shows it. */
  label: z.string(),
  /** Names of departments, teams and categories that mean this function, lower case. */
  departments: list,
});
export type JobProfile = z.infer<typeof row>;

/** The functions a job can have: a small closed list. */
export const jobProfiles: readonly JobProfile[] = readTable("job-profiles", row);

const bySlug = new Map(jobProfiles.map((profile) => [profile.slug, profile]));

export function jobProfileBySlug(slug: string): JobProfile | null {
  return bySlug.get(slug) ?? null;
}
