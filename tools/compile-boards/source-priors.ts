import type { CollectedBoard } from "./collect-boards.ts";
import { fitPrior, type Observation, type Prior } from "./expected-openings.ts";
import { isHandsOn } from "./hands-on-work.ts";
import type { BoardList } from "./sighting.ts";

export interface SourcePrior {
  prior: Prior;
  boards: number;
  /** Boards of the source that lists of remote employers name. */
  named: number;
  /** Whether lists count openings of this source; otherwise the prior comes from `named`. */
  observed: boolean;
}

export interface Priors {
  bySource: ReadonlyMap<string, SourcePrior>;
  /** The prior of a board that a list of remote employers names, whatever its source. */
  named: Prior;
  /** What a board of hands-on work has, compared with any board of its source. */
  handsOn: number;
  of(board: CollectedBoard): Prior;
}

/** A source counts as observed once lists looked at this many of its boards in full. */
const ENOUGH_EXPOSURE = 50;
/** Boards at the lowest mean that every source without counts starts from, so that one named board among a few proves little. */
const PSEUDO_BOARDS = 200;

/**
 * Returns the prior of each source. Where lists count openings, it is fitted to them. Elsewhere its mean is the lowest fitted mean plus
 * a share for the boards that lists of remote employers name, with as much per named board as the observed sources have.
 */
export function priorsOf(observations: ReadonlyMap<CollectedBoard, Observation>, lists: readonly BoardList[]): Priors {
  const remoteEmployers = lists.filter((list) => list.remoteEmployers);
  const isNamed = (board: CollectedBoard) => remoteEmployers.some((list) => board.remoteByList.has(list.id));
  const bySource = new Map<string, SourcePrior>();
  const seenNamed: Observation[] = [];
  for (const [source, entries] of Map.groupBy(observations, ([board]) => board.source)) {
    const seen = entries.map(([, observation]) => observation);
    const named = entries.filter(([board]) => isNamed(board));
    const exposure = seen.reduce((total, each) => total + each.exposure, 0);
    const observed = exposure >= ENOUGH_EXPOSURE && seen.some((each) => each.openings > 0);
    if (observed) seenNamed.push(...named.map(([, observation]) => observation));
    const prior = observed ? fitPrior(seen) : { shape: 1, rate: 1 };
    bySource.set(source, { prior, boards: entries.length, named: named.length, observed });
  }
  setUnobserved([...bySource.values()]);
  const named = seenNamed.some(({ openings }) => openings > 0) ? fitPrior(seenNamed) : { shape: 1, rate: 1 };
  const handsOn = handsOnFactor(observations, bySource);
  const of = (board: CollectedBoard) => {
    if (isNamed(board)) return named;
    const { prior } = bySource.get(board.source)!;
    return isHandsOn(board) ? { shape: prior.shape * handsOn, rate: prior.rate } : prior;
  };
  return { bySource, named, handsOn, of };
}

/** Returns the openings of boards of hands-on work per opening that their source's mean lets expect, over the observed sources. */
function handsOnFactor(
  observations: ReadonlyMap<CollectedBoard, Observation>,
  bySource: ReadonlyMap<string, SourcePrior>,
): number {
  let openings = 1;
  let expected = 1;
  for (const [board, seen] of observations) {
    const { prior, observed } = bySource.get(board.source)!;
    if (!observed || !isHandsOn(board)) continue;
    openings += seen.openings;
    expected += seen.exposure * meanOf(prior);
  }
  return Math.min(1, openings / expected);
}

function setUnobserved(priors: readonly SourcePrior[]): void {
  const observed = priors.filter((each) => each.observed);
  const lowest = Math.min(...observed.map(({ prior }) => meanOf(prior)), 1);
  const openings = observed.reduce((sum, { prior, boards }) => sum + meanOf(prior) * boards, 0);
  const perNamed =
    openings /
    Math.max(
      1,
      observed.reduce((sum, { named }) => sum + named, 0),
    );
  for (const each of priors) {
    if (each.observed) continue;
    each.prior = { shape: 1, rate: 1 / (lowest + (perNamed * each.named) / (each.boards + PSEUDO_BOARDS)) };
  }
}

/** Returns the mean of a prior: what a board without any observation is expected to have. */
export function meanOf({ shape, rate }: Prior): number {
  return shape / rate;
}
