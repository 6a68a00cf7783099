import { existsSync } from "node:fs";
import path from "node:path";
import { BoardCollection, isTokenName, type CollectedBoard } from "./collect-boards.ts";
import { expectedOpenings, observe } from "./expected-openings.ts";
import { sharesOfLists } from "./list-shares.ts";
import { isStaffing } from "./staffing.ts";
import { isRefused } from "./refused-boards.ts";
import type { BoardList } from "./sighting.ts";
import { sources } from "#sources/registry.ts";
import { priorsOf, type Priors } from "./source-priors.ts";
import type { DirectoryLine } from "./write-directory.ts";

export interface CompiledDirectory {
  lines: DirectoryLine[];
  reports: BoardCollection["reports"];
  /** Lists that the folder lacks. */
  missing: string[];
  /** Boards left out as staffing firms or by name, with the reason each is counted under. */
  refused: Map<string, number>;
  priors: Priors;
}

/** Remote openings that an open feed is expected to show where nothing is recorded. They make it more worth reading than any one board. */
const FEED_OPENINGS = 100;

/** Compiles the directory from the lists in a folder. The same lists make the same lines. */
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
  const isFeed = ({ source }: CollectedBoard) => sources.get(source)!.kind === "board";
  const employers = boards.filter((board) => !isFeed(board));
  const shares = sharesOfLists(employers, lists);
  const observations = new Map(employers.map((board) => [board, observe(board, lists, shares)]));
  const priors = priorsOf(observations, lists);
  const lines = boards.map((board) => {
    const observation = observations.get(board);
    const expected =
      observation === undefined
        ? board.remoteByList.get("feeds") || FEED_OPENINGS
        : expectedOpenings(observation, priors.of(board));
    return { ...board, company: isTokenName(board) ? null : board.company, expected };
  });
  return { lines, reports: collection.reports, missing, refused, priors };
}
