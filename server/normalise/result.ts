import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";

export type RemoteMode = "remote" | "hybrid" | "onsite" | "unknown";

/** A value with what decided it: the sentence, or `field: text` of the source. */
export interface Evidenced<T> {
  value: T;
  evidence: string;
}

/** What normalising makes of one posting. Slugs are those of the taxonomy; an empty list or null means "not stated". */
export interface NormalisedPosting {
  /** The job's own title, cleaned of places, codes and shouting, never translated. */
  title: string;
  /** Canonical role slugs, best first. */
  roles: string[];
  /** The job's function: Engineering, Design, … */
  jobProfile: string | null;
  levels: Level[];
  employmentType: EmploymentType | null;
  remote: { verdict: RemoteMode; evidence: string };
  eligibility: Eligibility;
  /** Display text of where the job may be done from. */
  location: string;
  salary: SalaryRange | null;
  /** One of the specification's education values. */
  education: string | null;
  /** Technology slugs. */
  techStack: string[];
  /** Industry slugs. */
  industries: string[];
  /** A range value such as `11,50`, and the employer's own figure as text. */
  companySize: string | null;
  employeeStrength: string | null;
  summary: string;
  /** Sanitised HTML (15 tags). */
  description: string;
  /** Plain text with line breaks between blocks. */
  text: string;
  descriptionQuality: "full" | "teaser";
  /** ISO, clamped to now; null when the source gives none. */
  postedAt: string | null;
  closesAt: string | null;
  companyName: string;
  /** Whether a staffing agency posts it for a client. */
  agency: boolean;
  evidence: Record<string, string>;
}
