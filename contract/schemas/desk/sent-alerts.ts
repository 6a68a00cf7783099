import { z } from "zod";
import { DeskJob } from "./saved.ts";

/** A job that a mail has shown. */
export const SentAlert = z.object({
  /** Equal for the jobs of one mail. */
  sentAt: z.iso.datetime(),
  /** The saved search that found it; null if it has been deleted. */
  searchName: z.string().nullable(),
  /** What the job meets of the search's filters; empty if the filters have changed since, or the job has closed. */
  conditions: z.array(z.string()),
  job: DeskJob,
});
export type SentAlert = z.infer<typeof SentAlert>;

/** The latest come first. */
export const SentAlertsResponse = z.object({ data: z.array(SentAlert) });
export type SentAlertsResponse = z.infer<typeof SentAlertsResponse>;
