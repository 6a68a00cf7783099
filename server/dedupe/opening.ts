import type { Eligibility, EmploymentType, Level } from "#contract/schemas/job.ts";
import { sketchText, type TextSketch } from "./near-text.ts";

/** The fields that decide whether two postings are one opening. */
export interface Opening {
  boardId: string;
  sourceKind: "ats" | "board";
  /** The title as the source wrote it. */
  rawTitle: string;
  levels: readonly Level[];
  employmentType: EmploymentType | null;
  eligibility: Eligibility;
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
