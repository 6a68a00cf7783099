import { z } from "zod";
import { Job } from "./job.ts";

/** A job as programs may take it in bulk: without e-mail addresses and telephone numbers, and only from sources that allow it. */
export const BulkJob = Job.omit({ provenance: true }).extend({
  /** Its page on this site. */
  pageUrl: z.string(),
  /** The evidence for each field: a sentence of the posting, or the source's own field. */
  evidence: z.record(z.string(), z.string()),
  remoteEvidence: z.string(),
  closedAt: z.iso.datetime().optional(),
  /** Why it counts as closed, in plain words. */
  closedWhy: z.string().optional(),
  /** What sources require next to the job, each with the link it must lead to. */
  attributions: z.array(z.object({ text: z.string(), url: z.string() })),
});
export type BulkJob = z.infer<typeof BulkJob>;

export const CHANGE_KINDS = ["opened", "changed", "closed", "reopened", "withdrawn"] as const;

export const Change = z.object({
  jobId: z.string(),
  /** `withdrawn`: a source that forbids bulk output carries the job now, so drop what you hold of it. */
  kind: z.enum(CHANGE_KINDS),
  at: z.iso.datetime(),
  /** The job as it is now; null where it may not be passed on. */
  job: BulkJob.nullable(),
});
export type Change = z.infer<typeof Change>;

export const ChangesResponse = z.object({
  /** Oldest first. */
  data: z.array(Change),
  /** The cursor to pass as `since` next time. */
  next: z.string(),
  /** Whether there may be more changes now. */
  more: z.boolean(),
});
export type ChangesResponse = z.infer<typeof ChangesResponse>;
