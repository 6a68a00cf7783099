import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

/** A related record; without `expand` it has an id only. */
const Named = z.object({ attributes: z.object({ name: text }).nullish() });
const One = z.object({ data: Named.nullish() }).nullish();
const Many = z.object({ data: z.array(Named).nullish() }).nullish();

export const Job = z.object({
  id: idText,
  links: z.object({ public_url: text }).nullish(),
  attributes: z.object({
    title: z.string(),
    functions_headline: text,
    functions: text,
    description_headline: text,
    description: text,
    desirable_headline: text,
    desirable: text,
    benefits_headline: text,
    benefits: text,
    remote_modality: text,
    countries: z.array(z.string()).nullish(),
    location_tenants: Many,
    category_name: text,
    lang: text,
    min_salary: amount,
    max_salary: amount,
    published_at: z.number().nullish(),
    modality: One,
    seniority: One,
    tags: Many,
    company: z
      .object({
        data: z.object({ attributes: z.object({ name: text, web: text, logo: text }).nullish() }).nullish(),
      })
      .nullish(),
  }),
});
export const Page = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ total_pages: z.number().nullish() }).nullish(),
});
