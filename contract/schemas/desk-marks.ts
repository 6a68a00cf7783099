import { z } from "zod";

/** What a person has done with a job, for the marks on its card. */
export const DeskMark = z.object({ savedAt: z.iso.datetime().optional() });
export type DeskMark = z.infer<typeof DeskMark>;

/** Every marked job by its id. */
export const DeskMarksResponse = z.object({ data: z.object({ jobs: z.record(z.string(), DeskMark) }) });
export type DeskMarksResponse = z.infer<typeof DeskMarksResponse>;
