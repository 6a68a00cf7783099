import { rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { copyOwned } from "#test/database/replica.ts";
import { openFaultProxy } from "#test/network/fault-proxy.ts";
import { silentLog } from "#test/log.ts";
import { temporaryDataDir } from "#test/processes/product-process.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJobs } from "#test/search/saved-job.ts";

const JOBS = 60;
const FAST = { settings: { fsync: "off" } };

/** Closes this many jobs, each in a transaction of its own. */
async function closeJobs(database: Database, count: number): Promise<void> {
  for (let closed = 0; closed < count; closed += 1) await closeOldestJob(database);
}

/** Runs `count` transactions that change no job. */
async function burnTransactions(database: Database, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await database.pool.query("select pg_current_xact_id()");
}

/** Starts a database with jobs and a model that follows it through a proxy, so that the server may come back on another port. */
async function start() {
  const folder = temporaryDataDir();
  const saved = `${folder}-saved`;
  let server = await startEmbeddedPostgres(folder, FAST);
  const data = path.join(server.directory, "data");
  let direct = openDatabase(server.url);
  await migrate(direct);
  await saveTestJobs(direct, JOBS);
  // A start at the same port keeps the address that the model follows.
  const { hostname, port } = new URL(server.url);
  const target = { host: hostname, port: Number(port) };
  const proxy = await openFaultProxy(target);
  const followed = openDatabase(proxy.through(server.url));
  const model = await openModel({ database: followed, log: silentLog, pollMs: 50 });
  const size = () => model.query(EVERY_JOB, { counts: false }).total;
  onTestFinished(async () => {
    await model.close();
    await followed.close();
    await proxy.close();
    await direct.close();
    await server.stop();
    rmSync(saved, { recursive: true, force: true });
  });

  async function restart(between: () => void, afterStart: (database: Database) => Promise<void>): Promise<void> {
    proxy.set({ kind: "refuse" });
    await direct.close();
    await server.stop();
    between();
    server = await startEmbeddedPostgres(folder, FAST);
    target.port = Number(new URL(server.url).port);
    direct = openDatabase(server.url);
    await afterStart(direct);
    proxy.set({ kind: "none" });
  }
  return {
    model,
    size,
    closeJobs: (count: number) => closeJobs(direct, count),
    burnTransactions: (count: number) => burnTransactions(direct, count),
    backUp: () =>
      restart(
        () => copyOwned(data, saved),
        async () => {},
      ),
    restore: (afterStart: (database: Database) => Promise<void>) =>
      restart(() => {
        rmSync(data, { recursive: true });
        copyOwned(saved, data);
      }, afterStart),
  };
}

test("search follows a database that was restored to an earlier moment", { timeout: 300_000 }, async () => {
  const { size, model, closeJobs: close, burnTransactions: burn, backUp, restore } = await start();
  const shows = async (jobs: number) => {
    await expect.poll(size, { timeout: 60_000 }).toBe(jobs);
  };
  await close(3);
  await backUp();

  // Nothing that search has seen is lost, but new changes get the numbers of lost transactions.
  await burn(200);
  await shows(JOBS - 3);
  const { version } = model;
  await restore((database) => closeJobs(database, 20));
  await shows(JOBS - 23);
  expect([model.ready, model.version]).toEqual([true, version + 1]);

  // Search has seen changes that the database has lost.
  await restore((database) => closeJobs(database, 5));
  await shows(JOBS - 8);
});
