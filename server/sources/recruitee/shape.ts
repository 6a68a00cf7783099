import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const flag = z.boolean().nullish();
export const Offer = z.object({
  id: idText,
  title: z.string(),
  careers_url: z.string(),
  status: text,
  company_name: text,
  department: text,
  category_code: text,
  city: text,
  state_name: text,
  country: text,
  location: text,
  locations: z.array(z.object({ city: text, state: text, country: text })).nullish(),
  remote: flag,
  hybrid: flag,
  on_site: flag,
  employment_type_code: text,
  experience_code: text,
  education_code: text,
  salary: z.object({ min: amount, max: amount, period: text, currency: text }).nullish(),
  description: text,
  requirements: text,
  published_at: text,
  created_at: text,
  updated_at: text,
  close_at: text,
  tags: z.array(z.string()).nullish(),
  min_hours: z.number().nullish(),
  max_hours: z.number().nullish(),
  open_questions: z.array(z.object({ body: text, kind: text, required: flag })).nullish(),
});
export type Offer = z.infer<typeof Offer>;
