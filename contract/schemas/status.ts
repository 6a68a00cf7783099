import { z } from "zod";
import { FirstReading, NetworkOutage } from "./first-reading.ts";

const Counts = z.record(z.string(), z.number().int());

/** The state of one source. */
export const SourceStatus = z.object({
  id: z.string(),
  name: z.string(),
  homepage: z.string(),
  /** False for a source that an operator or its terms have switched off. */
  enabled: z.boolean(),
  boards: z.number().int(),
  deadBoards: z.number().int(),
  failingBoards: z.number().int(),
  /** Boards whose next read is due. */
  dueBoards: z.number().int(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Open jobs that this source carries. */
  jobs: z.number().int(),
  /** Items in the latest successful read of each board: `seen` equals `kept` plus the sum of `dropped`. */
  seen: z.number().int(),
  kept: z.number().int(),
  dropped: Counts,
  /** Kept of seen, from 0 to 1; null before anything was read. */
  remoteShare: z.number().nullable(),
  /** When the daily check last found another shape, and the fields concerned; null if it never did. */
  shapeChange: z.object({ at: z.iso.datetime(), fields: z.array(z.string()) }).nullable(),
  /** True while its boards yield half of what they yielded the day before, or less. */
  yieldFell: z.boolean(),
  /** Runs of the 24 hours of `hours`, and how many of them failed. */
  runs: z.number().int(),
  failedRuns: z.number().int(),
  requests: z.number().int(),
  bytes: z.number().int(),
});
export type SourceStatus = z.infer<typeof SourceStatus>;

export const StatusHour = z.object({
  /** Start of the hour. */
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

/** The public state of the installation: figures only, no boards, URLs or messages. */
export const StatusResponse = z.object({
  data: z.object({
    at: z.iso.datetime(),
    /** True while only sample jobs are shown; the figures then describe those. */
    sample: z.boolean(),
    /** Null unless the first reading of the directory's boards is under way. */
    firstReading: FirstReading.nullable(),
    /** Null unless no worker can reach any host. */
    network: NetworkOutage.nullable(),
    totals: z.object({
      openJobs: z.number().int(),
      companies: z.number().int(),
      boards: z.number().int(),
      sources: z.number().int(),
      /** In the last 24 hours and up to ten minutes. */
      openedToday: z.number().int(),
      closedToday: z.number().int(),
    }),
    queue: z.object({
      dueBoards: z.number().int(),
      runningBoards: z.number().int(),
      /** Seconds since the oldest due board became due. */
      longestDueS: z.number().int(),
      waitingTasks: z.number().int(),
      failedTasks: z.number().int(),
      waitingMails: z.number().int(),
      workers: z.number().int(),
    }),
    sources: z.array(SourceStatus),
    /** The last 24 hours, oldest first. */
    hours: z.array(StatusHour),
    /** The last 14 days, oldest first, today last. */
    days: z.array(StatusDay),
  }),
});
export type StatusResponse = z.infer<typeof StatusResponse>;
export type SystemStatus = StatusResponse["data"];
