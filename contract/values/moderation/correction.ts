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
export type CorrectableField = keyof typeof CORRECTABLE;
export const CORRECTABLE_FIELDS = Object.keys(CORRECTABLE) as [CorrectableField, ...CorrectableField[]];
export const MAX_CORRECTION = 300;

/** What an operator says a job's field is. `null` takes what was said back. */
export type Correction =
  | { field: "title"; value: string | null }
  /** Codes of countries; none means worldwide. */
  | { field: "countries"; value: string[] | null }
  | { field: "salary"; value: SalaryRange | null }
  | { field: "levels"; value: Level[] | null }
  | { field: "employmentType"; value: EmploymentType | null }
  | { field: "visaSponsorship"; value: VisaSponsorship | null };

/** Says in words what a correction says. */
export function correctionWords({ field, value }: Correction): string {
  const { label } = CORRECTABLE[field];
  if (value === null) return `${label}: as the posting says`;
  if (field === "salary") return `${label}: ${value.text}`;
  if (field === "countries" && value.length === 0) return `${label}: worldwide`;
  return `${label}: ${typeof value === "string" ? value : value.join(", ")}`;
}
