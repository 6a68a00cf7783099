import type { CollectedBoard } from "./collect-boards.ts";
import type { BoardList } from "./sighting.ts";

/** What the lists show of one board: remote openings, and how much of a full look they amount to. */
export interface Observation {
  openings: number;
  exposure: number;
}

/** A Gamma distribution of remote openings per board. */
export interface Prior {
  shape: number;
  rate: number;
}

/** Shape of a prior without enough observations: most boards have nothing, few have much. */
const LEAST_SHAPE = 0.02;

/** Returns the expected remote openings of a board: the mean of the Gamma-Poisson posterior. */
export function expectedOpenings({ openings, exposure }: Observation, { shape, rate }: Prior): number {
  return (shape + openings) / (rate + exposure);
}

/** Fits the prior of a source to its boards by the method of moments, weighted by exposure. */
export function fitPrior(observations: readonly Observation[]): Prior {
  const seen = observations.filter(({ exposure }) => exposure > 0);
  const exposure = sum(seen.map((each) => each.exposure));
  const mean = sum(seen.map((each) => each.openings)) / exposure;
  const spread = sum(seen.map((each) => each.exposure * (each.openings / each.exposure - mean) ** 2)) / exposure;
  const excess = spread - (mean * seen.length) / exposure;
  const shape = excess > 0 ? Math.max(LEAST_SHAPE, mean ** 2 / excess) : 1;
  return { shape, rate: shape / mean };
}

/** What is known about a list on a source: both shares lie between 0 and 1. */
export interface ListShares {
  /** Share of a board's remote openings that the list shows. */
  openings: number;
  /** Share of the source's boards that the makers of the list looked at. */
  coverage: number;
}

/**
 * Adds up what the lists show of a board. A list that holds a share of the openings counts as that share of a full look. A board that
 * the list lacks counts as looked at in proportion to the list's coverage, and empty.
 */
export function observe(
  board: CollectedBoard,
  lists: readonly BoardList[],
  sharesOf: (list: BoardList, source: string) => ListShares | null,
): Observation {
  const total = { openings: 0, exposure: 0 };
  for (const list of lists) {
    const shares = sharesOf(list, board.source);
    if (shares === null) continue;
    const openings = board.remoteByList.get(list.id);
    total.openings += openings ?? 0;
    total.exposure += shares.openings * (openings === undefined ? shares.coverage : 1);
  }
  return total;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
