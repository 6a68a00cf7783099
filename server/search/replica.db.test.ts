import { randomInt } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { walPosition } from "#store/catalogue/followed-changes.ts";
import { type Replicated, startReplicated } from "#test/database/replica.ts";
import { silentLog } from "#test/log.ts";
import { openFaultProxy } from "#test/network/fault-proxy.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { watchReplay } from "./replay.ts";

const JOBS = 40;
const STEPS = 30;

/** Opens a model that reads a replica through a proxy, and follows what the primary writes. */
async function follow({ primary, replica }: Replicated) {
  const addressOf = ({ url }: Database) => ({ host: new URL(url).hostname, port: Number(new URL(url).port) });
  const target = addressOf(replica);
  const proxy = await openFaultProxy(target);
  // The password of both servers is the same, because one is a copy of the other.
  const read = openDatabase(proxy.through(replica.url), { onError: () => {} });
  const model = await openModel({ database: read, primary, log: silentLog, pollMs: 20 });
  onTestFinished(async () => {
    await model.close();
    await read.close();
    await proxy.close();
  });
  const ids = () => [...model.query({ ...EVERY_JOB, limit: 1000 }, { counts: false }).ids].toSorted();
  return {
    model,
    /** Reads from another server from now on, as after a failover. */
    readFrom(server: Database): void {
      Object.assign(target, addressOf(server));
      proxy.reset();
    },
    /** Returns the jobs that search shows once they are those of `jobs`, or after a minute the ones that it shows then. */
    async shown(jobs: readonly string[]): Promise<string[]> {
      await vi.waitUntil(() => String(ids()) === String(jobs), { timeout: 60_000, interval: 50 }).catch(() => {});
      return ids();
    },
  };
}

async function openJobs({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>("select id from job where closed_at is null");
  return rows.map(({ id }) => id).toSorted();
}

test("search follows a replica and knows when it is behind", { timeout: 300_000 }, async () => {
  const { primary, replica } = await startReplicated((database) => saveTestJobs(database, JOBS));
  const { model, shown } = await follow({ primary, replica });
  await saveTestJob(primary, { title: "New", company: "Bolt" });
  await closeOldestJob(primary);
  const jobs = await openJobs(primary);
  expect(await shown(jobs)).toEqual(jobs);
  expect(model.ready).toBe(true);

  await replica.pool.query("select pg_wal_replay_pause()");
  await closeOldestJob(primary);
  const replay = watchReplay(primary, silentLog, 20);
  onTestFinished(() => replay.close());
  const hasReached = async () => replay.hasReached(await walPosition(replica));
  await expect.poll(hasReached).toBe(false);
  await replica.pool.query("select pg_wal_replay_resume()");
  await expect.poll(hasReached).toBe(true);
});

test(
  "no change is skipped while a promoted replica and the old primary both answer",
  { timeout: 300_000 },
  async () => {
    const { primary, replica } = await startReplicated((database) => saveTestJobs(database, JOBS));
    const { readFrom, shown } = await follow({ primary, replica });
    await closeOldestJob(primary);
    await shown(await openJobs(primary));
    // Search may be sent to either server, whichever is ahead, and must not stay wrong.
    for (let step = 0; step < STEPS; step += 1) {
      if (randomInt(3) === 0) readFrom(randomInt(2) === 0 ? primary : replica);
      if (randomInt(2) === 0) await closeOldestJob(primary);
      else await saveTestJob(primary, { title: `Step ${step}`, company: "Acme" });
    }
    await shown(await openJobs(primary));

    await replica.pool.query("select pg_promote()");
    readFrom(primary);
    for (let step = 0; step < STEPS; step += 1) {
      await (randomInt(2) === 0
        ? closeOldestJob(replica)
        : saveTestJob(replica, { title: `New ${step}`, company: "Acme" }));
      // The old primary doesn't know yet, and what it still takes is lost.
      if (step < 3) await closeOldestJob(primary);
      if (step === 5) await shown(await openJobs(primary));
      if (step === 10) readFrom(replica);
    }
    const after = await openJobs(replica);
    expect(await shown(after)).toEqual(after);
  },
);
