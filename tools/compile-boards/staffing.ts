import { isStaffingName } from "#normalise/company/agency.ts";
import { boardCompany } from "#sources/read.ts";
import type { CollectedBoard } from "./collect-boards.ts";

/** A word that only staffing firms have in their tokens; employers' own boards end in `recruiting` or `talent` as well. */
const STAFFING_TOKEN = /staffing/i;
/** An employer's own board for students or trials. */
const OWN_RECRUITING = /\b(?:campus|university|student|graduate|early careers?|internal|training)\b/i;

/** Returns whether a staffing firm runs the board: by its name or token, or by a list that calls it a recruiter and shows it repeat titles. */
export function isStaffing(board: Pick<CollectedBoard, "token" | "company" | "staffing">): boolean {
  const name = board.company ?? boardCompany(board);
  return board.staffing || STAFFING_TOKEN.test(board.token) || (isStaffingName(name) && !OWN_RECRUITING.test(name));
}
