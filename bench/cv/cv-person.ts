import type { ProfileLanguage } from "#contract/schemas/desk/profile.ts";
import type { Level } from "#contract/schemas/job.ts";

/** An invented person's CV, and what a careful reader takes from it: the label, written before anything was tuned. */
export interface CvPerson {
  id: string;
  lang: "en" | "de" | "fr" | "es" | "pt";
  name: string;
  headline: string;
  contact: string[];
  summary: string;
  jobs: { title: string; company: string; time: string; lines: string[] }[];
  education: string[];
  /** Each with the name of its group. */
  skills: [string, string][];
  languages: string[];
  /** Sections that are no field of a profile. */
  more?: [string, string[]];
  headings: { contact: string; summary: string; work: string; education: string; skills: string; languages: string };
  label: CvLabel;
}

export interface CvLabel {
  /** ISO 3166-1 alpha-2; null when the CV doesn't say where they live. */
  country: string | null;
  /** What they are now; the first is the headline's. */
  roles: string[];
  level: Level;
  /** On READ_AT. */
  years: number;
  skills: string[];
  languages: ProfileLanguage[];
  links: string[];
}

/** The day on which the bench reads all CVs. */
export const READ_AT = new Date("2026-11-22T12:00:00Z");

/** Writes a label's languages: `de native, en C1`. */
export function known(text: string): ProfileLanguage[] {
  return text.split(", ").map((entry) => {
    const [code = "", level = ""] = entry.split(" ");
    return { code, level: level as ProfileLanguage["level"] };
  });
}
