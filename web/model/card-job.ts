import type { Job, JobSource, SalaryRange } from "#contract/schemas/job.ts";
import { FIXED_OPTIONS } from "./facets.ts";
import { formatCount } from "#web/ui/select/option.ts";

/** What a card shows of a job. Pages carry only this, because every field is sent twice: as markup and as data. */
export type CardJob = Pick<
  Job,
  | "id"
  | "slug"
  | "role"
  | "summary"
  | "location"
  | "employmentType"
  | "jobProfile"
  | "salary"
  | "education"
  | "url"
  | "techStack"
  | "industries"
  | "experienceLevel"
  | "company"
  | "postedAt"
  | "postedAtIsFirstSeen"
  | "lastSeenAt"
  | "eligibility"
> & { salaryRange?: PostedSalary; sources: Pick<JobSource, "source" | "name">[] };

/** What converting pay needs of it. */
export type PostedSalary = Pick<SalaryRange, "currency" | "period" | "yearlyUsd">;

const TAGS_SHOWN = 6;
const EVIDENCE_SHOWN = 240;

export function cardJob(job: Job): CardJob {
  return {
    id: job.id,
    slug: job.slug,
    role: job.role,
    summary: job.summary,
    location: job.location,
    ...(job.employmentType && { employmentType: job.employmentType }),
    ...(job.jobProfile !== undefined && { jobProfile: job.jobProfile }),
    ...(job.salary !== undefined && { salary: job.salary }),
    ...(job.salaryRange !== undefined && { salaryRange: postedSalary(job.salaryRange) }),
    ...(job.education !== undefined && { education: job.education }),
    url: job.url,
    techStack: job.techStack.slice(0, TAGS_SHOWN),
    industries: job.industries.slice(0, TAGS_SHOWN),
    experienceLevel: job.experienceLevel,
    company: job.company,
    postedAt: job.postedAt,
    postedAtIsFirstSeen: job.postedAtIsFirstSeen,
    lastSeenAt: job.lastSeenAt,
    eligibility: shortEligibility(job.eligibility),
    sources: [...new Map(job.sources.map(({ source, name }) => [source, { source, name }])).values()],
  };
}

export function postedSalary({ currency, period, yearlyUsd }: SalaryRange): PostedSalary {
  return { currency, period, yearlyUsd };
}

/** An eligibility whose deciding words fit a small panel. */
export function shortEligibility(eligibility: Job["eligibility"]): Job["eligibility"] {
  const { evidence } = eligibility;
  return evidence.length <= EVIDENCE_SHOWN
    ? eligibility
    : { ...eligibility, evidence: `${evidence.slice(0, EVIDENCE_SHOWN).replace(/\s+\S*$/, "")} …` };
}

/** The level badges of a job, from lowest to highest. */
export function levelBadges(level: Job["experienceLevel"]): string[] {
  const words: [boolean, string][] = [
    [level.isEntry, "Entry"],
    [level.isJunior, "Junior"],
    [level.isMidLevel, "Mid-Level"],
    [level.isSenior, "Senior"],
    [level.isLead, "Lead"],
  ];
  return words.filter(([is]) => is).map(([, word]) => word);
}

/** `51,200` (a range of the filter) reads as `51–200`, `10001+` as `10,001+`, a plain number with its separators, anything else as it is. */
export function employeesText(strength: string): string {
  const range = /^(\d+)\s*[,–-]\s*(\d+)$/.exec(strength);
  if (range) return `${formatCount(Number(range[1]))}–${formatCount(Number(range[2]))}`;
  const figure = /^(\d+)(\+?)$/.exec(strength);
  return figure ? `${formatCount(Number(figure[1]))}${figure[2] ?? ""}` : strength;
}

/** `Full Time · Engineering`, or what there is of it. */
export function employmentText(job: Pick<CardJob, "employmentType" | "jobProfile">): string {
  const type =
    FIXED_OPTIONS.employmentType.find((option) => option.value === job.employmentType)?.label ?? job.employmentType;
  return [type, job.jobProfile].filter((part) => part !== undefined && part !== "").join(" · ");
}

/** An address a card may link to, or undefined: only http and https. */
export function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
