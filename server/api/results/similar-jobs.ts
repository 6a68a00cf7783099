import type { Job } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { levelsOf } from "#store/search/job-levels.ts";

export const MAX_SIMILAR = 4;

/**
 * Lists the ids of live jobs like this one, most alike first: same role, level, technologies and places, then with ever
 * less of it in common. Never lists a job of another role.
 */
export function similarJobs(search: Pick<SearchModel, "query">, job: Job, techSlugs: string[]): string[] {
  if (job.roles.length === 0) return [];
  const role: JobsQuery = { ...EVERY_JOB, role: job.roles, limit: MAX_SIMILAR + 1 };
  const experienceLevel = levelsOf(job);
  const location = placeSlugsOf(job);
  const queries: JobsQuery[] = [
    { ...role, experienceLevel, location, techStack: techSlugs },
    { ...role, experienceLevel, location },
    { ...role, location, techStack: techSlugs },
    { ...role, experienceLevel },
    { ...role, location },
    role,
  ];
  const similar = new Set<string>();
  for (const query of queries) {
    for (const id of search.query(query, { counts: false }).ids) if (id !== job.id) similar.add(id);
    if (similar.size >= MAX_SIMILAR) break;
  }
  return [...similar].slice(0, MAX_SIMILAR);
}

function placeSlugsOf({ eligibility: { scope, countries, regions, states } }: Job): string[] {
  if (scope === "worldwide") return ["worldwide"];
  return [...regions, ...[...countries, ...states].flatMap((code) => placeByCode(code)?.slug ?? [])];
}
