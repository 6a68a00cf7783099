import { JOB_FIELDS, type JobFieldName } from "#contract/values/job-fields.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { byTrust, isStated, type TrustedPosting } from "./merge.ts";

/**
 * Returns the posting that decides a field of their job, as `mergeJob` merges them: the first in order of trust that states it, or the
 * leading one where none does. Undefined without postings.
 */
export function decidingPosting<P extends TrustedPosting & { normalised: Partial<NormalisedPosting> }>(
  field: JobFieldName,
  postings: readonly P[],
): P | undefined {
  const ordered = [...postings].sort(byTrust);
  const { merge } = JOB_FIELDS[field];
  if (merge === "lead" || merge === "fullText" || merge === "computed") return ordered[0];
  return ordered.find(({ normalised }) => states(normalised, field)) ?? ordered[0];
}

function states(posting: Partial<NormalisedPosting>, field: JobFieldName): boolean {
  const value = posting[field as keyof NormalisedPosting];
  return field === "eligibility" ? (posting.eligibility?.scope ?? "unstated") !== "unstated" : isStated(value);
}
