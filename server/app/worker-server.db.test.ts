import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { startBoardWorker } from "#tasks/board-worker.ts";
import { healthOf, type WorkerHealth } from "#tasks/worker-health.ts";
import { recordWorker, workerCounts } from "#store/operations/queue.ts";
import { openings, startBoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { createVirtualClock } from "#test/http/virtual-clock.ts";
import { silentLog } from "#test/log.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startWorkerServer } from "./worker-server.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

async function serve(
  health: () => WorkerHealth,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const port = await freePort();
  const server = await startWorkerServer({ host: "127.0.0.1", port, database, health });
  onTestFinished(() => server.stop());
  return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

const well: WorkerHealth = { isStalled: false, turnedAgoS: 0.5, runs: 3, oldestRunS: 12 };

/** Reads a metric of `/metrics`. */
function valueOf(text: string, name: string): number {
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );
}

test("says that a worker is well or stalled", async () => {
  let health = well;
  const ask = await serve(() => health);
  const response = await ask("/livez");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  health = { ...well, isStalled: true };
  expect((await ask("/livez")).status).toBe(503);
  expect((await ask("/other")).status).toBe(404);
});

test("reports this worker's runs, its connections, and the oldest due board and mail", async () => {
  const runs = await startBoardRuns(database);
  const token = await runs.newBoard(openings("a"));
  await database.pool.query("update board set next_run_at = now() - interval '600 seconds' where token = $1", [token]);
  await database.pool.query(
    `insert into outbox_mail (message, cause_key, to_address, to_name, next_try_at)
     values ('verify-email', 'a cause', 'ana@example.com', 'Ana', now() - interval '300 seconds')`,
  );
  const ask = await serve(() => well);
  const text = await (await ask("/metrics")).text();
  expect(valueOf(text, "afield_board_runs")).toBe(3);
  expect(valueOf(text, "afield_board_run_oldest_seconds")).toBe(12);
  expect(valueOf(text, 'afield_oldest_due_seconds{work="board"}')).toBeGreaterThanOrEqual(600);
  expect(valueOf(text, 'afield_oldest_due_seconds{work="mail"}')).toBeGreaterThanOrEqual(300);
  expect(valueOf(text, 'afield_oldest_due_seconds{work="task"}')).toBe(0);
  expect(valueOf(text, 'afield_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(valueOf(text, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
});

test("hides the metrics from requests that a proxy forwards", async () => {
  const ask = await serve(() => well);
  expect((await ask("/metrics", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});

test("a worker whose claim is never answered counts as stalled after two minutes, a working one doesn't", async () => {
  const runs = await startBoardRuns(database);
  const clock = createVirtualClock(Date.now());
  const { promise: unanswered, resolve } = Promise.withResolvers<{ rows: never[] }>();
  const silent = { ...database, pool: { query: () => unanswered } } as unknown as Database;
  const started = [silent, database].map((each) =>
    startBoardWorker({ database: each, http: runs.feed.http, log: silentLog }, { clock, now: () => new Date(0) }),
  );
  onTestFinished(async () => {
    resolve({ rows: [] });
    await Promise.all(started.map((worker) => worker.stop(0)));
  });
  const stalled = () => started.map((worker) => healthOf(worker.state()).isStalled);
  for (let second = 0; second < 130; second += 1) {
    await clock.advance(1000);
    await database.pool.query("select");
  }
  // The answers of the real database take real time, so the working one may still wait for one.
  for (let tries = 0; tries < 500 && stalled()[1]; tries += 1) {
    await sleep(5);
    await clock.advance(10);
  }
  expect(stalled()).toEqual([true, false]);
});

test("a stalled worker shows among the others", async () => {
  await recordWorker(database, "well", []);
  await recordWorker(database, "stuck", [], { outage: null, stalledForS: 200 });
  expect(await workerCounts(database)).toEqual({ alive: 2, stalled: 1 });
});
