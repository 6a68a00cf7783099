import type { Eligibility, EmploymentType, Level } from "#contract/schemas/job.ts";
import type { ApplyLink } from "./apply-link.ts";
import { sketchText, type TextSketch } from "./near-text.ts";
import { territories } from "./place-overlap.ts";
import { requisitionCodes } from "./title-key.ts";
import { titleTechnologies } from "./title-technologies.ts";

/** The fields that decide whether two postings are one opening. */
export interface Opening {
  boardId: string;
  sourceKind: "ats" | "board";
  /** The title as the source wrote it. */
  rawTitle: string;
  /** The key that all titles of this opening on its board share. */
  exactTitle: string;
  levels: readonly Level[];
  employmentType: EmploymentType | null;
  eligibility: Eligibility;
  /** Where to apply, if the address names one posting. */
  link: ApplyLink | null;
  /** Whether an agency hires for a client it may not name. */
  agency: boolean;
  /** Plain text of the body. */
  text: string;
  teaser: boolean;
}

const sketches = new WeakMap<Opening, TextSketch>();

/** Returns the sketch of an opening's text, made once per opening. */
export function sketchOf(opening: Opening): TextSketch {
  let sketch = sketches.get(opening);
  if (sketch === undefined) {
    sketch = sketchText(opening.text);
    sketches.set(opening, sketch);
  }
  return sketch;
}

/** What an opening's title says that another title of the same opening can't contradict. */
export interface TitleMarks {
  codes: string[];
  territories: Set<string>;
  technologies: Set<string>;
}

const marks = new WeakMap<Opening, TitleMarks>();

/** Returns what an opening's title says, read once per opening. */
export function marksOf(opening: Opening): TitleMarks {
  let mark = marks.get(opening);
  if (mark === undefined) {
    const { rawTitle } = opening;
    mark = {
      codes: requisitionCodes(rawTitle),
      territories: territories(rawTitle),
      technologies: titleTechnologies(rawTitle),
    };
    marks.set(opening, mark);
  }
  return mark;
}
