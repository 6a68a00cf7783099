import type { SalaryPeriod } from "#contract/schemas/job.ts";

/**
 * What one source says about one opening, before any meaning is read into it. Every text is as the source gave it
 * (HTML may be entity-escaped); a field the source lacks is absent, never guessed.
 */
export interface Posting {
  /** The source's id as text, unique within the board. Never parsed as a number. */
  externalId: string;
  /** The page a person applies on. Absolute https (http only where the source has nothing else). */
  url: string;
  title: string;
  company: PostingCompany;
  /** Body as HTML or plain text; the parts of a split body joined in reading order. */
  body?: string;
  /** A short text of the source's own, where it gives one apart from the body. */
  excerpt?: string;
  /** Places as the source writes them, one entry each. */
  locations?: string[];
  /** Places of which the source itself says "candidates must live here" (Remotive, Himalayas, JSON-LD). */
  eligibleLocations?: string[];
  /** Time zones asked for, as the source writes them (`UTC-3`, `-3`, `CET`). */
  timeZones?: string[];
  /** The source's structured statement. `always`: the source lists remote jobs only. */
  workplace?: { value: "remote" | "hybrid" | "onsite" | "always"; evidence: string };
  employmentType?: string;
  /** Department, team, category: whatever says what function the job has. */
  department?: string;
  level?: string;
  education?: string;
  tags?: string[];
  salary?: PostingSalary;
  /** As the source writes it: ISO, epoch seconds or milliseconds, RFC 822, or a plain date. */
  postedAt?: string | number;
  updatedAt?: string | number;
  closesAt?: string | number;
  language?: string;
}

export interface PostingCompany {
  name?: string;
  website?: string;
  linkedin?: string;
  logoUrl?: string;
  employees?: string;
  industries?: string[];
}

export interface PostingSalary {
  text?: string;
  /** Whole currency units per `period`. A source that speaks in minor units converts. */
  min?: number;
  max?: number;
  currency?: string;
  period?: SalaryPeriod;
}
