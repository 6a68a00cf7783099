import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#postgres/database.ts";
import { queueScheduledTasks } from "#store/operations/queue.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startCron } from "./cron.ts";

const DAY_MS = 86_400_000;
const tasks = [{ name: "each-minute", cron: "* * * * *" }, { name: "by-hand" }];
const database: Database = await testDatabase();

beforeEach(async () => {
  await database.pool.query("delete from graphile_worker._private_jobs; delete from scheduled_task");
});

async function jobs(): Promise<{ task: string; runnable: boolean }[]> {
  const { rows } = await database.pool.query<{ task: string; runnable: boolean }>(
    "select task_identifier as task, run_at <= now() as runnable from graphile_worker.jobs",
  );
  return rows;
}

function start(): void {
  const cron = startCron({ database, log: silentLog, tasks, lookMs: 20 });
  onTestFinished(() => cron.stop());
}

test.each([-DAY_MS, -3_600_000, 0, 3_600_000, DAY_MS])(
  "queues a task for now when the worker's clock is wrong by %i ms",
  async (wrongBy) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + wrongBy });
    onTestFinished(() => void vi.useRealTimers());
    start();
    await vi.waitUntil(async () => (await jobs()).length > 0, { timeout: 10_000, interval: 10 });
    expect(await jobs()).toEqual([{ task: "each-minute", runnable: true }]);
  },
);

test("queues a minute's task once, whatever number of workers look and whether it has run", async () => {
  const minute = new Date("2028-02-29T12:34:00Z");
  const due = [{ name: "each-minute", minute }];
  await database.pool.query("insert into scheduled_task values ('each-minute', $1)", [new Date("2020-01-01")]);
  await Promise.all(Array.from({ length: 8 }, () => queueScheduledTasks(database, due)));
  expect(await jobs()).toHaveLength(1);
});

test("runs again after a clock in the future has left its trace", async () => {
  await database.pool.query("insert into scheduled_task values ('each-minute', now() + interval '1 day')");
  start();
  await expect.poll(jobs, { timeout: 10_000, interval: 10 }).toHaveLength(1);
});
