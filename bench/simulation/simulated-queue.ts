import type { BoardQueue, ClaimedBoard } from "#ingest/board-scheduler.ts";
import { createMinHeap, type MinHeap } from "#test/min-heap.ts";
import { LEASE_S, type BoardHead } from "#store/catalogue/board-claims.ts";
import type { SourceLoad } from "#store/catalogue/source-loads.ts";
import type { SimulatedBoard } from "./simulated-boards.ts";

/** The table `board` in memory, with the rules of the statements in store/catalogue/board-claims.ts. */
export interface SimulatedQueue {
  queueOf(worker: string): BoardQueue;
  /** Returns the board of a claimed row, if the claim is still valid. */
  held(boardId: string, owner: string): SimulatedBoard | null;
  /** Ends a run: the board is free and due at `nextRunAtMs`. */
  finish(board: SimulatedBoard, nextRunAtMs: number): void;
  noteRequests(source: string, requests: number): void;
  loads(): SourceLoad[];
  /** Stops the worker's heartbeat. Returns the boards it was reading. */
  die(worker: string): SimulatedBoard[];
  /** Returns how long the most overdue board has waited, in seconds. */
  longestDueS(): number;
  claims: number;
  doubleRuns: number;
}

/** Which board of a line comes first: the one that gains most, or the one that has been due longest. */
export type BoardOrder = "gain" | "round-robin";

/** The boards that wait for one host queue of a source: the unread by what they promise, the others by when they fall due. */
interface Line {
  hostQueue: string;
  unread: MinHeap<SimulatedBoard>;
  classes: Map<number, MinHeap<SimulatedBoard>>;
}

interface SourceRow {
  lines: Map<string, Line>;
  runs: number;
  requests: number;
}

const byDueTime = () => createMinHeap<SimulatedBoard>((a, b) => a.nextRunAtMs < b.nextRunAtMs);

function addTo(row: SourceRow, board: SimulatedBoard, order: BoardOrder): void {
  const { hostQueue } = board;
  const line = row.lines.get(hostQueue) ?? {
    hostQueue,
    unread: createMinHeap((a, b) => a.row.expectedRemote > b.row.expectedRemote),
    classes: new Map<number, MinHeap<SimulatedBoard>>(),
  };
  row.lines.set(hostQueue, line);
  const gainClass = order === "gain" ? board.row.gainClass : 0;
  if (gainClass === null) return line.unread.push(board);
  const heap = line.classes.get(gainClass) ?? byDueTime();
  line.classes.set(gainClass, heap);
  heap.push(board);
}

function heapsOf(line: Line): MinHeap<SimulatedBoard>[] {
  return [line.unread, ...line.classes.values()];
}

/** Takes the unread boards off the head of a line whose hosts are paused, and returns them. */
function takePaused(line: Line, nowMs: number): SimulatedBoard[] {
  const paused: SimulatedBoard[] = [];
  for (let top = line.unread.peek(); top !== undefined && top.nextRunAtMs > nowMs; top = line.unread.peek()) {
    line.unread.pop();
    paused.push(top);
  }
  return paused;
}

/** Returns the free due boards at the heads of a line. An unread board whose host is paused waits behind the others. */
function headsOf(line: Line, source: string, nowMs: number): BoardHead[] {
  const postponed = takePaused(line, nowMs);
  const heads = heapsOf(line).flatMap((heap) => {
    const board = heap.peek();
    if (board === undefined || board.nextRunAtMs > nowMs) return [];
    const { id, expectedRemote, gainPerDay, lastRunAt } = board.row;
    const nextRunAt = new Date(board.nextRunAtMs);
    const now = new Date(nowMs);
    return [{ id, source, hostQueue: line.hostQueue, expectedRemote, gainPerDay, lastRunAt, nextRunAt, now }];
  });
  for (const board of postponed) line.unread.push(board);
  return heads;
}

/** Puts every board into the queue of its source. */
function rowsBySource(boards: readonly SimulatedBoard[], order: BoardOrder): Map<string, SourceRow> {
  const rows = new Map<string, SourceRow>();
  for (const board of boards) {
    const row = rows.get(board.row.source) ?? {
      lines: new Map<string, Line>(),
      runs: 0,
      requests: 0,
    };
    rows.set(board.row.source, row);
    addTo(row, board, order);
  }
  return rows;
}

