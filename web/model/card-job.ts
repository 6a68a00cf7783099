import type { Job, JobSource, SalaryRange } from "#contract/schemas/job.ts";
import { optionLabel } from "#contract/values/filters.ts";
import { formatCount } from "#web/ui/select/option.ts";

/**
 * What a card shows of a job. A page carries every field twice, as markup and as data, so cards leave out what they
 * don't show.
 */
export type CardJob = Omit<Job, "roles" | "firstSeenAt" | "provenance" | "sample" | "salaryRange" | "sources"> & {
  salaryRange?: PostedSalary;
  sources: Pick<JobSource, "source" | "name">[];
};

/** What converting pay needs of it, and its words in the posting. */
export type PostedSalary = Pick<SalaryRange, "currency" | "period" | "yearlyUsd" | "periodUnstated" | "text">;

const TAGS_SHOWN = 6;
const EVIDENCE_SHOWN = 240;

export function cardJob(job: Job): CardJob {
  const { roles: _roles, firstSeenAt: _seen, provenance: _life, sample: _sample, salaryRange, ...shown } = job;
  return {
    ...shown,
    ...(salaryRange !== undefined && { salaryRange: postedSalary(salaryRange) }),
    techStack: job.techStack.slice(0, TAGS_SHOWN),
    industries: job.industries.slice(0, TAGS_SHOWN),
    eligibility: shortEligibility(job.eligibility),
    sources: [...new Map(job.sources.map(({ source, name }) => [source, { source, name }])).values()],
  };
}

const POSTED_SHOWN = 120;

export function postedSalary({ min: _min, max: _max, text, ...range }: SalaryRange): PostedSalary {
  return { ...range, text: text.length <= POSTED_SHOWN ? text : `${text.slice(0, POSTED_SHOWN)} …` };
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

/**
 * `51,200` (a range of the filter) reads as `51–200`, `10001+` as `10,001+`, a plain number with its separators,
 * anything else as it is.
 */
export function employeesText(strength: string): string {
  const range = /^(\d+)\s*[,–-]\s*(\d+)$/.exec(strength);
  if (range) return `${formatCount(Number(range[1]))}–${formatCount(Number(range[2]))}`;
  const figure = /^(\d+)(\+?)$/.exec(strength);
  return figure ? `${formatCount(Number(figure[1]))}${figure[2] ?? ""}` : strength;
}

/** `Full Time · Engineering`, or what there is of it. */
export function employmentText(job: Pick<CardJob, "employmentType" | "jobProfile">): string {
  const type = job.employmentType && optionLabel("employmentType", job.employmentType);
  return [type, job.jobProfile].filter((part) => part !== undefined && part !== "").join(" · ");
}

/** An address a card may link to, or undefined: only http and https. */
export function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
