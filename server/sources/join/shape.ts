import { z } from "zod";
import { idText, text } from "#sources/read.ts";

const Money = z.object({ amount: z.number().nullish(), currency: text }).nullish();
export const Job = z.object({
  id: idText,
  idParam: text,
  title: z.string(),
  createdAt: text,
  employmentType: z.object({ name: text }).nullish(),
  workplaceType: text,
  city: z.object({ cityName: text, countryName: text }).nullish(),
  category: z.object({ name: text }).nullish(),
  salaryAmountFrom: Money,
  salaryAmountTo: Money,
  salaryFrequency: text,
  description: text,
  /** Only in details. */
  company: z.object({ name: text, domain: text }).nullish(),
});
export type Job = z.infer<typeof Job>;
export const Jobs = z.object({
  items: z.array(z.unknown()),
  pagination: z.object({ page: z.number(), pageCount: z.number() }).nullish(),
});
export type Jobs = z.infer<typeof Jobs>;
export const State = z.object({
  company: z.object({ name: z.string(), domain: text, logo: text }),
  jobs: Jobs,
});
export type State = z.infer<typeof State>;
