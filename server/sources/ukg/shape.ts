import { z } from "zod";
import { amount, idText, placeText, text } from "#sources/read.ts";

/** What a search compares openings with: nothing. */
export const NO_CRITERIA = {
  PreferredJobs: [],
  Educations: [],
  LicenseAndCertifications: [],
  Skills: [],
  hasNoLicenses: false,
  SkippedSkills: [],
};

const Place = z.object({
  LocalizedName: text,
  LocalizedDescription: text,
  Address: z
    .object({
      City: text,
      State: z.object({ Code: text, Name: text }).nullish(),
      Country: z.object({ Code: text, Name: text }).nullish(),
    })
    .nullish(),
});

const shared = {
  Id: idText,
  Title: z.string(),
  FullTime: z.boolean().nullish(),
  JobCategoryName: text,
  /** 2 is remote. 0 is on site, but also what employers leave untouched. */
  JobLocationType: z.number().nullish(),
  Locations: z.array(Place).nullish(),
};

export const Row = z.object({ ...shared, PostedDate: text, BriefDescription: text });
export const Page = z.object({ opportunities: z.array(z.unknown()), totalCount: z.number() });

export const Detail = z.object({
  ...shared,
  Description: text,
  UpdatedDate: text,
  OpportunityIsClosed: z.boolean().nullish(),
  PayRangeVisible: z.boolean().nullish(),
  CompensationCurrencyCode: text,
  CompensationAnnualMinimum: amount,
  CompensationAnnualMaximum: amount,
  CompensationHourlyMinimum: amount,
  CompensationHourlyMaximum: amount,
});

/** Returns the fields that rows and details have in common. */
export function fieldsOf(job: z.infer<typeof Row> | z.infer<typeof Detail>) {
  const remote = job.JobLocationType === 2;
  return {
    externalId: job.Id,
    title: job.Title,
    locations: job.Locations?.map(placeOf),
    workplace: remote ? ({ value: "remote", evidence: "JobLocationType: 2" } as const) : undefined,
    employmentType: job.FullTime === true ? "Full-time" : job.FullTime === false ? "Part-time" : undefined,
    department: job.JobCategoryName,
  };
}

/** The label of a place may say "Remote" where its address has a country only. */
function placeOf({ LocalizedName, LocalizedDescription, Address }: z.infer<typeof Place>): string {
  const label = LocalizedName || LocalizedDescription;
  const address = placeText(Address?.City, Address?.State?.Name ?? Address?.State?.Code, Address?.Country?.Name);
  return /\bremote\b|work (from|at) home|\bvirtual\b/i.test(label ?? "")
    ? placeText(label, address)
    : address || (label ?? "");
}

/** Returns the pay range of a detail; undefined unless the employer shows it. */
export function salaryOf(job: z.infer<typeof Detail>) {
  if (job.PayRangeVisible !== true) return undefined;
  const currency = job.CompensationCurrencyCode;
  const { CompensationAnnualMinimum: low, CompensationAnnualMaximum: high } = job;
  if (low || high) return { min: low, max: high, currency, period: "year" } as const;
  const { CompensationHourlyMinimum: min, CompensationHourlyMaximum: max } = job;
  return min || max ? ({ min, max, currency, period: "hour" } as const) : undefined;
}
