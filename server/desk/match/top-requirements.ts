import type { Requirement } from "#contract/schemas/referral.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import type { Database } from "#postgres/database.ts";
import { type MatchableJob, matchableJobs } from "#store/search/matchable-jobs.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { neededSkills } from "./needed-skills.ts";

/** How many of a posting's requirements a short note can speak of. */
const MOST = 5;

/** Returns the first technologies that a posting requires, as a match reads them, with every spelling that speaks of them. */
export async function topRequirements(database: Database, jobId: string): Promise<Requirement[]> {
  return (await requirementsOfJobs(database, [jobId]))[jobId] ?? [];
}

/** Returns the same of several postings, by the job's id. */
export async function requirementsOfJobs(
  database: Database,
  jobIds: readonly string[],
): Promise<Record<string, Requirement[]>> {
  const jobs = jobIds.length === 0 ? new Map<string, MatchableJob>() : await matchableJobs(database, jobIds);
  return Object.fromEntries([...jobs].map(([id, job]) => [id, requirementsOf(job)]));
}

function requirementsOf(job: MatchableJob): Requirement[] {
  return neededSkills(job.title, prepareText(job.description), job.companyName)
    .filter(({ need }) => need === "must")
    .flatMap(({ technologies: named, anyOf }) => (anyOf ? [named] : named.map((each) => [each])))
    .slice(0, MOST)
    .map((group) => ({
      name: group.map(({ name }) => name).join(" or "),
      words: [...new Set(group.flatMap(({ slug }) => spellingsOf(slug)))],
    }));
}

/** The names of a technology and of those that imply it: who writes of Spring Boot writes of Spring. */
function spellingsOf(slug: string): string[] {
  return technologies
    .filter((each) => each.slug === slug || each.implies.includes(slug))
    .flatMap(({ name, aliases }) => [name, ...aliases]);
}
