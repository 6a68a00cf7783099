import { z } from "zod";
import { idText, text } from "#sources/read.ts";

export const Page = z.object({ count: z.number(), positions: z.array(z.unknown()) });
export const Position = z.object({
  id: idText,
  name: z.string(),
  posting_name: text,
  location: text,
  locations: z.array(z.string()).nullish(),
  department: text,
  t_create: z.number().nullish(),
  t_update: z.number().nullish(),
  work_location_option: text,
  job_description: text,
  canonicalPositionUrl: text,
  isPrivate: z.boolean().nullish(),
});
