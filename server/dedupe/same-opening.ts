import { ENOUGH_CHARACTERS, textOverlap } from "./near-text.ts";
import { marksOf, sketchOf, type Opening } from "./opening.ts";
import { relatePlaces, territoriesDiffer } from "./place-overlap.ts";
import { plainWords } from "./plain-words.ts";

/** Whether two postings of one bucket are one opening, how certain that is, and the reason. */
export type Verdict = { same: true; score: number; evidence: string } | { same: false; evidence: string };

const NEAR = 0.9;
/** One opening listed once per country on one board must have nearly identical texts. */
const IDENTICAL = 0.95;
/** Two texts with less in common don't confirm that an address which only looks like that of a posting is one. */
const RELATED = 0.3;
/** The certainty of a shared link: above every text. */
export const BY_LINK = 2;

/**
 * Compares two postings with the same company and title key, or with the same link. A shared link says that they are one opening. Else
 * levels, contract, requisition numbers, technologies, territories and places can each forbid the merge; then the texts must be nearly
 * the same, or one of them is the short text of a job site.
 */
export function compareOpenings(a: Opening, b: Opening): Verdict {
  if (shareLink(a, b)) return { same: true, score: BY_LINK, evidence: `same link ${a.link?.key ?? ""}`.slice(0, 300) };
  const forbidden = whatForbids(a, b);
  if (forbidden !== null) return { same: false, evidence: forbidden };
  const places = relatePlaces(a.eligibility, b.eligibility);
  const sameBoard = a.boardId === b.boardId;
  if (isFull(a) && isFull(b)) {
    const { containment, jaccard } = textOverlap(sketchOf(a), sketchOf(b));
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
  if (a.agency || b.agency) return { same: false, evidence: "an agency's short text names no client" };
  const jobSite = a.sourceKind === "board" || b.sourceKind === "board";
  if (!sameBoard && jobSite) {
    return { same: true, score: NEAR, evidence: `same company and title, places ${places}, a job site's short text` };
  }
  return { same: false, evidence: "too little text to tell" };
}

/** Returns whether a text is long enough to tell two openings apart. */
export function isFull(opening: Opening): boolean {
  return sketchOf(opening).characters >= ENOUGH_CHARACTERS;
}

/**
 * Returns whether both lead to the same posting. The id of a tracking system is proof. An address that only looks like that of one posting
 * is so when the titles or texts are related too, because some sites have one address for everything.
 */
export function shareLink(a: Opening, b: Opening): boolean {
  if (a.link === null || b.link === null || a.link.key !== b.link.key) return false;
  if (codesDiffer(a, b) || (a.boardId === b.boardId && a.exactTitle !== b.exactTitle)) return false;
  if (a.link.certain) return true;
  const words = new Set(a.exactTitle.split(" "));
  if (b.exactTitle.split(" ").some((word) => word.length > 2 && words.has(word))) return true;
  return textOverlap(sketchOf(a), sketchOf(b)).containment >= RELATED;
}

/** Returns why two postings can't be one opening whatever their texts say; null if nothing does. */
export function whatForbids(a: Opening, b: Opening): string | null {
  const sameBoard = a.boardId === b.boardId;
  if (sameBoard && a.levels.length > 0 && b.levels.length > 0 && !a.levels.some((level) => b.levels.includes(level))) {
    return "other level";
  }
  if (a.employmentType !== null && b.employmentType !== null && a.employmentType !== b.employmentType)
    return "other contract";
  if (codesDiffer(a, b)) return "other requisition number";
  const [left, right] = [marksOf(a), marksOf(b)];
  if (left.technologies.size > 0 && right.technologies.size > 0 && left.technologies.isDisjointFrom(right.technologies))
    return "other technology";
  if (territoriesDiffer(left.territories, right.territories)) return "other territory";
  return sameBoard && a.exactTitle !== b.exactTitle ? "other title on one board" : null;
}

function codesDiffer(a: Opening, b: Opening): boolean {
  const [left, right] = [marksOf(a).codes, marksOf(b).codes];
  return left.length > 0 && right.length > 0 && left.join() !== right.join();
}

function sameWords(a: string, b: string): boolean {
  return plainWords(a).join(" ") === plainWords(b).join(" ");
}
