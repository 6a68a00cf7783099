import { z } from "zod";
import { storable } from "#contract/schemas/stored-text.ts";
import {
  APPLICATIONS_PER_WRITE_MAX,
  EVENT_KINDS,
  EVENTS_PER_APPLICATION_MAX,
  FILE_BYTES_MAX,
  FIRST_DAY,
  LABEL_MAX,
  LAST_DAY,
  NOTE_MAX,
  NUDGE_ANSWERS,
  POSTING_TEXT_MAX,
  SHORT_TEXT_MAX,
  STAGES,
  TITLE_MAX,
  URL_MAX,
} from "#contract/values/desk/application.ts";

const id = z.uuid({ error: "Please send a UUID" }).toLowerCase();
const instant = z.iso
  .datetime({ offset: true, error: "Please send a time such as 2026-03-01T09:00:00Z" })
  .refine((value) => {
    const at = Date.parse(value);
    return at >= Date.parse(FIRST_DAY) && at <= Date.parse(LAST_DAY);
  }, `Please send a time from ${FIRST_DAY} to ${LAST_DAY}`)
  // An invalid time stays as it is, because the check above has refused it already.
  .overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()));
const text = (max: number) => storable(z.string().max(max, `Please keep it to ${max} characters`));
/** Empty, or an address that a link may open: never a script. */
const address = storable(
  z
    .string()
    .max(URL_MAX, `Please keep it to ${URL_MAX} characters`)
    .regex(/^$|^https?:\/\/\S+$/i, "Please enter an address that starts with https://"),
);
const day = z.iso
  .date({ error: "Please enter a day as YYYY-MM-DD" })
  .refine((value) => value >= FIRST_DAY && value <= LAST_DAY, `Please enter a day from ${FIRST_DAY} to ${LAST_DAY}`);

const removed = z.boolean().optional();
/** The fields that an event of each kind can set. Every field is optional, because an event changes single fields. */
const SETS = {
  details: z.strictObject({
    title: text(TITLE_MAX).optional(),
    company: text(TITLE_MAX).optional(),
    url: address.optional(),
    location: text(SHORT_TEXT_MAX).optional(),
    salary: text(SHORT_TEXT_MAX).optional(),
    removed,
  }),
  step: z
    .strictObject({ stage: z.enum(STAGES).optional(), on: day.optional(), note: text(NOTE_MAX).optional(), removed })
    .refine(({ stage, on }) => stage === undefined || on !== undefined, "Please say on which day the step happened"),
  note: z.strictObject({ text: text(NOTE_MAX).optional(), removed }),
  contact: z.strictObject({
    name: text(SHORT_TEXT_MAX).optional(),
    role: text(SHORT_TEXT_MAX).optional(),
    email: text(SHORT_TEXT_MAX).optional(),
    phone: text(SHORT_TEXT_MAX).optional(),
    url: address.optional(),
    removed,
  }),
  link: z.strictObject({ label: text(SHORT_TEXT_MAX).optional(), url: address.optional(), removed }),
  file: z.strictObject({
    name: text(SHORT_TEXT_MAX).optional(),
    type: text(SHORT_TEXT_MAX).optional(),
    size: z.int().min(0).max(FILE_BYTES_MAX).optional(),
    removed,
  }),
  next: z.strictObject({
    text: text(SHORT_TEXT_MAX).optional(),
    due: instant.optional(),
    /** When to mail a reminder; null for none. */
    remindAt: instant.nullable().optional(),
    done: z.boolean().optional(),
    removed,
  }),
  label: z.strictObject({ name: text(LABEL_MAX).optional(), removed }),
  nudge: z.strictObject({ on: day.optional(), answer: z.enum(NUDGE_ANSWERS).optional(), removed }),
} satisfies Record<(typeof EVENT_KINDS)[number], z.ZodType>;

const base = { id, thing: id, madeAt: instant };
const event = <Kind extends keyof typeof SETS>(kind: Kind) =>
  z.strictObject({ ...base, kind: z.literal(kind), set: SETS[kind] });

export const WrittenEvent = z.discriminatedUnion("kind", [
  event("details"),
  event("step"),
  event("note"),
  event("contact"),
  event("link"),
  event("file"),
  event("next"),
  event("label"),
  event("nudge"),
]);
export type WrittenEvent = z.infer<typeof WrittenEvent>;

