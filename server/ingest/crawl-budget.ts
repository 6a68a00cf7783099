import { GAP_MS, queueOfUrl } from "#http/vendor-hosts.ts";
import type { Source } from "#sources/source.ts";
import type { SourceLoad } from "#store/catalogue/source-loads.ts";

/** Time that one request takes at its host besides the gap, in seconds. */
const ANSWER_S = 0.35;
/** Share of a host's time to plan; the rest is for second looks, retries and new boards. */
const PLANNED_SHARE = 0.8;
/** The longest interval, however busy a host is. */
const LONGEST_S = 3 * 24 * 3600;

/**
 * Returns how far to stretch the intervals of a source's boards when its hosts cannot serve all of them as often as they
 * change; 0 when they can. An interval becomes at least `stretch` times its own square root: for a given number of reads,
 * this finds changes soonest overall (Cho and Garcia-Molina, "Effective page refresh policies", 2003), and boards that
 * change often are still read more often.
 */
export function stretchOf(load: SourceLoad, hostQueues: number): number {
  const requests = load.requestsPerRun ?? 1;
  const roomPerS = (PLANNED_SHARE * hostQueues) / (GAP_MS / 1000 + ANSWER_S);
  const demandPerS = (stretch: number) =>
    load.intervals.reduce(
      (sum, { intervalS, boards }) => sum + (boards * requests) / stretchedS(intervalS, stretch),
      0,
    );
  if (demandPerS(0) <= roomPerS) return 0;
  let [low, high] = [0, LONGEST_S];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (demandPerS(middle) > roomPerS) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the stretched interval, in seconds, of a board that should be read every `intervalS` seconds. */
export function stretchedS(intervalS: number, stretch: number): number {
  return Math.max(intervalS, Math.min(stretch * Math.sqrt(intervalS), LONGEST_S));
}

/**
 * Returns over how many host queues a source's boards are spread, weighted by the busiest: 10 boards on each of two hosts
 * count as 2 queues, 19 and 1 as barely more than 1.
 */
export function countHostQueues(source: Source, tokens: readonly string[]): number {
  const boards = new Map<string, number>();
  for (const token of tokens) {
    const url = source.requests({ token })[0]?.url;
    if (url !== undefined) boards.set(queueOfUrl(url), (boards.get(queueOfUrl(url)) ?? 0) + 1);
  }
  const most = Math.max(0, ...boards.values());
  return most === 0 ? 1 : [...boards.values()].reduce((sum, each) => sum + each, 0) / most;
}

export interface CrawlBudget {
  /** Reloads the numbers of boards and their intervals. */
  refresh(): Promise<void>;
  /** Returns the interval of a board of this source, in seconds. */
  intervalS(source: string, desiredS: number): number;
}

/** How often to call `refresh`, ms. */
export const BUDGET_REFRESH_MS = 600_000;

/** Divides the capacity of each source's hosts among its boards. */
export function createCrawlBudget(
  sources: ReadonlyMap<string, Source>,
  readLoads: () => Promise<SourceLoad[]>,
): CrawlBudget {
  let stretches = new Map<string, number>();
  return {
    async refresh() {
      const loads = await readLoads();
      stretches = new Map(
        loads.flatMap((load) => {
          const source = sources.get(load.source);
          return source ? [[load.source, stretchOf(load, countHostQueues(source, load.tokens))]] : [];
        }),
      );
    },
    intervalS: (source, desiredS) => stretchedS(desiredS, stretches.get(source) ?? 0),
  };
}
