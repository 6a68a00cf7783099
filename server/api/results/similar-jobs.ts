import type { Job } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/schemas/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { placeByCode } from "#taxonomy/places.ts";

/** Similar jobs of one job. */
export const MOST_SIMILAR = 4;
const LEVELS = { isEntry: "entry", isJunior: "junior", isMidLevel: "mid", isSenior: "senior", isLead: "lead" } as const;

/**
 * Ids of live jobs like this one, the most alike first: the same role, level, technologies and places, then with less and
 * less of it in common. Never a job of another role.
 */
export function similarJobs(search: Pick<SearchModel, "query">, job: Job, techSlugs: string[]): string[] {
  if (job.roles.length === 0) return [];
  const role: JobsQuery = { ...EVERY_JOB, role: job.roles, limit: MOST_SIMILAR + 1 };
  const experienceLevel = Object.entries(LEVELS).flatMap(([flag, level]) =>
    job.experienceLevel[flag as keyof typeof LEVELS] ? [level] : [],
  );
  const location = areasOf(job);
  const asked: JobsQuery[] = [
    { ...role, experienceLevel, location, techStack: techSlugs },
    { ...role, experienceLevel, location },
    { ...role, location, techStack: techSlugs },
    { ...role, experienceLevel },
    { ...role, location },
    role,
  ];
  const found = new Set<string>();
  for (const query of asked) {
    for (const id of search.query(query, { counts: false }).ids) if (id !== job.id) found.add(id);
    if (found.size >= MOST_SIMILAR) break;
  }
  return [...found].slice(0, MOST_SIMILAR);
}

/** Slugs of the places a job names. */
function areasOf({ eligibility: { scope, countries, regions, states } }: Job): string[] {
  if (scope === "worldwide") return ["worldwide"];
  return [...regions, ...[...countries, ...states].flatMap((code) => placeByCode(code)?.slug ?? [])];
}
