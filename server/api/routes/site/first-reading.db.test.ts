import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { FirstReadingResponse } from "#contract/schemas/first-reading.ts";
import { StatusResponse } from "#contract/schemas/status.ts";
import { buildApp } from "#api/app.ts";
import { readConfig } from "#app/config.ts";
import type { SearchModel } from "#search/model.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { countFirstReading, decideImport, noteImported } from "#store/operations/first-reading.ts";
import { recordWorker } from "#store/operations/queue.ts";
import { commandLines } from "#test/command-lines.ts";
import { statusCommand } from "#server/commands/status.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { openModel } from "#test/search/open-model.ts";

const database = await testDatabase();
const since = new Date("2026-06-01T14:00:00Z");
const nextAttemptAt = new Date("2026-06-01T14:05:00Z");
let search: SearchModel;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  await ensureSources(database, sources.values());
  search = await openModel({ database, log: silentLog });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await search.close();
});

/** Starts a process of the site that has cached nothing yet. */
async function site(env: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const app = await buildApp({ config: readConfig(env), log: silentLog, database, search });
  apps.push(app);
  return app;
}

const ask = async (app: FastifyInstance) =>
  FirstReadingResponse.parse((await app.inject("/api/first-reading")).json()).data;

test("there is nothing to wait for when boards are not to be added", async () => {
  expect(await ask(await site({ BOARDS: "none" }))).toEqual({
    reading: null,
    network: null,
    sample: false,
    over: true,
  });
});

test("the progress, the network and the end reach the site, the status, the command and the metrics", async () => {
  expect(await ask(await site())).toEqual({ reading: null, network: null, sample: false, over: false });

  await decideImport(database, "starter");
  const tokens = Array.from({ length: 20 }, (_, at) => `board${at}`);
  await addBoards(
    database,
    tokens.map((token) => ({ source: "lever", token, companyName: null })),
    "directory",
  );
  await noteImported(database);
  await database.pool.query("update board set last_run_at = now() where token in ('board1', 'board2')");
  await countFirstReading(database);
  const outage = { since, nextAttemptAt, reason: "DNS has no address for a.example" };
  await recordWorker(database, "w1", [], { outage, stalledForS: null });
  const app = await site();
  const reading = { boards: 20, boardsRead: 2, jobs: 0 };
  const network = { since: since.toISOString(), nextAttemptAt: nextAttemptAt.toISOString() };
  expect(await ask(app)).toEqual({ reading, network, sample: false, over: false });
  expect(StatusResponse.parse((await app.inject("/api/status")).json()).data).toMatchObject({
    firstReading: reading,
    network,
  });
  const metrics = (await app.inject("/metrics")).body;
  expect(metrics).toContain("afield_workers_offline 1");
  expect(metrics).toContain('afield_first_reading_boards{boards="all"} 20');
  expect(metrics).toContain('afield_first_reading_boards{boards="read"} 2');
  expect((await commandLines(statusCommand, database, [])).join("\n")).toMatch(
    /Reading real boards: 2 of 20 · 0 jobs\nNetwork +down since 2026-06-01T14:00:00.000Z: DNS has no address for a\.example\n +next attempt at 2026-06-01T14:05/,
  );

  // A second worker reaches the web.
  await recordWorker(database, "w2", []);
  expect(await ask(await site())).toMatchObject({ network: null });
  expect((await (await site()).inject("/metrics")).body).toContain("afield_workers_offline 0");

  await database.pool.query("update board set last_run_at = now()");
  await countFirstReading(database);
  const after = await site();
  expect(await ask(after)).toEqual({ reading: null, network: null, sample: false, over: true });
  expect(StatusResponse.parse((await after.inject("/api/status")).json()).data).toMatchObject({ firstReading: null });
});
