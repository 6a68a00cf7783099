import { statedPeriod } from "#contract/values/salary/short-salary.ts";
import type { Job } from "#contract/schemas/job.ts";
import { levelsOf } from "#store/search/job-levels.ts";
import { type Feed, jobUrl } from "./feed.ts";

const COLUMNS: [name: string, value: (job: Job, origin: string) => string | number | null | undefined][] = [
  ["id", (job) => job.id],
  ["title", (job) => job.role],
  ["company", (job) => job.company.name],
  ["location", (job) => job.location],
  ["employment_type", (job) => job.employmentType],
  ["levels", (job) => levelsOf(job).join("; ")],
  ["salary", (job) => job.salary],
  ["salary_min", (job) => job.salaryRange?.min],
  ["salary_max", (job) => job.salaryRange?.max],
  ["salary_currency", (job) => job.salaryRange?.currency],
  ["salary_period", (job) => statedPeriod(job)],
  ["tech_stack", (job) => job.techStack.join("; ")],
  ["industries", (job) => job.industries.join("; ")],
  ["posted_at", (job) => job.postedAt],
  ["first_seen_at", (job) => job.firstSeenAt],
  ["last_seen_at", (job) => job.lastSeenAt],
  ["sources", (job) => job.sources.map(({ name }) => name).join("; ")],
  ["page_url", (job, origin) => jobUrl(origin, job)],
  ["apply_url", (job) => job.url],
];

export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/** Writes a feed as CSV after RFC 4180: a header, CRLF, UTF-8. */
export function csv({ jobs, origin }: Feed): string {
  const rows = jobs.map((job) => COLUMNS.map(([, value]) => cell(value(job, origin))).join(","));
  return [CSV_COLUMNS.join(","), ...rows, ""].join("\r\n");
}

function cell(value: string | number | null | undefined): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet would run such a text as a formula.
  const text = (value ?? "").replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
