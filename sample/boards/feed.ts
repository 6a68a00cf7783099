import type { SampleCompany } from "../companies.ts";
import { hashOf } from "../draw.ts";
import type { SampleLevel, SampleTerms } from "../roles.ts";
import type { SampleOpening } from "../opening.ts";

/** Writes a payload in the real shape of a source. `at` is the catalogue's reference time in milliseconds. */
export type Feed = (company: SampleCompany, openings: SampleOpening[], at: number) => string;

export const HOUR = 3_600_000;
export const posted = (opening: SampleOpening, at: number) => at - opening.ageHours * HOUR;
export const iso = (time: number) => new Date(time).toISOString();
export const number = (key: string, from: number, span: number) => from + (hashOf(key) % span);
export const careers = (opening: SampleOpening, id: string | number) =>
  `https://careers.${domainOf(opening.company)}/jobs/${id}`;

/** Returns the company's invented domain; `.example` never resolves. */
export function domainOf(company: SampleCompany): string {
  return `${company.token.replace(/-(digital|robotik|energy|health|books|legal|tutors|staff)$/, "$1")}.example`;
}

export const TERMS: Record<string, Record<SampleTerms, string>> = {
  greenhouse: { "full-time": "Full-time", "part-time": "Part-time", contract: "Contract", internship: "Internship" },
  lever: { "full-time": "Full-time", "part-time": "Part-time", contract: "Contractor", internship: "Intern" },
  ashby: { "full-time": "FullTime", "part-time": "PartTime", contract: "Contract", internship: "Intern" },
  recruitee: {
    "full-time": "fulltime_permanent",
    "part-time": "parttime_permanent",
    contract: "freelance",
    internship: "internship",
  },
  remotive: { "full-time": "full_time", "part-time": "part_time", contract: "contract", internship: "internship" },
  himalayas: { "full-time": "Full Time", "part-time": "Part Time", contract: "Contractor", internship: "Intern" },
};
export const SENIORITY: Record<SampleLevel, string> = {
  intern: "Entry-level",
  entry: "Entry-level",
  junior: "Entry-level",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Senior",
  lead: "Manager",
  head: "Director",
};
export const EXPERIENCE: Record<SampleLevel, string> = {
  intern: "Internship",
  entry: "Entry level",
  junior: "Associate",
  mid: "Mid-Senior level",
  senior: "Mid-Senior level",
  staff: "Mid-Senior level",
  lead: "Mid-Senior level",
  head: "Director",
};
