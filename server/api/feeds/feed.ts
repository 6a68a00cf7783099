import { brand } from "#contract/values/brand.ts";
import type { Job } from "#contract/schemas/job.ts";

/** A search as a feed: its jobs and its place on this site. */
export interface Feed {
  /** What it holds where that isn't the jobs of a search. */
  name?: string;
  /** The filters in words, `Backend Engineer, Germany`; empty without any. */
  request: string;
  /** Of the site, such as `https://jobs.example.org`. */
  origin: string;
  feedUrl: string;
  /** The page that shows the same search. */
  pageUrl: string;
  /** Jobs that the search finds; the feed holds the first of them. */
  total: number;
  jobs: readonly Job[];
}

export function feedTitle({ name = "remote jobs", request }: Feed): string {
  return `${brand.name}: ${name}${request === "" ? "" : ` (${request})`}`;
}

export function feedDescription({ jobs, total }: Feed): string {
  return `${jobs.length} of ${total} live remote jobs.`;
}

export function jobUrl(origin: string, job: Pick<Job, "slug" | "id">): string {
  return `${origin}/job/${encodeURIComponent(job.slug)}-${job.id}`;
}

export function jobTitle(job: Job): string {
  return `${job.role} at ${job.company.name}`;
}

/** Summarises a job for feed readers: place, salary, employment type, then the posting's summary. */
export function jobText(job: Job): string {
  const details = [job.location, job.salary ?? "Salary not specified", job.employmentType ?? ""].filter(
    (detail) => detail !== "",
  );
  return [`${details.join(" · ")}.`, job.summary].filter((part) => part !== "").join(" ");
}

export function jobTags(job: Job): string[] {
  return [...new Set([job.jobProfile ?? "", ...job.techStack, ...job.industries])].filter((tag) => tag !== "");
}
