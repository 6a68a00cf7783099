import { existsSync } from "node:fs";
import path from "node:path";
import { BoardCollection, isStaffing, type CollectedBoard } from "./collect-boards.ts";
import { coverageOf, expectedOpenings, observe, type Observation } from "./expected-openings.ts";
import { isRefused } from "./refused-boards.ts";
import type { BoardList } from "./sighting.ts";
import { priorsOf, type SourcePrior } from "./source-priors.ts";
import type { DirectoryLine } from "./write-directory.ts";

export interface CompiledDirectory {
  lines: DirectoryLine[];
  reports: BoardCollection["reports"];
  /** Lists that the folder lacks. */
  missing: string[];
  /** Boards left out as staffing firms or by name, with the reason each is counted under. */
  refused: Map<string, number>;
  priors: ReadonlyMap<string, SourcePrior>;
}

/** Compiles the employers' boards of a directory from the lists in a folder. The same lists make the same lines. */
export function compileDirectory(folder: string, lists: readonly BoardList[]): CompiledDirectory {
  const collection = new BoardCollection();
  const missing: string[] = [];
  for (const list of lists) {
    const file = path.resolve(folder, list.file);
    if (existsSync(file)) collection.add(list, file);
    else missing.push(list.id);
  }
  const refused = new Map<string, number>();
  const boards = [...collection.boards.values()].filter((board) => {
    const reason = isRefused(board) ? "named in refused.tsv" : isStaffing(board) ? "staffing firm" : null;
    if (reason !== null) refused.set(reason, (refused.get(reason) ?? 0) + 1);
    return reason === null;
  });
  const observations = observeAll(boards, lists);
  const priors = priorsOf(observations);
  const lines = boards.map((board) => ({
    ...board,
    expected: expectedOpenings(observations.get(board)!, priors.get(board.source)!.prior),
  }));
  return { lines, reports: collection.reports, missing, refused, priors };
}

function observeAll(
  boards: readonly CollectedBoard[],
  lists: readonly BoardList[],
): ReadonlyMap<CollectedBoard, Observation> {
  const coverages = new Map<string, number>();
  const coverage = (list: BoardList, source: string) => {
    const key = `${list.id} ${source}`;
    if (!coverages.has(key)) coverages.set(key, coverageOf(list, source, boards));
    return coverages.get(key)!;
  };
  return new Map(boards.map((board) => [board, observe(board, lists, coverage)]));
}
