import { z } from "zod";
import { CASE_ACTIONS, GROUND_NAMES } from "#contract/values/moderation/decision.ts";

/** What some decisions say besides their reasons. */
export const DecisionParts = z.object({
  /** Until when a suspension lasts; null for one without an end, and for anything else. */
  endsAt: z.iso.datetime().nullable(),
  /** What a correction says, in words; null for anything else. */
  correction: z.string().nullable(),
  /** Which board, domain or name the decision is about, in words; null for anything else. */
  named: z.string().nullable(),
});

/** The statement of reasons of one decision, for somebody whom it affects. */
export const Statement = z.object({
  /** What the decision is about, in words. */
  about: z.string(),
  action: z.enum(CASE_ACTIONS),
  ground: z.enum(GROUND_NAMES),
  words: z.string(),
  at: z.iso.datetime(),
  /** Whether a program held the job until a person has looked. */
  isAutomatic: z.boolean(),
  ...DecisionParts.shape,
  /** `replaced` once there is a later decision, with a statement of its own. */
  state: z.enum(["stands", "appealed", "replaced"]),
  mayAppeal: z.boolean(),
});
export type Statement = z.infer<typeof Statement>;

export const StatementResponse = z.object({ data: Statement });
export type StatementResponse = z.infer<typeof StatementResponse>;
