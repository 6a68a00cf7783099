import { z } from "zod";
import { ErrorBody } from "./error.ts";
import { Job } from "./job.ts";
import { JobTerms } from "./job-terms.ts";
import { MAX_REPORT_NOTE, REPORT_REASONS } from "#contract/values/job-page.ts";
import { ResponseMeta } from "./jobs-query.ts";
import { storable } from "./stored-text.ts";

/** Fields of a job whose changes are recorded. */
export const EDITED_FIELDS = ["title", "salary", "location", "employment type", "description", "link"] as const;

/** An event of a job. `before` and `after` are null where the field was empty, and absent for a description. */
export const JobEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(["opened", "closed", "reopened", "edited"]),
  field: z.enum(EDITED_FIELDS).optional(),
  before: z.string().nullable().optional(),
  after: z.string().nullable().optional(),
});
export type JobEvent = z.infer<typeof JobEvent>;

/** The evidence for eligibility, with the text around it. */
export const DecidingPassage = z.object({
  /** `text`: a sentence of the posting. `field`: the source's location field. */
  from: z.enum(["text", "field"]),
  before: z.string(),
  decided: z.string(),
  after: z.string(),
});
export type DecidingPassage = z.infer<typeof DecidingPassage>;

/** A job with everything that its page shows. */
export const JobDetail = Job.extend({
  ...JobTerms.shape,
  /** Sanitised HTML of 15 tags: p br ul ol li h3 h4 h5 strong em a blockquote code pre hr. */
  description: z.string(),
  /** The evidence for each field: a sentence of the posting, or the source's own field. */
  evidence: z.record(z.string(), z.string()),
  remoteEvidence: z.string(),
  /** Null if the posting does not state where its people may live. */
  passage: DecidingPassage.nullable(),
  /** A staffing firm fills the job for a client, so nobody there can refer people for it. */
  isAgency: z.literal(true).optional(),
  closesAt: z.iso.datetime().optional(),
  closedAt: z.iso.datetime().optional(),
  /** Newest first. */
  history: z.array(JobEvent),
});
export type JobDetail = z.infer<typeof JobDetail>;

export const JobPageResponse = z.object({
  data: JobDetail,
  /** Similar live jobs, most alike first. */
  similar: z.array(Job),
  /** Live jobs of the same company, including this one. */
  companyOpenJobs: z.number().int(),
  /** A schema.org `JobPosting`; null if a truthful one would lack what search engines require. */
  structuredData: z.record(z.string(), z.unknown()).nullable(),
  meta: ResponseMeta,
});
export type JobPageResponse = z.infer<typeof JobPageResponse>;

/** What is left of a job that closed long ago. */
export const ArchivedJob = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  closedAt: z.iso.datetime(),
  company: z.object({ name: z.string(), slug: z.string() }),
});
export type ArchivedJob = z.infer<typeof ArchivedJob>;

/** The error body for such a job. */
export const ArchivedJobBody = ErrorBody.extend({ job: ArchivedJob });
export type ArchivedJobBody = z.infer<typeof ArchivedJobBody>;

/** A reader's report that something is wrong with a job. */
export const ReportRequest = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  note: storable(z.string().trim().max(MAX_REPORT_NOTE, `At most ${MAX_REPORT_NOTE} characters.`)).optional(),
});
export type ReportRequest = z.infer<typeof ReportRequest>;
