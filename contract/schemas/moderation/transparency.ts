import { z } from "zod";

const Counts = z.record(z.string(), z.int());

/** What happened in one month (UTC). */
export const TransparencyMonth = z.object({
  /** Such as `2026-11`. */
  month: z.string(),
  /** Notices by category. */
  notices: Counts,
  /** First decisions by action. */
  decisions: Counts,
  appeals: z.int(),
  /** Jobs that a program held: for at most a day after independent reports of a scam, or until somebody had looked because a posting shows its signs. */
  holds: z.int(),
  /** Decisions that an appeal changed. */
  changed: z.int(),
  /** Median hours from the first notice to the decision; null without a decision. */
  medianHours: z.number().nullable(),
});
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;

export const TransparencyResponse = z.object({
  data: z.object({
    at: z.iso.datetime(),
    /** Newest first. Months in which nothing happened are left out. */
    months: z.array(TransparencyMonth),
  }),
});
export type TransparencyResponse = z.infer<typeof TransparencyResponse>;
