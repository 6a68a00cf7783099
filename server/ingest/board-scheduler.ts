import type { Clock } from "#http/clock.ts";
import type { Logger } from "#app/log.ts";
import type { Source } from "#sources/source.ts";
import type { BoardHead } from "#store/catalogue/board-claims.ts";
import { gainOf } from "./board-gain.ts";
import { OWN_HOST } from "./host-queue.ts";
import type { Board } from "#store/catalogue/boards.ts";

export interface ClaimedBoard {
  board: Board;
  /** The holder of this run's lease. */
  owner: string;
  /** The moment of the claim by the queue's clock. */
  now: Date;
}

/** A line of boards that wait for the same host queue of one source. */
export interface BoardLine {
  source: string;
  hostQueue: string;
}

/** Where due boards come from: the database, or a simulation of it. */
export interface BoardQueue {
  /** Returns the boards at the heads of all lines that this worker may read, or of one line. */
  heads(only?: BoardLine): Promise<BoardHead[]>;
  /** Claims a head; null when another worker was faster. */
  claim(head: BoardHead): Promise<ClaimedBoard | null>;
}

/** What the loop does now, by a monotonic clock. */
export interface SchedulerState {
  /** Since the loop last looked for a due board or met an error, ms. More than a moment means that something hangs. */
  turnedAgoMs: number;
  runs: number;
  /** The age of the oldest run, ms; 0 without one. */
  oldestRunMs: number;
}

export interface BoardScheduler {
  state(): SchedulerState;
  /** Stops claiming and waits for the runs in flight; after `patienceMs` it aborts them and releases their boards. */
  stop(patienceMs?: number): Promise<void>;
}

export interface BoardSchedulerOptions {
  queue: BoardQueue;
  sources: ReadonlyMap<string, Source>;
  /** Runs one board. Never rejects. */
  run(claimed: ClaimedBoard, signal: AbortSignal): Promise<void>;
  /** Returns whether a host queue is on hold, so that reading its boards would only postpone them. */
  isPaused(hostQueue: string): boolean;
  clock: Clock;
  log: Logger;
  /** What a read of a board is worth now; `gainOf` unless a simulation compares another order. */
  gain?: typeof gainOf;
  concurrency?: number;
  /** How long to wait when nothing is due, ms. */
  idleMs?: number;
}

/** A run mostly waits for its host's turn, which is cheap, so there may be more runs than hosts. */
const CONCURRENCY = 96;
const IDLE_MS = 1000;
const RETRY_MS = 2000;
const PATIENCE_MS = 15_000;
/** A host gets one request at a time; the second run fetches while the first is being stored. */
const RUNS_PER_QUEUE = 2;

/**
 * Starts a loop that runs due boards concurrently. The host that reads fewest boards comes first, and of those the one whose
 * best board gains most, so no host with many due boards starves the rest.
 */
export function createBoardScheduler(options: BoardSchedulerOptions): BoardScheduler {
  const { queue, clock, log } = options;
  const concurrency = options.concurrency ?? CONCURRENCY;
  const idleMs = options.idleMs ?? IDLE_MS;
  const stop = new AbortController();
  const giveUp = new AbortController();
  const running = new Map<Promise<void>, BoardLine & { startedMs: number }>();
  let turnedMs = clock.now();
  const lines = createDueLines(options, idleMs);

  const claimNext = async (): Promise<{ claimed: ClaimedBoard; line: BoardLine } | null> => {
    for (;;) {
      const head = await lines.best(countRuns(running), concurrency);
      if (head === null) return null;
      const claimed = await queue.claim(head);
      // When another worker was faster, this line is left to it until the next look at all lines.
      if (claimed === null) lines.leave(head);
      else {
        lines.advance(head);
        return { claimed, line: head };
      }
    }
  };
  const loop = async () => {
    while (!stop.signal.aborted) {
      turnedMs = clock.now();
      try {
        const next = running.size < concurrency ? await claimNext() : null;
        if (next === null) {
          await Promise.race([...running.keys(), pause(clock, idleMs, stop.signal)]);
          continue;
        }
        const run: Promise<void> = options.run(next.claimed, giveUp.signal).finally(() => running.delete(run));
        running.set(run, { source: next.line.source, hostQueue: next.line.hostQueue, startedMs: clock.now() });
      } catch (error) {
        log.error({ err: error }, "claiming a board failed; retrying");
        await pause(clock, RETRY_MS, stop.signal);
      }
    }
  };
  const looping = loop();
  return {
    state() {
      const startedMs = Math.min(clock.now(), ...[...running.values()].map((run) => run.startedMs));
      return { turnedAgoMs: clock.now() - turnedMs, runs: running.size, oldestRunMs: clock.now() - startedMs };
    },
    async stop(patienceMs = PATIENCE_MS) {
      stop.abort();
      const limit = setTimeout(() => giveUp.abort(new Error("the worker is stopping")), patienceMs);
      await looping;
      await Promise.all(running.keys());
      clearTimeout(limit);
    },
  };
}

