import type { Clock } from "#http/clock.ts";
import { queueOfUrl } from "#http/vendor-hosts.ts";
import type { Logger } from "#app/log.ts";
import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";

export interface ClaimedBoard {
  board: Board;
  /** Who holds the lease of this run. */
  owner: string;
}

/** Where due boards come from: the database, or a simulation of it. */
export interface BoardQueue {
  /** Ids of the sources that have a free board due and are not held back or read by another worker. */
  sourcesDue(now: Date): Promise<string[]>;
  /** Takes the source for this worker, and of its boards the one due longest; null when another was faster. */
  claim(source: string, now: Date): Promise<ClaimedBoard | null>;
  /** Leaves the source's boards alone until then. */
  hold(source: string, until: Date): Promise<void>;
}

export interface BoardScheduler {
  /** Ids of the sources whose boards are being read. */
  activeSources(): string[];
  /** Claims nothing more and waits for the runs under way; after `patienceMs` they are given up and their boards given back. */
  stop(patienceMs?: number): Promise<void>;
}

export interface BoardSchedulerOptions {
  queue: BoardQueue;
  sources: ReadonlyMap<string, Source>;
  /** Runs one board; tells for how many seconds its host wants to be left alone (0: not at all). Never rejects. */
  run(claimed: ClaimedBoard, signal: AbortSignal): Promise<{ heldForS: number }>;
  clock: Clock;
  log: Logger;
  concurrency?: number;
  /** How long to wait when nothing is due, ms. */
  idleMs?: number;
}

/** A run mostly waits for its host's turn, which costs nothing; so there may be one for every host and more. */
const CONCURRENCY = 48;
const IDLE_MS = 1000;
const RETRY_MS = 2000;
const PATIENCE_MS = 15_000;
/** One request at a time goes to a host; a second run has its answer ready while the first is being stored. */
const RUNS_PER_QUEUE = 2;

/** Runs due boards for ever, several at a time, with no source taking more than its share. */
export function createBoardScheduler(options: BoardSchedulerOptions): BoardScheduler {
  const { queue, sources, clock, log } = options;
  const concurrency = options.concurrency ?? CONCURRENCY;
  const stop = new AbortController();
  const giveUp = new AbortController();
  const running = new Map<Promise<void>, string>();
  // The source served longest ago comes first, so that one with many due boards does not starve the rest.
  const servedAt = new Map<string, number>();
  let turn = 0;
  const hostQueues = new Map<string, Set<string>>();

  const isFull = (id: string) => {
    const active = [...running.values()].filter((source) => source === id).length;
    const queues = hostQueues.get(id)?.size ?? 1;
    return active >= Math.max(1, Math.min(RUNS_PER_QUEUE * queues, Math.ceil(concurrency / 2)));
  };
  const claimNext = async (): Promise<ClaimedBoard | null> => {
    const now = new Date(clock.now());
    const due = (await queue.sourcesDue(now)).filter((id) => sources.has(id) && !isFull(id));
    for (const id of due.sort((a, b) => (servedAt.get(a) ?? 0) - (servedAt.get(b) ?? 0))) {
      const claimed = await queue.claim(id, now);
      if (claimed === null) continue;
      servedAt.set(id, (turn += 1));
      noteQueue(hostQueues, sources.get(id), claimed.board, concurrency);
      return claimed;
    }
    return null;
  };
  const runClaimed = async (claimed: ClaimedBoard) => {
    const { heldForS } = await options.run(claimed, giveUp.signal);
    const { source } = claimed.board;
    // Where all boards stand on one host, asking for the next of them would only be refused again.
    if (heldForS > 0 && hostQueues.get(source)?.size === 1)
      await queue.hold(source, new Date(clock.now() + heldForS * 1000));
  };
  const loop = async () => {
    while (!stop.signal.aborted) {
      try {
        const claimed = running.size < concurrency ? await claimNext() : null;
        if (claimed === null) {
          await Promise.race([...running.keys(), pause(clock, options.idleMs ?? IDLE_MS, stop.signal)]);
          continue;
        }
        const run: Promise<void> = runClaimed(claimed)
          .catch((error: unknown) => log.error({ err: error }, "a source could not be held back"))
          .finally(() => running.delete(run));
        running.set(run, claimed.board.source);
      } catch (error) {
        log.error({ err: error }, "no board could be claimed; trying again");
        await pause(clock, RETRY_MS, stop.signal);
      }
    }
  };
  const looping = loop();
  return {
    activeSources: () => [...new Set(running.values())],
    async stop(patienceMs = PATIENCE_MS) {
      stop.abort();
      const limit = setTimeout(() => giveUp.abort(new Error("the worker is stopping")), patienceMs);
      await looping;
      await Promise.all(running.keys());
      clearTimeout(limit);
    },
  };
}

/** Learns on how many queues of hosts the boards of a source stand. */
function noteQueue(
  known: Map<string, Set<string>>,
  source: Source | undefined,
  board: Board,
  concurrency: number,
): void {
  const queues = known.get(board.source) ?? new Set();
  known.set(board.source, queues);
  if (queues.size >= concurrency) return;
  const url = source?.requests({ token: board.token })[0]?.url;
  if (url !== undefined) queues.add(queueOfUrl(url));
}

async function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  await clock.sleep(ms, signal).catch(() => {});
}
