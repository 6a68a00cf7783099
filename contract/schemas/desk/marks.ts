import { z } from "zod";
import { STAGES } from "#contract/values/desk/application.ts";

/** What a person has done with a job, for the marks on its card. */
export const DeskMark = z.object({
  savedAt: z.iso.datetime().optional(),
  /** The newest application for the job. `appliedOn` is null until it's sent. */
  application: z
    .object({ id: z.string(), stage: z.enum(STAGES), round: z.int(), appliedOn: z.string().nullable() })
    .optional(),
});
export type DeskMark = z.infer<typeof DeskMark>;

export const DeskMarksResponse = z.object({
  data: z.object({
    /** Every marked job by its id. */
    jobs: z.record(z.string(), DeskMark),
    /** The day of the last application to each company, by the company's name in lower case. */
    companies: z.record(z.string(), z.string()),
  }),
});
export type DeskMarksResponse = z.infer<typeof DeskMarksResponse>;