/** An event as it's stored. */
export const StoredEvent = z.object({
  id: z.string(),
  thing: z.string(),
  kind: z.enum(EVENT_KINDS),
  madeAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const FrozenPosting = z.strictObject({
  title: text(TITLE_MAX),
  company: text(TITLE_MAX),
  url: address,
  location: text(SHORT_TEXT_MAX),
  salary: text(SHORT_TEXT_MAX),
  employmentType: text(SHORT_TEXT_MAX),
  text: text(POSTING_TEXT_MAX),
  frozenAt: instant,
});

/** One application with the events to add to it. Creates the application if the desk has none with this id. */
export const WrittenApplication = z.strictObject({
  id,
  /** The job it's about, if it's one of ours. An unknown id is dropped. */
  jobId: z.string().max(30).nullable().default(null),
  /** A copy of the posting, for jobs that aren't ours or were copied earlier. Of our jobs the server makes the copy. */
  posting: FrozenPosting.nullable().default(null),
  createdAt: instant.optional(),
  /** The version that the writer last saw. With it the response names the values that the write replaced unseen. */
  seen: z.int().min(0).optional(),
  events: z
    .array(WrittenEvent)
    .max(EVENTS_PER_APPLICATION_MAX, `Please send at most ${EVENTS_PER_APPLICATION_MAX} events`),
});
export type WrittenApplication = z.infer<typeof WrittenApplication>;

export const WriteApplicationsRequest = z.strictObject({
  applications: z
    .array(WrittenApplication)
    .min(1, "Please send at least one application")
    .max(APPLICATIONS_PER_WRITE_MAX, `Please send at most ${APPLICATIONS_PER_WRITE_MAX} applications at once`),
});

export const WRITE_STATUSES = ["created", "changed", "unchanged", "gone"] as const;
export const WriteResult = z.object({
  id: z.string(),
  /** `gone`: the person deleted this application for good, so a late copy of another device doesn't bring it back. */
  status: z.enum(WRITE_STATUSES),
  version: z.int(),
  replaced: z.array(
    z.object({
      /** Id of the event that replaced the value. */
      by: z.string(),
      kind: z.enum(EVENT_KINDS),
      thing: z.string(),
      field: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    }),
  ),
});
export type WriteResult = z.infer<typeof WriteResult>;
export const WriteApplicationsResponse = z.object({ data: z.array(WriteResult) });
export type WriteApplicationsResponse = z.infer<typeof WriteApplicationsResponse>;

export const UndoImportRequest = z.strictObject({
  ids: z
    .array(id)
    .min(1, "Please send at least one id")
    .max(APPLICATIONS_PER_WRITE_MAX, `Please send at most ${APPLICATIONS_PER_WRITE_MAX} ids at once`),
});
export const UndoImportResponse = z.object({ data: z.object({ deleted: z.int() }) });
export type UndoImportResponse = z.infer<typeof UndoImportResponse>;

export const ApplicationSummary = z.object({
  id: z.string(),
  jobId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  url: z.string(),
  location: z.string(),
  salary: z.string(),
  stage: z.enum(STAGES),
  round: z.int(),
  since: z.string().nullable(),
  appliedOn: z.string().nullable(),
  labels: z.array(z.string()),
  next: z.object({ id: z.string(), text: z.string(), due: z.string() }).nullable(),
  nudges: z.array(z.object({ on: z.string(), answer: z.string() })),
  notes: z.int(),
  contacts: z.int(),
  files: z.int(),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export const ApplicationsResponse = z.object({ data: z.array(ApplicationSummary) });
export type ApplicationsResponse = z.infer<typeof ApplicationsResponse>;

/** A whole application: what it exports and what it takes to write it again. */
export const StoredApplication = z.object({
  id: z.string(),
  jobId: z.string().nullable(),
  posting: FrozenPosting.nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
  events: z.array(StoredEvent),
});
export type StoredApplication = z.infer<typeof StoredApplication>;
export const StoredApplicationsResponse = z.object({ data: z.array(StoredApplication) });

export const ApplicationResponse = z.object({
  data: StoredApplication.extend({
    /** The posting as it is now; null if it isn't one of our jobs any more. */
    live: z.object({ posting: FrozenPosting, slug: z.string(), open: z.boolean() }).nullable(),
    /** The referral request for the same job, read from the request. */
    referral: z
      .object({
        id: z.string(),
        state: z.string(),
        timeline: z.array(z.object({ at: z.iso.datetime(), text: z.string(), next: z.boolean() })),
      })
      .nullable(),
  }),
});
export type ApplicationResponse = z.infer<typeof ApplicationResponse>;

export const CalendarResponse = z.object({ data: z.object({ url: z.string() }).nullable() });
export type CalendarResponse = z.infer<typeof CalendarResponse>;

export const FileUploadQuery = z.object({
  file: z.uuid({ error: "Please send the file's UUID" }).toLowerCase(),
  name: storable(
    z.string().trim().min(1, "Please name the file").max(200, "Please keep the file's name to 200 characters"),
  ),
  /** Bytes of the whole file; without it, the body is the whole file. */
  size: z.coerce.number().int().min(0, "Please send the file's size in bytes").optional(),
  /** The byte at which the body begins. */
  offset: z.coerce.number().int().min(0, "Please send the byte at which the part begins").default(0),
});

export const FileUploadResponse = z.object({
  data: z.object({
    /** How many bytes have arrived: where the next part begins. */
    received: z.int(),
    /** Whether the file is whole and stored. */
    done: z.boolean(),
  }),
});
export type FileUploadResponse = z.infer<typeof FileUploadResponse>;
