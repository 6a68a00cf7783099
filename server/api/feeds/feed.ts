import { brand } from "#contract/values/brand.ts";
import type { Job } from "#contract/schemas/job.ts";

/** A search that is taken elsewhere: its jobs and where it stands on this site. */
export interface Feed {
  /** `Backend Engineer, Germany`; empty for a search that asks for nothing. */
  asked: string;
  /** The site, such as `https://jobs.example.org`. */
  origin: string;
  /** Address of this feed, and of the page that shows the same search. */
  feedUrl: string;
  pageUrl: string;
  /** Jobs the search finds, of which the feed holds the first. */
  total: number;
  jobs: readonly Job[];
}

export function feedTitle({ asked }: Feed): string {
  return `${brand.name}: remote jobs${asked === "" ? "" : ` (${asked})`}`;
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

/** What a reader of feeds wants to know before opening the job. */
export function jobText(job: Job): string {
  const facts = [job.location, job.salary ?? "Salary not specified", job.employmentType ?? ""].filter(
    (fact) => fact !== "",
  );
  return [`${facts.join(" · ")}.`, job.summary].filter((part) => part !== "").join(" ");
}

export function jobTags(job: Job): string[] {
  return [...new Set([job.jobProfile ?? "", ...job.techStack, ...job.industries])].filter((tag) => tag !== "");
}
