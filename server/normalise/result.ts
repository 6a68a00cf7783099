import type { JobFieldValues, PostingFieldName } from "#contract/values/job-fields.ts";

export type RemoteMode = "remote" | "hybrid" | "onsite" | "unknown";

/** A value with its evidence: the sentence, or `field: text` of the source. */
export interface Evidenced<T> {
  value: T;
  evidence: string;
}

/** One posting after normalising: the fields of a job, and what publishing and merging need as well. */
export interface NormalisedPosting extends Pick<JobFieldValues, PostingFieldName> {
  remote: { verdict: RemoteMode; evidence: string };
  descriptionQuality: "full" | "teaser";
  /** ISO, clamped to now; null when the source has none. */
  postedAt: string | null;
  closesAt: string | null;
  companyName: string;
  /** What about it is typical of invented offers, in words; nothing unless it's enough to wait for an operator. Absent under older rules. */
  scamSigns?: string[];
  evidence: Record<string, string>;
}
