import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const Label = z.object({ id: z.union([z.string(), z.number()]).nullish(), label: text }).nullish();
const Sections = z.record(z.string(), z.object({ title: text, text }).nullish());
export const Posting = z.object({
  id: idText,
  name: z.string(),
  company: z.object({ identifier: z.string(), name: text }),
  releasedDate: text,
  location: z
    .object({
      remote: z.boolean().nullish(),
      hybrid: z.boolean().nullish(),
      fullLocation: text,
      city: text,
      country: text,
    })
    .nullish(),
  industry: Label,
  department: Label,
  function: Label,
  typeOfEmployment: Label,
  experienceLevel: Label,
  language: z.object({ code: text }).nullish(),
  active: z.boolean().nullish(),
  postingUrl: text,
  jobAd: z.object({ sections: Sections.nullish() }).nullish(),
  compensation: z.object({ min: amount, max: amount, currency: text, period: text }).nullish(),
});
export type Posting = z.infer<typeof Posting>;
export const Page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });
