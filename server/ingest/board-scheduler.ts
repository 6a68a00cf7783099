import type { Clock } from "#http/clock.ts";
import { queueOfUrl } from "#http/vendor-hosts.ts";
import type { Logger } from "#app/log.ts";
import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";

export interface ClaimedBoard {
  board: Board;
  /** The holder of this run's lease. */
  owner: string;
}

/** Where due boards come from: the database, or a simulation of it. */
export interface BoardQueue {
  /** Returns the ids of sources with a free due board that are neither on hold nor leased by another worker. */
  sourcesDue(now: Date): Promise<string[]>;
  /** Leases the source and claims its longest overdue board; null when another worker was faster. */
  claim(source: string, now: Date): Promise<ClaimedBoard | null>;
  /** Puts the source on hold until then. */
  hold(source: string, until: Date): Promise<void>;
}

export interface BoardScheduler {
  /** Returns the ids of the sources whose boards are being read. */
  activeSources(): string[];
  /** Stops claiming and waits for the runs in flight; after `patienceMs` it aborts them and releases their boards. */
  stop(patienceMs?: number): Promise<void>;
}

export interface BoardSchedulerOptions {
  queue: BoardQueue;
  sources: ReadonlyMap<string, Source>;
  /** Runs one board. Returns for how many seconds its host demands a pause, or 0. Never rejects. */
  run(claimed: ClaimedBoard, signal: AbortSignal): Promise<{ heldForS: number }>;
  clock: Clock;
  log: Logger;
  concurrency?: number;
  /** How long to wait when nothing is due, ms. */
  idleMs?: number;
}

/** A run mostly waits for its host's turn, which is cheap, so there may be more runs than hosts. */
const CONCURRENCY = 48;
const IDLE_MS = 1000;
const RETRY_MS = 2000;
const PATIENCE_MS = 15_000;
/** A host gets one request at a time; the second run fetches while the first is being stored. */
const RUNS_PER_QUEUE = 2;

/** Starts a loop that runs due boards concurrently and gives no source more than its share. */
export function createBoardScheduler(options: BoardSchedulerOptions): BoardScheduler {
  const { queue, sources, clock, log } = options;
  const concurrency = options.concurrency ?? CONCURRENCY;
  const stop = new AbortController();
  const giveUp = new AbortController();
  const running = new Map<Promise<void>, string>();
  // The least recently served source comes first, so that one with many due boards does not starve the rest.
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
      addHostQueue(hostQueues, sources.get(id), claimed.board, concurrency);
      return claimed;
    }
    return null;
  };
  const runClaimed = async (claimed: ClaimedBoard) => {
    const { heldForS } = await options.run(claimed, giveUp.signal);
    const { source } = claimed.board;
    // When one host serves all of a source's boards, its other boards would be rejected too.
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
          .catch((error: unknown) => log.error({ err: error }, "a source could not be put on hold"))
          .finally(() => running.delete(run));
        running.set(run, claimed.board.source);
      } catch (error) {
        log.error({ err: error }, "claiming a board failed; retrying");
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

/** Records which host queue a board uses. */
function addHostQueue(
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
