import type { CollectedBoard } from "./collect-boards.ts";
import { fitPrior, type Observation, type Prior } from "./expected-openings.ts";

export interface SourcePrior {
  prior: Prior;
  boards: number;
  /** Boards of the source that lists of remote employers name. */
  named: number;
  /** Whether lists count openings of this source; otherwise the prior comes from `named`. */
  observed: boolean;
}

/** Lists of employers that hire remotely. How many boards of a source they name says how much the source has. */
const REMOTE_EMPLOYERS = new Set(["curated", "hacker-news", "remoteintech"]);
/** A source counts as observed once lists looked at this many of its boards in full. */
const ENOUGH_EXPOSURE = 50;

/**
 * Returns the prior of each source. Where lists count openings, it is fitted to them. Elsewhere its mean is the lowest fitted mean plus
 * a share for the boards that lists of remote employers name, with as much per named board as the observed sources have.
 */
export function priorsOf(observations: ReadonlyMap<CollectedBoard, Observation>): ReadonlyMap<string, SourcePrior> {
  const bySource = Map.groupBy(observations, ([board]) => board.source);
  const priors = new Map<string, SourcePrior>();
  for (const [source, entries] of bySource) {
    const seen = entries.map(([, observation]) => observation);
    const named = entries.filter(([board]) =>
      [...board.remoteByList.keys()].some((list) => REMOTE_EMPLOYERS.has(list)),
    );
    const exposure = seen.reduce((total, each) => total + each.exposure, 0);
    const observed = exposure >= ENOUGH_EXPOSURE && seen.some((each) => each.openings > 0);
    const prior = observed ? fitPrior(seen) : { shape: 1, rate: 1 };
    priors.set(source, { prior, boards: entries.length, named: named.length, observed });
  }
  const observed = [...priors.values()].filter((each) => each.observed);
  const lowest = Math.min(...observed.map(({ prior }) => meanOf(prior)), 1);
  const total = observed.reduce((sum, { prior, boards }) => sum + meanOf(prior) * boards, 0);
  const perNamed =
    total /
    Math.max(
      1,
      observed.reduce((sum, { named }) => sum + named, 0),
    );
  for (const each of priors.values())
    if (!each.observed) each.prior = { shape: 1, rate: 1 / (lowest + (perNamed * each.named) / each.boards) };
  return priors;
}

/** Returns the mean of a prior: what a board without any observation is expected to have. */
export function meanOf({ shape, rate }: Prior): number {
  return shape / rate;
}
