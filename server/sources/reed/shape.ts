import { z } from "zod";
import { amount, idText, text } from "#sources/read.ts";

export const Row = z.object({
  jobId: idText,
  jobTitle: z.string(),
  jobUrl: z.string(),
  employerName: text,
  locationName: text,
  jobDescription: text,
  date: text,
  expirationDate: text,
});
export const Detail = Row.omit({ date: true }).extend({
  datePosted: text,
  contractType: text,
  fullTime: z.boolean().nullish(),
  partTime: z.boolean().nullish(),
  minimumSalary: amount,
  maximumSalary: amount,
  currency: text,
  salaryType: text,
});
export const Page = z.object({ results: z.array(z.unknown()), totalResults: z.number() });

/** Returns the fields that rows and details have in common. The list doesn't say what its amounts are paid for. */
export function sharedFields(job: Omit<z.infer<typeof Row>, "date">) {
  return {
    externalId: job.jobId,
    url: job.jobUrl,
    title: job.jobTitle,
    company: { name: job.employerName },
    locations: [job.locationName ?? ""],
    closesAt: isoDay(job.expirationDate),
  };
}

/** Reed writes the day first, always (`09/06/2026` is in June). */
export function isoDay(date: string | null | undefined): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date ?? "") ?? [];
  return year && `${year}-${month}-${day}`;
}
