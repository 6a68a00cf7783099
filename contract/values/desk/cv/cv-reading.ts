import type { ProfileLanguage } from "#contract/schemas/desk/profile.ts";
import type { Level } from "#contract/schemas/job.ts";

/** One line of a CV in reading order. */
export interface CvLine {
  text: string;
  /** Height of the letters relative to the document's usual one. */
  size: number;
  bold: boolean;
}

/** What every format of a CV is turned into. */
export interface CvDocument {
  lines: CvLine[];
  /** Addresses that the text links to. */
  links: string[];
}

/** A value read from a CV, with the line that says it. The person confirms a sure one, and decides about any other. */
export interface CvFinding<Value> {
  value: Value;
  sure: boolean;
  evidence: string;
}

/** What a CV says, in the terms of a profile. A part that it doesn't say is null or empty. */
export interface CvReading {
  name: CvFinding<string> | null;
  country: CvFinding<string> | null;
  /** Slugs, the current one first. */
  roles: CvFinding<string>[];
  level: CvFinding<Level> | null;
  /** Years of work, overlapping jobs counted once. */
  years: CvFinding<number> | null;
  /** Slugs of technologies. */
  skills: CvFinding<string>[];
  languages: CvFinding<ProfileLanguage>[];
  links: CvFinding<string>[];
}

/** Longest evidence that is shown. */
const EVIDENCE_MAX = 140;

/** Returns a line as evidence shows it. */
export function evidenceOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= EVIDENCE_MAX ? line : `${line.slice(0, EVIDENCE_MAX - 1)}…`;
}
