import type { Job } from "#contract/schemas/job.ts";
import { jobUrl } from "#api/feeds/feed.ts";

/** Returns the fields of a job that a list needs, as the API names them, and the address of its page. */
export function shortJob(job: Job, origin: string) {
  const { id, role, location, salary, employmentType, postedAt, eligibility, techStack, company } = job;
  const { scope, countries, regions, states, excluded, timeZones } = eligibility;
  return {
    id,
    role,
    company: { name: company.name, slug: company.slug },
    location,
    eligibility: { scope, countries, regions, states, excluded, timeZones },
    ...(salary !== undefined && { salary }),
    ...(employmentType !== undefined && { employmentType }),
    techStack,
    postedAt,
    pageUrl: jobUrl(origin, job),
    ...(job.sample && { sample: true }),
  };
}
