import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { ArchivedJob, JobDetail, JobPageResponse } from "#contract/schemas/job-page.ts";
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

/** The view model of the page of a job that closed long ago. */
export interface ArchivedJobPage {
  archived: ArchivedJob;
  /** Open jobs of the same company, the newest first. */
  companyJobs: RowJob[];
  companyOpenJobs: number;
  now: number;
}

const SKILLS_SHOWN = 4;
/** Jobs of the company on the page of an archived job. */
const COMPANY_JOBS_SHOWN = 10;

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

/** Builds the page of an archived job. `company` is null where its page can't be read. */
export function archivedJobPage(archived: ArchivedJob, company: CompanyPageResponse | null): ArchivedJobPage {
  return {
    archived,
    companyJobs: (company?.jobs ?? []).slice(0, COMPANY_JOBS_SHOWN).map(rowJob),
    companyOpenJobs: company?.data.openJobs ?? 0,
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
