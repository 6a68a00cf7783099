import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "graphile-worker";
import pg from "pg";
import type { EmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";

const RUN_MS = 20_000;

/** Counts how often a process ends whose queue runs as the library starts it, when the database crashes while tasks run. */
export async function deathsOfUnguardedQueue(postgres: EmbeddedPostgres, crashes: number): Promise<number> {
  const postmasterFile = path.join(postgres.directory, "data/postmaster.pid");
  let deaths = 0;
  for (let crash = 0; crash < crashes; crash += 1) {
    const child = fork(import.meta.filename, [postgres.url], { stdio: "ignore" });
    const exit = once(child, "exit").then(() => "ended" as const);
    await Promise.race([once(child, "message"), exit]);
    await sleep(100);
    process.kill(Number(readFileSync(postmasterFile, "utf8").split("\n")[0]), "SIGQUIT");
    if ((await Promise.race([exit, sleep(5000, "alive" as const)])) === "ended") deaths += 1;
    child.kill("SIGKILL");
    await exit;
    await answers(postgres.url);
  }
  return deaths;
}

/** Waits until the database has restarted. */
async function answers(url: string): Promise<void> {
  for (;;) {
    await sleep(500);
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
  }
}

/** The process: a queue with short tasks, which fail and succeed in turn. */
async function runQueue(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 6 });
  pgPool.on("error", () => undefined);
  pgPool.on("connect", (client) => client.on("error", () => undefined));
  const runner = await run({
    pgPool,
    noHandleSignals: true,
    taskList: {
      async short() {
        await sleep(20);
        if (Math.random() < 0.5) throw new Error("planned");
      },
    },
    preset: { worker: { concurrentJobs: 6 } },
  });
  for (let until = performance.now() + RUN_MS; performance.now() < until;) {
    await Promise.all(Array.from({ length: 20 }, () => runner.addJob("short", {}).catch(() => undefined)));
    if (process.connected) process.send?.("running");
  }
}

if (process.argv[1] === import.meta.filename) await runQueue(process.argv[2] ?? "");
