import { z } from "zod";

/** How far the first reading of the directory's boards is. */
export const FirstReading = z.object({
  boards: z.number().int(),
  /** Boards that have been tried at least once. */
  boardsRead: z.number().int(),
  /** Open jobs that aren't samples. */
  jobs: z.number().int(),
});

/** No worker can reach any host. */
export const NetworkOutage = z.object({
  since: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime(),
});
export type NetworkOutage = z.infer<typeof NetworkOutage>;

/** What a page shows while the first boards are read. */
export const FirstReadingResponse = z.object({
  data: z.object({
    /** Null before the boards are there, while no worker runs, and once the first reading is over. */
    reading: FirstReading.nullable(),
    /** Null while the network is up, and once the first reading is over. */
    network: NetworkOutage.nullable(),
    /** True while lists show sample jobs. */
    sample: z.boolean(),
    /** True once there is nothing more to wait for. */
    over: z.boolean(),
  }),
});
export type FirstReadingResponse = z.infer<typeof FirstReadingResponse>;
export type FirstReadingStatus = FirstReadingResponse["data"];
