import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { openings, start, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { runBoard } from "./run-board.ts";
import type { RunLimits } from "./run-lease.ts";

let database: Database;
let runs: BoardRuns;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

const never = new Promise<never>(() => {});

/** Runs a board whose requests hang; they end when they are aborted if `isAbortable`. */
async function runHung(token: string, isAbortable: boolean, limits: Partial<RunLimits>) {
  const owner = randomUUID();
  const board = await claimBoard(database, { owner, boardId: (await runs.boardOf(token)).id });
  const http = {
    ...runs.feed.http,
    fetch: ({ signal }: { signal?: AbortSignal }) =>
      isAbortable
        ? new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)))
        : never,
  };
  const all = { heartbeatMs: 10, graceMs: isAbortable ? 10_000 : 50, ...limits };
  return runBoard({ database, http, board: board!, owner, now: start, log: silentLog, random: 0, limits: all });
}

async function leaseOf(token: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ leaseOwner: string | null }>(
    `select lease_owner as "leaseOwner" from board where token = $1`,
    [token],
  );
  return rows[0]!.leaseOwner;
}

test.each([
  ["makes no progress", { stalledMs: 60 }],
  ["takes too long", { longestMs: 60 }],
])("a run that %s fails and waits like any failed one", async (_name, limits) => {
  const token = await runs.newBoard(openings("a"));
  const report = await runHung(token, true, limits);
  expect(report).toMatchObject({ outcome: "failed", error: expect.stringContaining("nothing of it is stored") });
  expect(await runs.boardOf(token)).toMatchObject({ failures: 1 });
  expect(await leaseOf(token)).toBeNull();
});

test("a run that does not even end when it is aborted is left behind, and its board is free", async () => {
  const token = await runs.newBoard(openings("a"));
  await expect(runHung(token, false, { stalledMs: 60 })).rejects.toThrow("made no progress");
  expect(await leaseOf(token)).toBeNull();
});
