import { ENOUGH_CHARACTERS, textOverlap } from "./near-text.ts";
import { sketchOf, type Opening } from "./opening.ts";
import { relatePlaces, territories, territoriesDiffer } from "./place-overlap.ts";
import { plainWords, requisitionCodes } from "./title-key.ts";

/** Whether two postings with the same company and title key are one opening, how certain that is, and the reason. */
export type Verdict = { same: true; score: number; evidence: string } | { same: false; evidence: string };

const NEAR = 0.9;
/** One opening listed once per country on one board must have nearly identical texts. */
const IDENTICAL = 0.95;

/**
 * Compares two postings with the same company and title key. Levels, contract, requisition numbers, territories and places
 * can each forbid the merge; then the texts must be nearly the same, or one of them is the teaser of a job site.
 */
export function compareOpenings(a: Opening, b: Opening): Verdict {
  const forbidden = whatForbids(a, b);
  if (forbidden !== null) return { same: false, evidence: forbidden };
  const places = relatePlaces(a.eligibility, b.eligibility);
  const sameBoard = a.boardId === b.boardId;
  const [left, right] = [sketchOf(a), sketchOf(b)];
  if (left.characters >= ENOUGH_CHARACTERS && right.characters >= ENOUGH_CHARACTERS) {
    const { containment, jaccard } = textOverlap(left, right);
    const shown = `text containment ${containment.toFixed(2)}`;
    if (places === "apart") {
      const oncePerPlace = sameBoard && sameWords(a.rawTitle, b.rawTitle) && jaccard >= IDENTICAL;
      return oncePerPlace
        ? { same: true, score: jaccard, evidence: `same board and title, listed once per place, ${shown}` }
        : { same: false, evidence: "no place in common" };
    }
    return containment >= NEAR
      ? { same: true, score: containment, evidence: `same company and title, places ${places}, ${shown}` }
      : { same: false, evidence: shown };
  }
  if (places === "apart") return { same: false, evidence: "no place in common" };
  const jobSite = a.sourceKind === "board" || b.sourceKind === "board";
  if (!sameBoard && jobSite) {
    return { same: true, score: NEAR, evidence: `same company and title, places ${places}, a job site's short text` };
  }
  return { same: false, evidence: "too little text to tell" };
}

function whatForbids(a: Opening, b: Opening): string | null {
  const sameBoard = a.boardId === b.boardId;
  if (sameBoard && a.levels.length > 0 && b.levels.length > 0 && !a.levels.some((level) => b.levels.includes(level))) {
    return "other level";
  }
  if (a.employmentType !== null && b.employmentType !== null && a.employmentType !== b.employmentType)
    return "other contract";
  const [codesA, codesB] = [requisitionCodes(a.rawTitle), requisitionCodes(b.rawTitle)];
  if (codesA.length > 0 && codesB.length > 0 && codesA.join() !== codesB.join()) return "other requisition number";
  if (territoriesDiffer(territories(a.rawTitle), territories(b.rawTitle))) return "other territory";
  return null;
}

function sameWords(a: string, b: string): boolean {
  return plainWords(a).join(" ") === plainWords(b).join(" ");
}
