import { z } from "zod";
import { idText, text } from "#sources/read.ts";

export const Row = z.object({
  title: z.string(),
  externalPath: idText,
  locationsText: text,
  remoteType: text,
  timeType: text,
});
export const Page = z.object({ total: z.number(), jobPostings: z.array(z.unknown()) });
export const Detail = z.object({
  jobPostingInfo: z.object({
    id: idText,
    title: z.string(),
    externalUrl: z.string(),
    jobDescription: text,
    location: text,
    additionalLocations: z.array(z.string()).nullish(),
    startDate: text,
    endDate: text,
    timeType: text,
    remoteType: text,
    canApply: z.boolean().nullish(),
    posted: z.boolean().nullish(),
  }),
  hiringOrganization: z.object({ name: text }).nullish(),
});
export type Detail = z.infer<typeof Detail>;
