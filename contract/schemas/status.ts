import { z } from "zod";

const Counts = z.record(z.string(), z.number().int());

/** How one source stands. */
export const SourceStanding = z.object({
  id: z.string(),
  name: z.string(),
  homepage: z.string(),
  /** False for a source that an operator, or its own terms, keep off. */
  enabled: z.boolean(),
  boards: z.number().int(),
  deadBoards: z.number().int(),
  failingBoards: z.number().int(),
  /** Boards that should have been read by this moment. */
  dueBoards: z.number().int(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Open jobs that this source carries. */
  jobs: z.number().int(),
  /** Items of the boards' latest good reads: `seen` is `kept` and all of `dropped` together. */
  seen: z.number().int(),
  kept: z.number().int(),
  dropped: Counts,
  /** Runs of the last 24 hours, and those of them that read nothing. */
  runs: z.number().int(),
  failedRuns: z.number().int(),
  requests: z.number().int(),
  bytes: z.number().int(),
});
export type SourceStanding = z.infer<typeof SourceStanding>;

export const StatusHour = z.object({
  /** Its beginning. */
  at: z.iso.datetime(),
  runs: z.number().int(),
  failedRuns: z.number().int(),
});

export const StatusDay = z.object({
  /** UTC, `2026-06-01`. */
  day: z.iso.date(),
  opened: z.number().int(),
  closed: z.number().int(),
});

/** How the installation stands, for everyone to see: figures only, no board, address or message. */
export const StatusResponse = z.object({
  data: z.object({
    at: z.iso.datetime(),
    /** True while invented jobs stand in; then the figures are theirs. */
    sample: z.boolean(),
    totals: z.object({
      openJobs: z.number().int(),
      companies: z.number().int(),
      boards: z.number().int(),
      sources: z.number().int(),
      /** Of the last 24 hours. */
      openedToday: z.number().int(),
      closedToday: z.number().int(),
    }),
    queue: z.object({
      dueBoards: z.number().int(),
      runningBoards: z.number().int(),
      /** Seconds for which the board that waits longest has been due. */
      longestDueS: z.number().int(),
      waitingTasks: z.number().int(),
      failedTasks: z.number().int(),
      waitingMails: z.number().int(),
      workers: z.number().int(),
    }),
    sources: z.array(SourceStanding),
    /** The last 24 hours, oldest first. */
    hours: z.array(StatusHour),
    /** The last 14 days, oldest first, the present one last. */
    days: z.array(StatusDay),
  }),
});
export type StatusResponse = z.infer<typeof StatusResponse>;
export type Status = StatusResponse["data"];
