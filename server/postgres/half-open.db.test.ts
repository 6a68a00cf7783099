import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { openFaultProxy } from "#test/network/fault-proxy.ts";
import { openDatabase } from "./database.ts";
import type { PoolLimits } from "./pool-limits.ts";
import { withDeadline } from "./statement-deadline.ts";
import { inBulkTransaction, inTransaction } from "./transaction.ts";

const server = await testDatabase();
const { hostname, port } = new URL(server.url);
const proxy = await openFaultProxy({ host: hostname, port: Number(port) });
afterAll(() => proxy.close());
beforeEach(() => proxy.set({ kind: "none" }));

const SHORT: PoolLimits = { waitMs: 3000, statementMs: 1500, idleInTransactionMs: 1000 };

function open(limits: Partial<PoolLimits> = {}, max = 2) {
  const database = openDatabase(proxy.through(server.url), { max, limits: { ...SHORT, ...limits } });
  onTestFinished(() => database.close());
  return database;
}

const works = async (database: ReturnType<typeof open>) =>
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);

test("a statement whose answer vanishes fails, and so does the connection", async () => {
  const database = open();
  await works(database);
  proxy.set({ kind: "half-open" });
  await expect(database.pool.query("select 1")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  proxy.set({ kind: "none" });
  await works(database);
});

test.each([
  [
    "the query builder",
    (database: ReturnType<typeof open>) =>
      inTransaction(database, (trx) => vanish(() => trx.selectFrom("board").select("id").execute())),
  ],
  [
    "plain SQL",
    (database: ReturnType<typeof open>) =>
      inBulkTransaction(database, (client) => vanish(() => client.query("select 1"))),
  ],
])("a transaction of %s whose answer vanishes leaves a whole pool", async (_name, work) => {
  const database = open({}, 1);
  await expect(work(database)).rejects.toThrow(/timeout|not queryable/);
  proxy.set({ kind: "none" });
  await works(database);
  await works(database);
});

async function vanish<T>(statement: () => Promise<T>): Promise<T> {
  proxy.set({ kind: "half-open" });
  return await statement();
}

test("connecting through silence fails in time", async () => {
  const database = open();
  proxy.set({ kind: "half-open" });
  await expect(database.pool.query("select 1")).rejects.toThrow(/timeout/);
});

test("a connection that has long been idle is not taken for dead while it answers, but once it doesn't", async () => {
  const database = open({ statementMs: 600 }, 1);
  const client = await database.pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("select 1");
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  await once(stream, "timeout");
  expect((await client.query("select 1 as one from pg_sleep(0.3)")).rows).toEqual([{ one: 1 }]);
  proxy.set({ kind: "half-open" });
  await expect(client.query("select 1")).rejects.toMatchObject({ code: "ETIMEDOUT" });
});

test("the server ends a statement that takes too long", async () => {
  await expect(open().pool.query("select pg_sleep(5)")).rejects.toMatchObject({ code: "57014" });
});

test("the server ends a transaction that does nothing for too long", async () => {
  const database = open({ idleInTransactionMs: 200 });
  const idle = inBulkTransaction(database, async (client) => {
    await sleep(800);
    await client.query("select 1");
  });
  await expect(idle).rejects.toThrow();
  await works(database);
});

test("closes the connections of work whose time is up, also in a transaction, and gives it no more", async () => {
  const database = open({ statementMs: 60_000 }, 1);
  const deadline = new AbortController();
  const overdue = withDeadline(deadline.signal, async () => {
    await expect(database.pool.query("select pg_sleep(30)")).rejects.toMatchObject({ code: "ETIMEDOUT" });
    return await inTransaction(database, (trx) => trx.selectFrom("board").select("id").execute());
  });
  await sleep(100);
  deadline.abort();
  await expect(overdue).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await works(database);
});

test("work that ended in time keeps its connections when its deadline passes later", async () => {
  const database = open({}, 1);
  const deadline = new AbortController();
  const pid = () => database.pool.query("select pg_backend_pid() as pid").then(({ rows }) => rows[0].pid as number);
  const before = await withDeadline(deadline.signal, pid);
  deadline.abort();
  expect(await pid()).toBe(before);
});
