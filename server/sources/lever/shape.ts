import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

export const Posting = z.object({
  id: idText,
  text: z.string(),
  hostedUrl: z.string(),
  categories: z
    .object({
      commitment: text,
      department: text,
      team: text,
      level: text,
      location: text,
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  workplaceType: text,
  createdAt: z.number().nullish(),
  description: text,
  lists: z.array(z.object({ text, content: text })).nullish(),
  additional: text,
  salaryRange: z.object({ min: amount, max: amount, currency: text, interval: text }).nullish(),
  salaryDescriptionPlain: text,
});
