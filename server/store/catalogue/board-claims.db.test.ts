import { beforeEach, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { addBoards, ensureSources } from "./boards.ts";
import {
  claimBoard,
  claimDueBoard,
  dueHeads,
  LeaseLostError,
  lockHeldBoard,
  releaseBoard,
  renewLease,
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

const heads = (only?: { source: string; hostQueue: string }) =>
  dueHeads(database, { now, classes: { lowest: -2, highest: 2 }, ...(only && { only }) });

async function idOf(token: string): Promise<string> {
  return (await database.pool.query<{ id: string }>("select id from board where token = $1", [token])).rows[0]!.id;
}

const claim = async (owner: string, token: string) =>
  (await claimDueBoard(database, { owner, boardId: await idOf(token), now }))?.board ?? null;

test("never lets two workers hold the same board", async () => {
  await add("alpha", "only");
  const claims = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(`w${at}`, "only")));
  expect(claims.filter((board) => board !== null)).toHaveLength(1);
});

/** Sets what a board is worth and how many hours it has been due. */
async function set(token: string, gainPerDay: number, dueForH: number, hostQueue = ""): Promise<void> {
  await database.pool.query(
    `update board set gain_per_day = $2::float8, gain_class = round(log(2, $2::float8::numeric)), last_run_at = $3::timestamptz - interval '1 day',
       next_run_at = $3::timestamptz - make_interval(secs => $4), host_queue = $5 where token = $1`,
    [token, gainPerDay, now, dueForH * 3600, hostQueue],
  );
}

async function headTokens(only?: { source: string; hostQueue: string }): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string; token: string }>("select id, token from board");
  const tokens = new Map(rows.map((row) => [row.id, row.token]));
  return (await heads(only)).map((head) => tokens.get(head.id)!).toSorted();
}

test("offers the unread board that promises most, and the longest due of each class of gain", async () => {
  await addBoards(
    database,
    [0.5, 40, 3].map((expectedRemote) => ({
      source: "alpha",
      token: `u${expectedRemote}`,
      companyName: null,
      expectedRemote,
    })),
    "directory",
  );
  await add("alpha", "high", "high-later", "low", "not-yet");
  await set("high", 4, 2);
  await set("high-later", 4, 1);
  await set("low", 1, 5);
  await set("not-yet", 2, -1);
  expect(await headTokens()).toEqual(["high", "low", "u40"]);
  await claim("w", "u40");
  await claim("w", "high");
  expect(await headTokens()).toEqual(["high-later", "low", "u3"]);
});

test("offers the heads of each host queue, and of one alone", async () => {
  await add("alpha", "a1", "a2", "b1");
  await set("a1", 1, 2, "a.example");
  await set("a2", 1, 1, "a.example");
  await set("b1", 1, 1, "b.example");
  expect(await headTokens()).toEqual(["a1", "b1"]);
  expect(await headTokens({ source: "alpha", hostQueue: "a.example" })).toEqual(["a1"]);
});

test("claims nothing that is not due", async () => {
  await add("alpha", "later");
  await set("later", 1, -1);
  expect(await claim("w", "later")).toBeNull();
});

test("looks at a few index entries per line, however many boards wait", { timeout: 120_000 }, async () => {
  await database.pool.query(
    `insert into board (source, token, expected_remote, host_queue, gain_per_day, gain_class, next_run_at)
     select 'alpha', 'b' || n, n % 97, 'q' || n / 16 % 4, case when n % 2 = 0 then 1 end, case when n % 2 = 0 then n % 5 - 2 end,
       now() + make_interval(secs => n % 1000 - 900) from generate_series(1, 100000) as n`,
  );
  await database.pool.query("analyze board");
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    const countBlocks = async () => {
      const { rows } = await client.query<{ rows: number }>(
        `select (pg_stat_get_xact_tuples_fetched('board'::regclass) + pg_stat_get_xact_tuples_returned('board'::regclass))::int as rows`,
      );
      return rows[0]!.rows;
    };
    const before = await countBlocks();
    const found = await dueHeads({ pool: client }, { now, classes: { lowest: -2, highest: 2 } });
    expect(found.length).toBe(4 * 6);
    expect((await countBlocks()) - before).toBeLessThan(200);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("frees a claimed board when its heartbeat stops, not before", async () => {
  await add("alpha", "only");
  const board = await claim("dead", "only");
  expect(await claim("next", "only")).toBeNull();
  expect(await claimBoard(database, { owner: "next", boardId: board!.id })).toBeNull();
  expect(await renewLease(database, { owner: "dead", boardId: board!.id })).toBe(true);
  await expire();
  expect((await claim("next", "only"))?.token).toBe("only");
  expect(await renewLease(database, { owner: "dead", boardId: board!.id })).toBe(false);
});

test("stores nothing of a run whose worker lost the board", async () => {
  await add("alpha", "only");
  const board = await claim("slow", "only");
  await expire();
  await claim("next", "only");
  await expect(
    inBulkTransaction(database, (client) => lockHeldBoard(client, { owner: "slow", board: board! })),
  ).rejects.toThrow(LeaseLostError);
  await releaseBoard(database, { owner: "slow", boardId: board!.id });
  await inBulkTransaction(database, (client) => lockHeldBoard(client, { owner: "next", board: board! }));
});

test("keeps an unproven source off until an operator turns it on", async () => {
  await ensureSources(database, [{ id: "delta", name: "delta", terms: {}, unproven: true }]);
  await add("delta", "d");
  expect(await headTokens()).toEqual([]);
  await database.pool.query("update source set enabled = true where id = 'delta'");
  await ensureSources(database, [{ id: "delta", name: "delta", terms: {}, unproven: true }]);
  expect(await headTokens()).toEqual(["d"]);
});

test("offers no claimed board and none of a source that is off", async () => {
  await add("alpha", "a");
  await add("beta", "b");
  await add("gamma", "c");
  await claim("w", "b");
  expect(await headTokens()).toEqual(["a"]);
});
