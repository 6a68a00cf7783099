import { z } from "zod";
import { idText, text } from "#sources/read.ts";

export const Job = z.object({
  jobSeqNo: idText,
  title: z.string(),
  locale: text,
  category: text,
  city: text,
  state: text,
  country: text,
  cityState: text,
  cityStateCountry: text,
  checkRemote: text,
  type: text,
  descriptionTeaser: text,
  postedDate: text,
});
export type Job = z.infer<typeof Job>;

export const Page = z.object({
  refineSearch: z.object({ totalHits: z.number().nullish(), data: z.object({ jobs: z.array(z.unknown()) }) }),
});
