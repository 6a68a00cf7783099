import type { JobDetail, JobPageResponse } from "#contract/schemas/job-page.ts";
import type { Job } from "#contract/schemas/job.ts";
import { postedSalary, type PostedSalary, shortEligibility } from "#web/model/card-job.ts";
import { type DescriptionNode, descriptionTree } from "./description-tree.ts";

/** The view model of a job in a list row. */
export type RowJob = Pick<
  Job,
  "id" | "slug" | "role" | "salary" | "location" | "eligibility" | "postedAt" | "lastSeenAt"
> & {
  company: string;
  salaryRange?: PostedSalary;
  logoUrl?: string;
  skills: string[];
  sources: number;
};

/** The view model of a job page. The description is a tree, because raw markup is never inserted. */
export interface JobPage {
  job: Omit<JobDetail, "description">;
  description: DescriptionNode[];
  similar: RowJob[];
  companyOpenJobs: number;
  structuredData: JobPageResponse["structuredData"];
  /** When this was built, in milliseconds; relative dates count from here. */
  now: number;
}

const SKILLS_SHOWN = 4;

export function rowJob(job: Job): RowJob {
  return {
    id: job.id,
    slug: job.slug,
    role: job.role,
    ...(job.salary !== undefined && { salary: job.salary }),
    ...(job.salaryRange !== undefined && { salaryRange: postedSalary(job.salaryRange) }),
    location: job.location,
    eligibility: shortEligibility(job.eligibility),
    postedAt: job.postedAt,
    lastSeenAt: job.lastSeenAt,
    company: job.company.name,
    ...(job.company.logoUrl !== undefined && { logoUrl: job.company.logoUrl }),
    skills: job.techStack.slice(0, SKILLS_SHOWN),
    sources: job.sources.length,
  };
}

export function jobPage(answer: JobPageResponse): JobPage {
  const { description, ...job } = answer.data;
  return {
    job,
    description: descriptionTree(description),
    similar: answer.similar.map(rowJob),
    companyOpenJobs: answer.companyOpenJobs,
    structuredData: answer.structuredData,
    now: Date.now(),
  };
}

const SERVICE_NAMES = /^(www|jobs|job|job-boards|boards|careers|career|apply|hire|work)\./;

/** Returns a short name of the site that a URL leads to: `greenhouse.io` for `https://boards.greenhouse.io/x`. */
export function siteName(url: string): string {
  const host = new URL(url).hostname;
  const rest = host.replace(SERVICE_NAMES, "");
  return rest.includes(".") ? rest : host;
}
