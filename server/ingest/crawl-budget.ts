import { GAP_MS, queueOfUrl } from "#http/vendor-hosts.ts";
import type { Source } from "#sources/source.ts";
import type { SourceLoad } from "#store/catalogue/source-leases.ts";

/** What one request takes of its host's time besides the gap, in seconds. */
const ANSWER_S = 0.35;
/** Share of a host's time to plan for; the rest is for second looks, failures and new boards. */
const PLANNED_SHARE = 0.8;
/** However full a host is, a board is read this often. */
const LONGEST_S = 3 * 24 * 3600;

/**
 * How far the intervals of a source's boards are stretched where its hosts cannot serve all of them as often as they
 * change. The interval becomes at least `stretch` times its own square root: of all ways to share out a number of reads
 * this makes changes known soonest on the whole (Cho and Garcia-Molina, "Effective page refresh policies", 2003), and a
 * board that changes often is still read more often. 0 where there is room for all.
 */
export function stretchOf(load: SourceLoad, hostQueues: number): number {
  const requests = load.requestsPerRun ?? 1;
  const roomPerS = (PLANNED_SHARE * hostQueues) / (GAP_MS / 1000 + ANSWER_S);
  const asked = (stretch: number) =>
    load.intervals.reduce(
      (sum, { intervalS, boards }) => sum + (boards * requests) / stretchedS(intervalS, stretch),
      0,
    );
  if (asked(0) <= roomPerS) return 0;
  let [low, high] = [0, LONGEST_S];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (asked(middle) > roomPerS) low = middle;
    else high = middle;
  }
  return high;
}

/** The interval in seconds that a board gets which should be read every `intervalS` seconds. */
export function stretchedS(intervalS: number, stretch: number): number {
  return Math.max(intervalS, Math.min(stretch * Math.sqrt(intervalS), LONGEST_S));
}

/**
 * On how many queues of hosts a source's boards are spread, as far as its fullest one lets it count: 10 boards on one host
 * and 10 on another are 2, 19 and 1 hardly more than 1.
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
  /** Reads anew what there is to read. */
  refresh(): Promise<void>;
  /** The interval that a board of this source gets, in seconds. */
  intervalS(source: string, wishedS: number): number;
}

/** How often `refresh` is worth calling, ms. */
export const BUDGET_REFRESH_MS = 600_000;

/** Shares out what each source's hosts can serve among its boards. */
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
    intervalS: (source, wishedS) => stretchedS(wishedS, stretches.get(source) ?? 0),
  };
}
