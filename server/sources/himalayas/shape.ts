import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

const texts = z.array(z.string()).nullish();
export const Job = z.object({
  guid: idText,
  title: z.string(),
  applicationLink: z.string(),
  companyName: z.string(),
  companyLogo: text,
  excerpt: text,
  employmentType: text,
  minSalary: amount,
  maxSalary: amount,
  currency: text,
  salaryPeriod: text,
  seniority: texts,
  locationRestrictions: texts,
  timezoneRestrictions: z.array(z.number()).nullish(),
  categories: texts,
  parentCategories: texts,
  description: text,
  pubDate: z.number().nullish(),
  expiryDate: z.number().nullish(),
});
export const Root = z.object({
  jobs: z.array(z.unknown()),
  offset: z.number().nullish(),
  totalCount: z.number().nullish(),
});