const nameOf = ({ source, hostQueue }: BoardLine) => `${source}\n${hostQueue}`;

/** Counts the runs of each host queue of a source. */
function countRuns(running: ReadonlyMap<unknown, BoardLine>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of running.values()) counts.set(nameOf(line), (counts.get(nameOf(line)) ?? 0) + 1);
  return counts;
}

interface DueLines {
  /** Returns the head to claim next; null when no line with a due board takes another run. */
  best(runs: ReadonlyMap<string, number>, concurrency: number): Promise<BoardHead | null>;
  /** The best head of this line was claimed. */
  advance(line: BoardLine): void;
  /** Offers nothing of this line until all lines are read again. */
  leave(line: BoardLine): void;
}

/** Caches the heads of all lines, because a claim changes one line only. */
function createDueLines(options: BoardSchedulerOptions, idleMs: number): DueLines {
  const { queue, sources, isPaused, clock, gain = gainOf } = options;
  let heads = new Map<string, BoardHead[]>();
  /** Lines whose best head was claimed; they are read again when their turn comes. */
  const advanced = new Set<string>();
  let readAtMs = -Infinity;
  const add = (found: readonly BoardHead[]) => {
    for (const head of found) heads.set(nameOf(head), [...(heads.get(nameOf(head)) ?? []), head]);
  };
  const readAll = async (nowMs: number) => {
    const found = await queue.heads();
    heads = new Map();
    advanced.clear();
    add(found);
    readAtMs = nowMs;
  };
  const pick = (runs: ReadonlyMap<string, number>, concurrency: number): BoardHead | null => {
    let best: { head: BoardHead; runs: number; gain: number } | null = null;
    for (const [name, line] of heads) {
      const hostQueue = line[0]?.hostQueue ?? "";
      const active = runs.get(name) ?? 0;
      const isOwnHost = hostQueue === OWN_HOST;
      if (active >= (isOwnHost ? Math.ceil(concurrency / 2) : RUNS_PER_QUEUE) || isPaused(hostQueue)) continue;
      const order = isOwnHost ? 0 : active;
      if (best !== null && order > best.runs) continue;
      for (const head of line) {
        const source = sources.get(head.source);
        if (source === undefined) continue;
        const worth = gain(head, source.kind === "board", head.now.getTime());
        if (best === null || order < best.runs || worth > best.gain) best = { head, runs: order, gain: worth };
      }
    }
    return best?.head ?? null;
  };
  return {
    async best(runs, concurrency) {
      const nowMs = clock.now();
      if (nowMs - readAtMs >= idleMs) await readAll(nowMs);
      for (;;) {
        const head = pick(runs, concurrency);
        if (head === null || !advanced.has(nameOf(head))) return head;
        const { source, hostQueue } = head;
        const found = await queue.heads({ source, hostQueue });
        heads.delete(nameOf(head));
        advanced.delete(nameOf(head));
        add(found);
      }
    },
    advance: (line) => void advanced.add(nameOf(line)),
    leave: (line) => void heads.delete(nameOf(line)),
  };
}

async function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  await clock.sleep(ms, signal).catch(() => {});
}
