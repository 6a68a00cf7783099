import { CORRECTED } from "#contract/values/employers/statement-limits.ts";
import type { JobCorrection } from "#contract/values/moderation/correction.ts";
import { displayLocation } from "#normalise/place/display-location.ts";
import type { MergedJob } from "./merge.ts";

/** Returns a job with what operators corrected, which beats postings and employers. */
export function withCorrections(job: MergedJob, corrections: readonly JobCorrection[]): MergedJob {
  return corrections.reduce(withCorrection, job);
}

function withCorrection(job: MergedJob, { field, value }: JobCorrection): MergedJob {
  if (value === null) return job;
  const evidence = { ...job.evidence, [field]: CORRECTED };
  if (field !== "countries") return { ...job, [field]: value, evidence };
  const eligibility = {
    ...job.eligibility,
    scope: value.length === 0 ? ("worldwide" as const) : ("places" as const),
    countries: value,
    regions: [],
    states: [],
    excluded: [],
    evidence: CORRECTED,
  };
  return { ...job, eligibility, location: displayLocation(eligibility) };
}
