import { z } from "zod";
import { MAX_SAVED_JOBS, MAX_SAVED_WISHES, MAX_WISH_AGE_MS } from "#contract/values/desk/saved.ts";
import { Eligibility } from "../job.ts";

/** A job as a person knew it at one time. */
export const JobSnapshot = z.strictObject({
  role: z.string(),
  slug: z.string(),
  company: z.strictObject({ name: z.string(), slug: z.string(), logoUrl: z.string().optional() }),
  salary: z.string().nullable(),
  location: z.string(),
  eligibility: Eligibility.pick({ scope: true, countries: true, regions: true, states: true, excluded: true }).strict(),
  /** Null while it is open. */
  closedAt: z.iso.datetime().nullable(),
});
export type JobSnapshot = z.infer<typeof JobSnapshot>;

const MAX_SNAPSHOT = 16_000;

/** A snapshot that a browser sends. As JSON it holds no NUL and no half of a surrogate pair, which the database can't store. */
const SentSnapshot = JobSnapshot.refine((snapshot) => {
  const text = JSON.stringify(snapshot);
  return text.length <= MAX_SNAPSHOT && !/\\u(?:0000|d[89a-f])/.test(text);
}, "This isn't a job of ours.");

/** A job as the desk shows it now. */
export const DeskJob = JobSnapshot.extend({
  id: z.string(),
  url: z.string(),
  /** `salary` is in the one format of all lists. */
  salaryAsPosted: z.string().nullable().optional(),
  postedAt: z.iso.datetime(),
  /** When a source last listed it again after it had closed. */
  reopenedAt: z.iso.datetime().nullable(),
});
export type DeskJob = z.infer<typeof DeskJob>;

export const DeskJobsResponse = z.object({ data: z.array(DeskJob) });
export type DeskJobsResponse = z.infer<typeof DeskJobsResponse>;

export const SavedChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("closed"), at: z.iso.datetime() }),
  z.object({ kind: z.literal("reopened"), at: z.iso.datetime().nullable() }),
  z.object({ kind: z.literal("salary"), before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ kind: z.literal("location"), before: z.string(), after: z.string() }),
  z.object({
    kind: z.literal("eligibility"),
    before: JobSnapshot.shape.eligibility,
    after: JobSnapshot.shape.eligibility,
  }),
]);
export type SavedChange = z.infer<typeof SavedChange>;

export const SavedJob = z.object({
  job: DeskJob,
  savedAt: z.iso.datetime(),
  /** Since when `changes` counts: when the person saved it, or last confirmed its changes. */
  since: z.iso.datetime(),
  changes: z.array(SavedChange),
});
export type SavedJob = z.infer<typeof SavedJob>;

/** The saved last come first. */
export const SavedJobsResponse = z.object({ data: z.array(SavedJob) });
export type SavedJobsResponse = z.infer<typeof SavedJobsResponse>;

/** How long ago the person wished it, counted back from arrival: a wrong clock in the browser does no harm. */
const AgeMs = z
  .number()
  .int()
  .min(0)
  .transform((age) => Math.min(age, MAX_WISH_AGE_MS));

const wish = {
  ageMs: AgeMs.default(0),
  /** Undoes a removal: the date and the snapshot of before stay. */
  restore: z.boolean().default(false),
  /** The job as the person saw it when they saved it. By default, the job as it is now. */
  snapshot: SentSnapshot.optional(),
};

export const SaveJobRequest = z.strictObject(wish);
export const RemoveSavedQuery = z.object({
  ageMs: z.coerce
    .number()
    .pipe(AgeMs)
    .default(0)
    .meta({ description: "How many milliseconds ago the person removed it" }),
});

export const JobId = z.string().regex(/^[1-9]\d{0,17}$/, "There is no job of this id.");

export const SavedWish = z.strictObject({ jobId: JobId, saved: z.boolean(), ...wish });
export type SavedWish = z.infer<typeof SavedWish>;

export const SavedWishesRequest = z.strictObject({ wishes: z.array(SavedWish).min(1).max(MAX_SAVED_WISHES) });
export type SavedWishesRequest = z.input<typeof SavedWishesRequest>;

/** What holds after a wish: since when the job is saved, or null. A later wish from elsewhere may have won. */
export const SavedState = z.object({ jobId: z.string(), savedAt: z.iso.datetime().nullable() });
export type SavedState = z.infer<typeof SavedState>;

export const SavedStateResponse = z.object({ data: SavedState });

/** One answer per wish, in their order. */
export const SavedWishesResponse = z.object({
  data: z.array(SavedState.extend({ refusal: z.object({ code: z.string(), message: z.string() }).optional() })),
});
export type SavedWishesResponse = z.infer<typeof SavedWishesResponse>;

/** Jobs whose changes the person has seen. */
export const ConfirmChangesRequest = z.strictObject({ ids: z.array(JobId).min(1).max(MAX_SAVED_JOBS) });
