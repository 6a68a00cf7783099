import { z } from "zod";
import {
  CASE_ACTIONS,
  CASE_SUBJECTS,
  GROUND_NAMES,
  MAX_DECISION_WORDS,
  MAX_TARGET,
  NAMED_ACTIONS,
} from "#contract/values/moderation/decision.ts";
import { storable } from "../stored-text.ts";

/** One line of the operators' queue. */
export const CaseLine = z.object({
  id: z.string(),
  kind: z.enum(CASE_SUBJECTS),
  title: z.string(),
  /** A category of notices, `suggested-board`, `disputed` or `abuse`. */
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
});
export type LogEntry = z.infer<typeof LogEntry>;

/** A fact about what the case is about. */
const Fact = z.object({ name: z.string(), value: z.string(), url: z.string().optional() });
export type CaseFact = z.infer<typeof Fact>;

export const CaseDetail = CaseLine.extend({
  /** Its page on this site, or the operators' page where it is decided; null for what has no page. */
  path: z.string().nullable(),
  facts: z.array(Fact),
  /** The posting, or the messages of the referral. */
  text: z.string(),
  /** What people said, with addresses and numbers masked, newest first. */
  voicesWords: z.array(z.object({ at: z.iso.datetime(), words: z.string(), isNotice: z.boolean() })),
  /** Other cases about the same thing. */
  linked: z.array(z.object({ id: z.string(), category: z.string(), decided: z.boolean() })),
  log: z.array(LogEntry),
  /** What can be decided now. */
  actions: z.array(z.enum(CASE_ACTIONS)),
  /** What the actions that name a board, a domain or a name would usually block. */
  targets: z.partialRecord(z.enum(NAMED_ACTIONS), z.string()),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

export const CaseResponse = z.object({ data: CaseDetail });
export type CaseResponse = z.infer<typeof CaseResponse>;

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
  /** For actions that name what they block: `source:token` of a board, a domain, or a company's name. */
  target: storable(z.string().trim().min(1).max(MAX_TARGET)).optional(),
});
export type DecisionRequest = z.infer<typeof DecisionRequest>;

export const LogResponse = z.object({ data: z.array(LogEntry) });
export type LogResponse = z.infer<typeof LogResponse>;