export function createSimulatedQueue(
  boards: readonly SimulatedBoard[],
  nowMs: () => number,
  order: BoardOrder = "gain",
): SimulatedQueue {
  const rows = rowsBySource(boards, order);
  const running = new Set<SimulatedBoard>();
  const diedAtMs = new Map<string, number>();
  const leaseEndMs = () => nowMs() + LEASE_S * 1000;
  const isAlive = (worker: string, leaseFromMs: number) => {
    const died = diedAtMs.get(worker);
    return died === undefined || nowMs() < Math.max(died, leaseFromMs) + LEASE_S * 1000;
  };

  const queue: SimulatedQueue = {
    claims: 0,
    doubleRuns: 0,
    queueOf: (worker) => ({
      async heads(only) {
        const heads: BoardHead[] = [];
        for (const [source, row] of rows) {
          if (only !== undefined && only.source !== source) continue;
          for (const line of row.lines.values())
            if (only === undefined || only.hostQueue === line.hostQueue) heads.push(...headsOf(line, source, nowMs()));
        }
        return heads;
      },
      async claim({ id, source, hostQueue }): Promise<ClaimedBoard | null> {
        const row = rows.get(source);
        const line = row?.lines.get(hostQueue);
        if (row === undefined || line === undefined) return null;
        const board = takeHead(line, id, nowMs());
        if (board === null) return null;
        if (running.has(board) && board.lease !== null && isAlive(board.lease.worker, board.lease.atMs))
          queue.doubleRuns += 1;
        running.add(board);
        board.lease = { worker, atMs: nowMs() };
        queue.claims += 1;
        return { board: board.row, owner: worker, now: new Date(nowMs()) };
      },
    }),
    held(boardId, owner) {
      const board = boards[Number(boardId)]!;
      return board.lease?.worker === owner && !diedAtMs.has(owner) ? board : null;
    },
    finish(board, nextRunAtMs) {
      running.delete(board);
      const row = rows.get(board.row.source)!;
      board.lease = null;
      board.nextRunAtMs = nextRunAtMs;
      addTo(row, board, order);
    },
    noteRequests(source, requests) {
      const row = rows.get(source)!;
      row.runs += 1;
      row.requests += requests;
    },
    loads: () => countLoads(boards, rows),
    die(worker) {
      diedAtMs.set(worker, nowMs());
      // Its boards fall due again when their leases expire.
      const cut: SimulatedBoard[] = [];
      for (const board of running) {
        if (board.lease?.worker !== worker) continue;
        running.delete(board);
        cut.push(board);
        addTo(rows.get(board.row.source)!, Object.assign(board, { nextRunAtMs: leaseEndMs(), lease: null }), order);
      }
      return cut;
    },
    longestDueS() {
      const lines = [...rows.values()].flatMap((row) => [...row.lines.values()]);
      const oldest = Math.min(...lines.flatMap(heapsOf).map((heap) => heap.peek()?.nextRunAtMs ?? Infinity));
      return Math.max(0, Math.round((nowMs() - oldest) / 1000));
    },
  };
  return queue;
}

/** Removes the due board with this id from the head of its line. */
function takeHead(line: Line, id: string, nowMs: number): SimulatedBoard | null {
  const postponed = takePaused(line, nowMs);
  const heap = heapsOf(line).find((each) => each.peek()?.row.id === id);
  const board = heap?.peek();
  if (board !== undefined && board.nextRunAtMs <= nowMs) heap?.pop();
  for (const other of postponed) line.unread.push(other);
  return board !== undefined && board.nextRunAtMs <= nowMs ? board : null;
}

/** Groups the live boards of each source by their rounded interval, as the statement in store/catalogue/source-leases.ts does. */
function countLoads(boards: readonly SimulatedBoard[], rows: ReadonlyMap<string, SourceRow>): SourceLoad[] {
  const counts = new Map<string, Map<number, number>>();
  const tokens = new Map<string, string[]>();
  for (const { row } of boards) {
    if (row.state === "dead") continue;
    const bySource = counts.get(row.source) ?? new Map<number, number>();
    counts.set(row.source, bySource);
    const intervalS = row.lastRunAt === null && row.lastSuccessAt === null ? 86_400 : row.intervalS;
    const rounded = Math.round(1.2 ** Math.round(Math.log(intervalS) / Math.log(1.2)));
    bySource.set(rounded, (bySource.get(rounded) ?? 0) + 1);
    const some = tokens.get(row.source) ?? [];
    tokens.set(row.source, some);
    if (some.length < 200) some.push(row.token);
  }
  return [...counts].map(([source, bySource]) => {
    const { runs, requests } = rows.get(source)!;
    return {
      source,
      intervals: [...bySource].map(([intervalS, count]) => ({ intervalS, boards: count })),
      requestsPerRun: runs === 0 ? null : requests / runs,
      tokens: tokens.get(source) ?? [],
    };
  });
}
