import type { MatchPoint } from "../../schemas/desk/match.ts";

/** Most jobs whose matches one call sums up: a page of a list. */
export const MATCH_SUMMARIES_MAX = 20;

export interface MatchCounts {
  /** What rules the job out. */
  ruledOut: MatchPoint["about"][];
  met: number;
  required: number;
}

/** Returns whether a point rules its job out. */
export function rulesOut({ need, fit }: Pick<MatchPoint, "need" | "fit">): boolean {
  return need === "rule" && fit === "no";
}

/** Returns what the points of a job add up to. The role isn't counted: it's what the list was searched for. */
export function countMatch(points: readonly MatchPoint[]): MatchCounts {
  const musts = points.filter(({ need, about }) => need === "must" && about !== "role");
  return {
    ruledOut: points.filter(rulesOut).map(({ about }) => about),
    met: musts.filter(({ fit }) => fit === "yes").length,
    required: musts.length,
  };
}
