import { z } from "zod";
import { idText, text } from "#sources/read.ts";

export const Position = z.object({
  uid: idText,
  name: z.string(),
  company_name: text,
  department: text,
  employment_type: text,
  experience_level: text,
  workplace_type: text,
  url_active_page: text,
  url_comeet_hosted_page: text,
  time_updated: text,
  is_internal: z.boolean().nullish(),
  location: z
    .object({ name: text, city: text, state: text, country: text, is_remote: z.boolean().nullish() })
    .nullish(),
  details: z.array(z.object({ name: text, value: text, order: z.number().nullish() })).nullish(),
});
