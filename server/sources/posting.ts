import type { SalaryPeriod } from "#contract/schemas/job.ts";

/**
 * What one source says about one opening, before normalising. Every text is as the source wrote it
 * (HTML may be entity-escaped); a missing field is absent, never guessed.
 */
export interface Posting {
  /** The source's id as text, unique within the board; never a number. */
  externalId: string;
  /** The page to apply on. Absolute https, or http if the source has nothing else. */
  url: string;
  title: string;
  company: PostingCompany;
  /** The body as HTML or plain text, with the parts of a split body in reading order. */
  body?: string;
  /** The source's short text, if it has one besides the body. */
  excerpt?: string;
  /** Places as the source writes them, one entry each. */
  locations?: string[];
  /** Places where, according to the source, candidates must live (Remotive, Himalayas, JSON-LD). */
  eligibleLocations?: string[];
  /** Required time zones as the source writes them (`UTC-3`, `-3`, `CET`). */
  timeZones?: string[];
  /** The source's structured statement. `always`: the source lists only remote jobs. */
  workplace?: { value: "remote" | "hybrid" | "onsite" | "always"; evidence: string };
  employmentType?: string;
  /** Department, team or category: anything that tells the job's function. */
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
  /** Hours a week, as numbers of the source. */
  weeklyHours?: { min?: number; max?: number };
  /** The employer's own questions in the form, beside name, contact and documents. Absent where the source doesn't say, empty where it asks none. */
  questions?: PostingQuestion[];
}

/** A question that people answer when they apply. */
export interface PostingQuestion {
  text: string;
  required: boolean;
  /** `essay`: an answer of several lines. */
  kind: "essay" | "line" | "choice" | "yes-no" | "file" | "video";
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
  /** Whole currency units per `period`. A source with minor units converts them. */
  min?: number;
  max?: number;
  currency?: string;
  period?: SalaryPeriod;
}
