import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { isPostgres } from "./process.ts";

const USER = path.resolve(import.meta.dirname, "../../../test/database/embedded-postgres-user.ts");
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-embedded-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** Spawns a process that uses the database of the folder until it reads `end` or is killed; `line()` returns its next line. */
function user(folder: string): { child: ChildProcess; line(): Promise<string>; end(): Promise<void> } {
  const child = spawn(process.execPath, [USER, folder], { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  let text = "";
  child.stdout?.on("data", (data) => (text += data));
  return {
    child,
    async line() {
      while (!text.includes("\n")) {
        if (child.exitCode !== null) throw new Error(`the user ended with ${child.exitCode}`);
        await sleep(20);
      }
      const line = text.slice(0, text.indexOf("\n"));
      text = text.slice(line.length + 1);
      return line;
    },
    async end() {
      const exit = once(child, "exit");
      child.stdin?.end("end\n");
      await exit;
    },
  };
}

function postmasterPid(folder: string): number {
  return Number(readFileSync(path.join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
}

/** The parent of a process. Linux reads it from /proc, because a bare system has no `ps`. */
function parentOf(pid: number): number {
  if (process.platform !== "linux")
    return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
  const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  return Number(parent);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(25);
}

test("keeps its data across a stop and a second start", async () => {
  const folder = dataFolder();
  const first = await startEmbeddedPostgres(folder);
  const before = openDatabase(first.url);
  await before.pool.query("create table kept as select 42 as value");
  await before.close();
  await first.stop();
  const second = await startEmbeddedPostgres(folder);
  const after = openDatabase(second.url);
  expect((await after.pool.query("select value from kept")).rows).toEqual([{ value: 42 }]);
  await after.close();
  const pid = postmasterPid(folder);
  await second.stop();
  expect(isPostgres(pid)).toBe(false);
});

test("lets one of several simultaneous first starts create the database, and all use it", async () => {
  const folder = dataFolder();
  const users = Array.from({ length: 4 }, () => user(folder));
  const lines = await Promise.all(users.map((each) => each.line()));
  const started = lines.map((line) => JSON.parse(line) as { url: string; joined: boolean });
  expect(started.filter((each) => !each.joined)).toHaveLength(1);
  expect(new Set(started.map((each) => each.url)).size).toBe(1);
  await Promise.all(users.map((each) => each.end()));
});

test("outlives the process that started it while another uses it, and stops with the last", async () => {
  const folder = dataFolder();
  const first = user(folder);
  await first.line();
  const second = user(folder);
  expect(JSON.parse(await second.line())).toMatchObject({ joined: true });
  const pid = postmasterPid(folder);
  await first.end();
  await sleep(700);
  expect(isPostgres(pid)).toBe(true);
  second.child.stdin?.write("query\n");
  expect(await second.line()).toBe("answered");
  await second.end();
  await until(() => !isPostgres(pid));
});

/** Starts the database of a folder again and ends it. Returns what its user reports. */
async function startAgain(folder: string): Promise<unknown> {
  const next = user(folder);
  const report: unknown = JSON.parse(await next.line());
  await next.end();
  return report;
}

/** Starts the database of a new folder with one user. */
async function startedByOneUser() {
  const folder = dataFolder();
  const only = user(folder);
  await only.line();
  return { folder, only, pid: postmasterPid(folder) };
}

test("leaves no orphan when its only user is killed, and starts cleanly again", async () => {
  const { folder, only, pid } = await startedByOneUser();
  only.child.kill("SIGKILL");
  await until(() => !isPostgres(pid));
  expect(await startAgain(folder)).toMatchObject({ joined: false });
});

test("replaces a server whose guard and user were both killed", async () => {
  const { folder, only, pid } = await startedByOneUser();
  process.kill(parentOf(pid), "SIGKILL");
  only.child.kill("SIGKILL");
  const next = user(folder);
  expect(JSON.parse(await next.line())).toMatchObject({ joined: false });
  expect(postmasterPid(folder)).not.toBe(pid);
  await until(() => !isPostgres(pid));
  await next.end();
});

test("restarts a killed server on the same port, and connections recover", async () => {
  const folder = dataFolder();
  const restarts: (Error | null)[] = [];
  const embedded = await startEmbeddedPostgres(folder, { onRestart: (error) => restarts.push(error) });
  onTestFinished(() => embedded.stop());
  const database = openDatabase(embedded.url);
  await database.pool.query("select 1");
  process.kill(postmasterPid(folder), "SIGKILL");
  await until(() => restarts.length > 0);
  expect(restarts).toEqual([null]);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("restarts a server once it can start again, such as on a disk that was full", { timeout: 200_000 }, async () => {
  const folder = dataFolder();
  const restarts: (Error | null)[] = [];
  const embedded = await startEmbeddedPostgres(folder, { onRestart: (error) => restarts.push(error) });
  onTestFinished(() => embedded.stop());
  const control = path.join(folder, "postgres/data/global/pg_control");
  const pid = postmasterPid(folder);
  renameSync(control, `${control}.away`);
  process.kill(pid, "SIGKILL");
  await until(() => !isPostgres(pid));
  await sleep(2000);
  renameSync(`${control}.away`, control);
  await until(() => restarts.at(-1) === null);
  const database = openDatabase(embedded.url);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("starts although the pid file names a process of another program", async () => {
  const { folder, only, pid } = await startedByOneUser();
  const file = path.join(folder, "postgres/data/postmaster.pid");
  const left = readFileSync(file, "utf8").replace(String(pid), String(process.pid));
  only.child.kill("SIGKILL");
  await until(() => !isPostgres(pid));
  writeFileSync(file, left);
  expect(await startAgain(folder)).toMatchObject({ joined: false });
});

test("rejects a data folder that is a file, and says what to do", async () => {
  const file = path.join(dataFolder(), "taken");
  writeFileSync(file, "");
  await expect(startEmbeddedPostgres(file)).rejects.toThrow(/data folder .*taken cannot be used .*DATA_DIR/);
});
