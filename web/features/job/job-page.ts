import type { JobDetail, JobPageResponse } from "#contract/schemas/job-page.ts";
import { GONE_AFTER_DAYS } from "#contract/values/job-page.ts";
import type { Job } from "#contract/schemas/job.ts";
import { postedSalary, type PostedSalary, shortEligibility } from "#web/model/card-job.ts";
import { type DescriptionNode, descriptionTree } from "./description-tree.ts";
import { shortSalary } from "./short-salary.ts";

/** What a row of a list shows of a job. */
export type RowJob = Pick<
  Job,
  "id" | "slug" | "role" | "salary" | "location" | "eligibility" | "postedAt" | "lastSeenAt"
> & {
  company: string;
  salaryRange?: PostedSalary;
  logoUrl?: string;
  /** The salary in the fewest letters, where its figures are known. */
  shortSalary?: string;
  skills: string[];
  sources: number;
};

/** What a job's page shows. The description is a tree, because markup is never set as it came. */
export interface JobPage {
  job: Omit<JobDetail, "description">;
  description: DescriptionNode[];
  similar: RowJob[];
  companyOpenJobs: number;
  structuredData: JobPageResponse["structuredData"];
  /** When this was made, in milliseconds: relative dates start from it. */
  now: number;
}

const SKILLS_SHOWN = 4;

export function rowJob(job: Job): RowJob {
  const short = job.salaryRange === undefined ? "" : shortSalary(job.salaryRange);
  return {
    id: job.id,
    slug: job.slug,
    role: job.role,
    ...(job.salary !== undefined && { salary: job.salary }),
    ...(job.salaryRange !== undefined && { salaryRange: postedSalary(job.salaryRange) }),
    ...(short !== "" && { shortSalary: short }),
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

/** The id at the end of `senior-baker-123`, or null. */
export function idOfSlug(slug: string | undefined): string | null {
  return /(?:^|-)([1-9]\d{0,17})$/.exec(slug ?? "")?.[1] ?? null;
}

/** 410 once a job has been closed for so long that search engines should forget it. */
export function pageStatus(job: Pick<JobDetail, "closedAt">, now: number): 200 | 410 {
  return job.closedAt !== undefined && now - Date.parse(job.closedAt) > GONE_AFTER_DAYS * 86_400_000 ? 410 : 200;
}

const SERVICE_NAMES = /^(www|jobs|job|job-boards|boards|careers|career|apply|hire|work)\./;

/** The site an address leads to, in the fewest words: `greenhouse.io` for `https://boards.greenhouse.io/x`. */
export function siteName(url: string): string {
  const host = new URL(url).hostname;
  const rest = host.replace(SERVICE_NAMES, "");
  return rest.includes(".") ? rest : host;
}
