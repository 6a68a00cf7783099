import { beforeAll, expect, test } from "vitest";
import type pg from "pg";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { changesAfter, currentCursor, JOB_CHANGE_CHANNEL, recordChanges } from "./job-changes.ts";

let database: Database;
let jobIds: string[];

beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.pool.query<{ id: string }>(
    `with c as (insert into company (slug, name) values ('acme', 'Acme') returning id)
     insert into job (slug, company_id, title, summary, description, text, location, eligibility, remote_evidence, url, posted_at,
       posted_at_is_first_seen, first_seen_at, last_seen_at)
     select 'job', c.id, 'Job ' || n, '', '', '', '', '{}', '', 'https://acme.example/' || n, now(), true, now(), now()
     from c, generate_series(1, 3) n returning id`,
  );
  jobIds = rows.map((row) => row.id);
});

async function begin(): Promise<pg.PoolClient> {
  const client = await database.pool.connect();
  await client.query("begin");
  return client;
}

async function commit(client: pg.PoolClient): Promise<void> {
  await client.query("commit");
  client.release();
}

const change = (at: number) => [{ jobId: jobIds[at]!, kind: "changed" as const }];

test("returns a change exactly once, even when it is recorded early and committed late", async () => {
  let cursor = await currentCursor(database);
  const seen: string[] = [];
  const read = async () => {
    const next = await changesAfter(database, cursor);
    cursor = next.cursor;
    seen.push(...next.changes.map((each) => each.jobId));
  };
  const [early, late] = [await begin(), await begin()];
  await recordChanges(early, change(0));
  await recordChanges(late, change(1));
  await commit(late);
  await read();
  expect(seen).toEqual([jobIds[1]]);
  await read();
  await commit(early);
  await read();
  await read();
  expect(seen).toEqual([jobIds[1], jobIds[0]]);
});

test("never returns a change that was rolled back", async () => {
  const cursor = await currentCursor(database);
  const client = await begin();
  await recordChanges(client, change(2));
  await client.query("rollback");
  client.release();
  expect((await changesAfter(database, cursor)).changes).toEqual([]);
});

test("returns changes in the order in which a transaction recorded them", async () => {
  const cursor = await currentCursor(database);
  const client = await begin();
  await recordChanges(client, [...change(2), ...change(0), ...change(1)]);
  await commit(client);
  expect((await changesAfter(database, cursor)).changes.map((each) => each.jobId)).toEqual([
    jobIds[2],
    jobIds[0],
    jobIds[1],
  ]);
});

test("notifies readers when the transaction commits, not before", async () => {
  const listener = await database.pool.connect();
  await listener.query(`listen ${JOB_CHANGE_CHANNEL}`);
  const woken = new Promise((resolve) => listener.once("notification", resolve));
  const client = await begin();
  await recordChanges(client, change(0));
  expect(await Promise.race([woken.then(() => "woken"), listener.query("select 1").then(() => "not yet")])).toBe(
    "not yet",
  );
  await commit(client);
  await woken;
  await listener.query("unlisten *");
  listener.release();
});
