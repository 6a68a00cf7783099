import type { BoardQueue, ClaimedBoard } from "#ingest/board-scheduler.ts";
import { createMinHeap, type MinHeap } from "#test/min-heap.ts";
import { LEASE_S } from "#store/catalogue/board-claims.ts";
import type { SourceLoad } from "#store/catalogue/source-leases.ts";
import type { SimulatedBoard } from "./simulated-boards.ts";

/** The tables `source` and `board` in memory, with the rules of the statements in store/board-claims.ts and store/source-leases.ts. */
export interface SimulatedQueue {
  /** Calls `hold` for every host on hold when this worker takes a source over from another. */
  queueOf(worker: string, hold: (host: string, until: Date) => void): BoardQueue;
  noteHold(host: string, until: Date): void;
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

interface SourceRow {
  /** Boards by when they fall due. */
  due: MinHeap<SimulatedBoard>;
  lease: { worker: string; untilMs: number } | null;
  heldUntilMs: number;
  /** Boards that the holder of the lease is reading; until they finish, its heartbeat renews the lease. */
  active: number;
  runs: number;
  requests: number;
}

function emptySourceRow(): SourceRow {
  const due = createMinHeap<SimulatedBoard>((a, b) => a.nextRunAtMs < b.nextRunAtMs);
  return { due, lease: null, heldUntilMs: 0, active: 0, runs: 0, requests: 0 };
}

function mayRead(row: SourceRow, worker: string, nowMs: number): boolean {
  if (row.heldUntilMs > nowMs) return false;
  return row.lease === null || row.lease.worker === worker || (row.active === 0 && row.lease.untilMs < nowMs);
}

/** Puts every board into the queue of its source. */
function rowsBySource(boards: readonly SimulatedBoard[]): Map<string, SourceRow> {
  const rows = new Map<string, SourceRow>();
  for (const board of boards) {
    const row = rows.get(board.row.source) ?? emptySourceRow();
    rows.set(board.row.source, row);
    row.due.push(board);
  }
  return rows;
}

export function createSimulatedQueue(boards: readonly SimulatedBoard[], nowMs: () => number): SimulatedQueue {
  const rows = rowsBySource(boards);
  const running = new Set<SimulatedBoard>();
  const diedAtMs = new Map<string, number>();
  const holds = new Map<string, Date>();
  const leaseEndMs = () => nowMs() + LEASE_S * 1000;
  const isAlive = (worker: string, leaseFromMs: number) => {
    const died = diedAtMs.get(worker);
    return died === undefined || nowMs() < Math.max(died, leaseFromMs) + LEASE_S * 1000;
  };

  const queue: SimulatedQueue = {
    claims: 0,
    doubleRuns: 0,
    noteHold: (host, until) => void holds.set(host, until),
    queueOf: (worker, hold) => ({
      async sourcesDue(now) {
        const ids: string[] = [];
        for (const [id, row] of rows)
          if (mayRead(row, worker, nowMs()) && (row.due.peek()?.nextRunAtMs ?? Infinity) <= now.getTime()) ids.push(id);
        return ids;
      },
      async claim(source, now): Promise<ClaimedBoard | null> {
        const row = rows.get(source);
        const board = row?.due.peek();
        if (
          row === undefined ||
          board === undefined ||
          !mayRead(row, worker, nowMs()) ||
          board.nextRunAtMs > now.getTime()
        )
          return null;
        if (row.lease?.worker !== worker) for (const [host, until] of holds) hold(host, until);
        row.lease = { worker, untilMs: leaseEndMs() };
        row.due.pop();
        if (running.has(board) && board.lease !== null && isAlive(board.lease.worker, board.lease.atMs))
          queue.doubleRuns += 1;
        running.add(board);
        board.lease = { worker, atMs: nowMs() };
        row.active += 1;
        queue.claims += 1;
        return { board: board.row, owner: worker };
      },
      async hold(source, until) {
        const row = rows.get(source);
        if (row) row.heldUntilMs = Math.max(row.heldUntilMs, until.getTime());
      },
    }),
    held(boardId, owner) {
      const board = boards[Number(boardId)]!;
      return board.lease?.worker === owner && !diedAtMs.has(owner) ? board : null;
    },
    finish(board, nextRunAtMs) {
      running.delete(board);
      const row = rows.get(board.row.source)!;
      row.active -= 1;
      if (row.lease !== null && row.lease.worker === board.lease?.worker) row.lease.untilMs = leaseEndMs();
      board.lease = null;
      board.nextRunAtMs = nextRunAtMs;
      row.due.push(board);
    },
    noteRequests(source, requests) {
      const row = rows.get(source)!;
      row.runs += 1;
      row.requests += requests;
    },
    loads: () => countLoads(boards, rows),
    die(worker) {
      diedAtMs.set(worker, nowMs());
      for (const row of rows.values())
        if (row.lease?.worker === worker) Object.assign(row, { active: 0, lease: { worker, untilMs: leaseEndMs() } });
      // Its boards fall due again when their leases expire.
      const cut: SimulatedBoard[] = [];
      for (const board of running) {
        if (board.lease?.worker !== worker) continue;
        running.delete(board);
        cut.push(board);
        rows.get(board.row.source)!.due.push(Object.assign(board, { nextRunAtMs: leaseEndMs(), lease: null }));
      }
      return cut;
    },
    longestDueS() {
      const oldest = Math.min(...[...rows.values()].map((row) => row.due.peek()?.nextRunAtMs ?? Infinity));
      return Math.max(0, Math.round((nowMs() - oldest) / 1000));
    },
  };
  return queue;
}

/** Groups the live boards of each source by their rounded interval, as the statement in store/catalogue/source-leases.ts does. */
function countLoads(boards: readonly SimulatedBoard[], rows: ReadonlyMap<string, SourceRow>): SourceLoad[] {
  const counts = new Map<string, Map<number, number>>();
  const tokens = new Map<string, string[]>();
  for (const { row } of boards) {
    if (row.state === "dead") continue;
    const bySource = counts.get(row.source) ?? new Map<number, number>();
    counts.set(row.source, bySource);
    const rounded = Math.round(1.2 ** Math.round(Math.log(row.intervalS) / Math.log(1.2)));
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
