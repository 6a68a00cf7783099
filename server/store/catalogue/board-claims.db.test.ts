import { beforeEach, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { addBoards, ensureSources } from "./boards.ts";
import {
  claimBoard,
  claimDueBoard,
  LeaseLostError,
  lockHeldBoard,
  releaseBoard,
  renewLease,
  sourcesWithDueBoards,
} from "./board-claims.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

const database: Database = await testDatabase();
const now = new Date("2100-01-01T00:00:00Z");

beforeEach(async () => {
  await database.pool.query("truncate board cascade");
  await ensureSources(
    database,
    ["alpha", "beta", "gamma"].map((id) => ({ id, name: id, terms: { offByDefault: id === "gamma" } })),
  );
});

async function add(source: string, ...tokens: string[]): Promise<void> {
  await addBoards(
    database,
    tokens.map((token) => ({ source, token, companyName: null })),
    "manual",
  );
}

async function expire(): Promise<void> {
  await database.pool.query("update board set lease_until = now() - interval '1 second' where lease_until is not null");
}

test("never lets two workers hold the same board", async () => {
  await add("alpha", ...Array.from({ length: 30 }, (_, at) => `b${at}`));
  const claims = await Promise.all(
    Array.from({ length: 40 }, (_, at) => claimDueBoard(database, { owner: `w${at}`, source: "alpha", now })),
  );
  const claimed = claims.flatMap((board) => board?.token ?? []);
  expect(new Set(claimed).size).toBe(claimed.length);
  expect(claimed.length).toBeGreaterThan(20);
});

test("claims the board that has been due longest, and none that is not due", async () => {
  await add("alpha", "later", "sooner", "not-yet");
  await database.pool.query(
    `update board set next_run_at = case token when 'sooner' then $1::timestamptz - interval '2 hours' when 'later' then $1::timestamptz - interval '1 hour'
     else $1::timestamptz + interval '1 hour' end`,
    [now],
  );
  const tokens = [];
  for (let at = 0; at < 3; at += 1)
    tokens.push((await claimDueBoard(database, { owner: "w", source: "alpha", now }))?.token);
  expect(tokens).toEqual(["sooner", "later", undefined]);
});

test("frees a claimed board when its heartbeat stops, not before", async () => {
  await add("alpha", "only");
  const board = await claimDueBoard(database, { owner: "dead", source: "alpha", now });
  expect(await claimDueBoard(database, { owner: "next", source: "alpha", now })).toBeNull();
  expect(await claimBoard(database, { owner: "next", boardId: board!.id })).toBeNull();
  expect(await renewLease(database, { owner: "dead", boardId: board!.id })).toBe(true);
  await expire();
  expect((await claimDueBoard(database, { owner: "next", source: "alpha", now }))?.token).toBe("only");
  expect(await renewLease(database, { owner: "dead", boardId: board!.id })).toBe(false);
});

test("stores nothing of a run whose worker lost the board", async () => {
  await add("alpha", "only");
  const board = await claimDueBoard(database, { owner: "slow", source: "alpha", now });
  await expire();
  await claimDueBoard(database, { owner: "next", source: "alpha", now });
  await expect(
    inBulkTransaction(database, (client) => lockHeldBoard(client, { owner: "slow", board: board! })),
  ).rejects.toThrow(LeaseLostError);
  await releaseBoard(database, { owner: "slow", boardId: board!.id });
  await inBulkTransaction(database, (client) => lockHeldBoard(client, { owner: "next", board: board! }));
});

test("keeps an unproven source off until an operator turns it on", async () => {
  await ensureSources(database, [{ id: "delta", name: "delta", terms: {}, unproven: true }]);
  await add("delta", "d");
  expect(await sourcesWithDueBoards(database, now)).toEqual([]);
  await database.pool.query("update source set enabled = true where id = 'delta'");
  await ensureSources(database, [{ id: "delta", name: "delta", terms: {}, unproven: true }]);
  expect(await sourcesWithDueBoards(database, now)).toEqual(["delta"]);
});

test("names only enabled sources with an unclaimed board that is due", async () => {
  await add("alpha", "a");
  await add("beta", "b");
  await add("gamma", "c");
  await claimDueBoard(database, { owner: "w", source: "beta", now });
  expect(await sourcesWithDueBoards(database, now)).toEqual(["alpha"]);
});
