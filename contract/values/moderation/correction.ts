import type { EmploymentType, Level, SalaryRange, VisaSponsorship } from "#contract/schemas/job.ts";

/** The fields of a job that operators can correct, with what to write. Nothing written means what the posting says. */
export const CORRECTABLE = {
  title: { label: "Title", hint: "The job’s own title, such as Otter Wrangler" },
  countries: { label: "Countries", hint: "Worldwide, or countries with commas between them, such as Germany, PT" },
  salary: { label: "Pay", hint: "With currency and period, such as €60,000 - €80,000 per year" },
  levels: { label: "Level", hint: "entry, junior, mid, senior or lead; several with commas between them" },
  employmentType: { label: "Employment", hint: "full-time, part-time, contract or internship" },
  visaSponsorship: { label: "Visa sponsorship", hint: "yes or no" },
} as const;
export type JobField = keyof typeof CORRECTABLE;
export const JOB_FIELDS = Object.keys(CORRECTABLE) as [JobField, ...JobField[]];

/** The facts of a company that operators can correct, with what to write. Nothing written means what sources and the company say. */
export const CORRECTABLE_FACTS = {
  size: { label: "Company size", hint: "A range of the filter, such as 51-200" },
  industries: { label: "Industries", hint: "At most three, with commas between them, such as Fintech, SaaS" },
  linkedin: { label: "LinkedIn page", hint: "Such as https://www.linkedin.com/company/acme" },
  website: { label: "Website", hint: "Such as https://acme.com, or none" },
  logo: { label: "Logo", hint: "The https address of a picture, or none" },
} as const;
export type CompanyFact = keyof typeof CORRECTABLE_FACTS;
export const COMPANY_FACTS = Object.keys(CORRECTABLE_FACTS) as [CompanyFact, ...CompanyFact[]];

/** Everything that can be corrected, with what to write. */
export const CORRECTABLES = { ...CORRECTABLE, ...CORRECTABLE_FACTS };
export type CorrectableField = JobField | CompanyFact;
export const CORRECTABLE_FIELDS: [CorrectableField, ...CorrectableField[]] = [...JOB_FIELDS, ...COMPANY_FACTS];
export const MAX_CORRECTION = 300;

/** What an operator says a job's field is. `null` takes what was said back. */
export type JobCorrection =
  | { field: "title"; value: string | null }
  /** Codes of countries; none means worldwide. */
  | { field: "countries"; value: string[] | null }
  | { field: "salary"; value: SalaryRange | null }
  | { field: "levels"; value: Level[] | null }
  | { field: "employmentType"; value: EmploymentType | null }
  | { field: "visaSponsorship"; value: VisaSponsorship | null };

/** What an operator says a company's fact is. `null` takes what was said back, and an empty address says that the company has no such thing. */
export interface CompanyCorrection {
  field: CompanyFact;
  value: string | string[] | null;
  /** The value as people read it. */
  words: string;
}
export type Correction = JobCorrection | CompanyCorrection;
export const isOfCompany = (correction: Correction): correction is CompanyCorrection =>
  correction.field in CORRECTABLE_FACTS;

/** Says in words what a correction says. */
export function correctionWords(correction: Correction): string {
  if (isOfCompany(correction)) {
    const { label: name } = CORRECTABLE_FACTS[correction.field];
    return `${name}: ${correction.value === null ? "as sources and the company say" : correction.words}`;
  }
  const { field, value } = correction;
  const { label } = CORRECTABLE[field];
  if (value === null) return `${label}: as the posting says`;
  if (field === "salary") return `${label}: ${value.text}`;
  if (field === "countries" && value.length === 0) return `${label}: worldwide`;
  return `${label}: ${typeof value === "string" ? value : value.join(", ")}`;
}
