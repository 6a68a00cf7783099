import { z } from "zod";
import {
  CASE_ACTIONS,
  CASE_SUBJECTS,
  CHOSEN_ACTIONS,
  GROUND_NAMES,
  MAX_DECISION_WORDS,
  MAX_SUSPENSION_DAYS,
  MAX_TARGET,
  NAMED_ACTIONS,
} from "#contract/values/moderation/decision.ts";
import { CORRECTABLE_FIELDS, MAX_CORRECTION } from "#contract/values/moderation/correction.ts";
import { storable } from "../stored-text.ts";
import { LookUpRequest } from "./look-ups.ts";
import { DecisionParts } from "./statement.ts";

/** One line of the operators' queue. */
export const CaseLine = z.object({
  id: z.string(),
  kind: z.enum(CASE_SUBJECTS),
  title: z.string(),
  /** A category of notices, or why else somebody has to decide. */
  category: z.string(),
  /** Independent people who told us. */
  voices: z.int(),
  openedAt: z.iso.datetime(),
  /** Whether an appeal waits. */
  appealed: z.boolean(),
  /** What about a job is typical of scams. Marks order the queue and decide nothing. */
  marks: z.array(z.string()),
});
export type CaseLine = z.infer<typeof CaseLine>;

export const CasesResponse = z.object({
  /** The most urgent ones first: harm × reach × age. */
  data: z.array(CaseLine),
  /** How many wait in all. */
  waiting: z.int(),
});
export type CasesResponse = z.infer<typeof CasesResponse>;

/** One entry of the log, newest first. */
export const LogEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  caseId: z.string(),
  title: z.string(),
  kind: z.enum(["decision", "appeal", "appeal-decision", "hold", "release"]),
  action: z.enum(CASE_ACTIONS).nullable(),
  ground: z.enum(GROUND_NAMES).nullable(),
  words: z.string(),
  /** Null for an appeal, and once the operator's account is erased. */
  operator: z.string().nullable(),
  ...DecisionParts.shape,
});
export type LogEntry = z.infer<typeof LogEntry>;

/** A fact about what the case is about. */
const Fact = z.object({
  name: z.string(),
  value: z.string(),
  url: z.string().optional(),
  /** What it was when somebody looked last, for what has changed since. */
  before: z.string().optional(),
});
export type CaseFact = z.infer<typeof Fact>;

export const CaseDetail = CaseLine.extend({
  /** Its page on this site, or the operators' page where it is decided; null for what has no page. */
  path: z.string().nullable(),
  facts: z.array(Fact),
  /** The posting, or the messages of the referral. */
  text: z.string(),
  /** What the text was when somebody looked last, for one that has changed since. */
  textBefore: z.string().optional(),
  /** Which version of a post this is. */
  version: z.string().optional(),
  /** What people said, with addresses and numbers masked, newest first. */
  voicesWords: z.array(z.object({ at: z.iso.datetime(), words: z.string(), isNotice: z.boolean() })),
  /** Other cases about the same thing. */
  linked: z.array(z.object({ id: z.string(), category: z.string(), decided: z.boolean() })),
  log: z.array(LogEntry),
  /** What can be decided now. */
  actions: z.array(z.enum(CASE_ACTIONS)),
  /** What the actions that name a board, a domain or a name would usually block. */
  targets: z.partialRecord(z.enum(NAMED_ACTIONS), z.string()),
  /** The people, changes or claims that an action can be about. Such an action without a choice isn’t in `actions`. */
  choices: z.partialRecord(z.enum(CHOSEN_ACTIONS), z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

export const CaseResponse = z.object({ data: CaseDetail });
export type CaseResponse = z.infer<typeof CaseResponse>;

/** `POST /api/operate/cases/{id}/previews`: what a field is, written as the hints of `CORRECTABLES` say; empty for what others say. */
export const CorrectionRequest = z.strictObject({
  field: z.enum(CORRECTABLE_FIELDS),
  value: storable(z.string().trim().max(MAX_CORRECTION, `At most ${MAX_CORRECTION} characters.`)),
});
export type CorrectionRequest = z.infer<typeof CorrectionRequest>;
/** What a correction says, in words. */
export const CorrectionPreviewResponse = z.object({ data: z.object({ words: z.string() }) });
export type CorrectionPreviewResponse = z.infer<typeof CorrectionPreviewResponse>;

/** `POST /api/operate/cases/{id}/decisions`. */
export const DecisionRequest = z.strictObject({
  action: z.enum(CASE_ACTIONS, "Please choose what to do"),
  ground: z.enum(GROUND_NAMES, "Please choose a reason"),
  words: storable(
    z
      .string({ error: "Please explain the decision" })
      .trim()
      .min(1, "Please explain the decision")
      .max(MAX_DECISION_WORDS, `Please keep the explanation to ${MAX_DECISION_WORDS} characters`),
  ),
  /** For actions that name what they block: `source:token` of a board, a domain, or a company's name. For others, one of the `choices`. */
  target: storable(z.string().trim().min(1).max(MAX_TARGET)).optional(),
  /** How long a suspension lasts; null until an operator lifts it. */
  days: z
    .int()
    .min(1, "A suspension lasts a day at least")
    .max(MAX_SUSPENSION_DAYS, `A suspension lasts ${MAX_SUSPENSION_DAYS} days at most`)
    .nullable()
    .optional(),
  /** The version of the post that was read: a decision about a later one is refused. */
  version: z.string().max(20).optional(),
  /** For `correct-field` and `correct-company`. */
  correction: CorrectionRequest.optional(),
});
export type DecisionRequest = z.infer<typeof DecisionRequest>;

export const LogResponse = z.object({ data: z.array(LogEntry) });
export type LogResponse = z.infer<typeof LogResponse>;

/** `POST /api/operate/cases`: opens a case about what a look-up finds. */
export const OpenCaseRequest = LookUpRequest;
export const OpenedCaseResponse = z.object({ data: z.object({ id: z.string() }) });
export type OpenedCaseResponse = z.infer<typeof OpenedCaseResponse>;
