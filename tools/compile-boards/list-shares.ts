import type { CollectedBoard } from "./collect-boards.ts";
import { observe, type ListShares } from "./expected-openings.ts";
import type { BoardList } from "./sighting.ts";

const LEAST_SHARE = 0.05;

/**
 * Returns a lookup of how much each list shows of each source. Coverage and unstated shares are estimated from the boards that lists have
 * in common; a list without openings of a source has no shares there.
 */
export function sharesOfLists(
  boards: readonly CollectedBoard[],
  lists: readonly BoardList[],
): (list: BoardList, source: string) => ListShares | null {
  const bySource = Map.groupBy(boards, (board) => board.source);
  const stated = new Map<string, ListShares | null>();
  const all = new Map<string, ListShares | null>();
  const statedShares = (list: BoardList, source: string) =>
    remember(stated, `${list.id} ${source}`, () => {
      const sampling = list.sampling?.(source) ?? null;
      if (sampling === null || sampling.openings === null) return null;
      const coverage = sampling.absentMeansNone ? coverageOf(list, bySource.get(source) ?? []) : 0;
      return { openings: sampling.openings, coverage };
    });
  return (list, source) =>
    remember(all, `${list.id} ${source}`, () => {
      if (list.sampling?.(source)?.openings !== null) return statedShares(list, source);
      return estimatedShares(list, bySource.get(source) ?? [], lists, statedShares);
    });
}

/**
 * Returns the share of a source's boards that a list has read, by capture and recapture: of the boards that other lists show with
 * remote openings, the share that this list shows too.
 */
function coverageOf(list: BoardList, boards: readonly CollectedBoard[]): number {
  const elsewhere = boards.filter((board) =>
    [...board.remoteByList].some(([other, remote]) => other !== list.id && remote > 0),
  );
  const both = elsewhere.filter((board) => board.remoteByList.has(list.id));
  return (both.length + 1) / (elsewhere.length + 2);
}

/** Estimates the share of openings that a list shows: its openings per opening of the lists with a stated share, on common boards. */
function estimatedShares(
  list: BoardList,
  boards: readonly CollectedBoard[],
  lists: readonly BoardList[],
  statedShares: (list: BoardList, source: string) => ListShares | null,
): ListShares | null {
  let ours = 0;
  let theirs = 0;
  for (const board of boards) {
    const openings = board.remoteByList.get(list.id);
    const shown = lists.filter((other) => board.remoteByList.has(other.id));
    const reference = observe(board, shown, statedShares);
    if (openings === undefined || reference.exposure === 0) continue;
    ours += openings;
    theirs += reference.openings / reference.exposure;
  }
  return theirs === 0 ? null : { openings: Math.min(1, Math.max(LEAST_SHARE, ours / theirs)), coverage: 0 };
}

function remember<V>(known: Map<string, V>, key: string, make: () => V): V {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}
