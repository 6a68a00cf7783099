import { closeSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { EmbeddedPostgresError } from "./account.ts";
import { ensureCluster, ROLE } from "./cluster.ts";
import { clusterFailure } from "./cluster-failure.ts";
import { clusterFiles, type ClusterFiles, type Distribution } from "./files.ts";
import { freePort } from "./free-port.ts";
import { dropPipe, holdPipe, removeOldPipes, spawnGuarded } from "./guard.ts";
import { isPostgres, postmasterOf, signal, type Postmaster } from "./process.ts";

/** A running embedded PostgreSQL. Processes share it; it stops when the last of them exits. */
export interface EmbeddedPostgres {
  url: string;
  /** Folder of its files; not always under the data folder (see ClusterFiles). */
  directory: string;
  /** True when another process had already started it. */
  joined: boolean;
  /** Stops using the database; the last user waits until it has stopped. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** PostgreSQL settings that add to or replace the defaults. */
  settings?: Record<string, string>;
  /** Called after a crashed server was restarted on the same port, and with the error after each try that failed. */
  onRestart?: (error: Error | null) => void;
  /** The build of PostgreSQL to run, for tests; the product's own when absent. */
  distribution?: Distribution;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "256MB",
  max_connections: "100",
};
const START_LIMIT_MS = 120_000;
const START_TRIES = 5;
const UNSEEN_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 20_000;
const WATCH_EVERY_MS = 500;
/** Before another try to restart a server, such as one whose disk is full: the first wait, which doubles up to the longest. */
const RETRY_FIRST_MS = 1000;
const RETRY_LONGEST_MS = 15_000;

interface Running {
  postmaster: Postmaster;
  pipe: number;
  joined: boolean;
}

/** Starts the embedded database of a data folder, or joins it when another process runs it. Several processes may call it at once. */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const files = await clusterFiles(path.resolve(dataDir), options.distribution);
  const password = ensureCluster(files);
  const settings = { ...SETTINGS, ...options.settings };
  const first = await ensureRunning(files, password, settings, await freePort());
  const port = first.postmaster.port;
  await ensureDatabase(urlOf(port, password, "postgres"));

  /** Null while a crashed server can't be restarted. */
  let running: Running | null = first;
  const stopping = new AbortController();
  let restarting: Promise<void> | null = null;
  const restart = async (crashed: Running) => {
    closeSync(crashed.pipe);
    running = null;
    for (let waitMs = RETRY_FIRST_MS; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, RETRY_LONGEST_MS)) {
      try {
        running = await ensureRunning(files, password, settings, port);
        return options.onRestart?.(null);
      } catch (error) {
        options.onRestart?.(error as Error);
      }
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const watch = setInterval(() => {
    if (running === null || restarting || isGuarded(files, running.postmaster)) return;
    restarting = restart(running).finally(() => (restarting = null));
  }, WATCH_EVERY_MS);
  watch.unref();

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearInterval(watch);
    await restarting;
    if (running !== null) await leave(files, running);
  };
  return { url: urlOf(port, password, ROLE), directory: files.root, joined: first.joined, stop };
}

/** Joins a running server or starts one. Of several simultaneous starters one wins, and the others join it. */
async function ensureRunning(
  files: ClusterFiles,
  password: string,
  settings: Record<string, string>,
  port: number,
): Promise<Running> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (let tries = 0; tries < START_TRIES && performance.now() < deadline; tries++) {
    const running = (await join(files, password, deadline)) ?? (await start(files, password, settings, port, deadline));
    if (running) return running;
    await sleep(100);
  }
  throw notStarted(files);
}

async function join(files: ClusterFiles, password: string, deadline: number): Promise<Running | null> {
  const postmaster = postmasterOf(files);
  if (!postmaster) return null;
  if (!isPostgres(postmaster.pid)) {
    // The id of a dead server may have passed to another program, which PostgreSQL would take for a running server.
    rmSync(path.join(files.data, "postmaster.pid"), { force: true });
    return null;
  }
  const pipe = holdPipe(files, postmaster.port);
  if (pipe === null) {
    signal(postmaster.pid, "SIGINT");
    await waitUntilGone(postmaster, deadline);
    return null;
  }
  while (isPostgres(postmaster.pid) && performance.now() < deadline) {
    if (await answers(postmaster.port, password)) return { postmaster, pipe, joined: true };
    await sleep(50);
  }
  closeSync(pipe);
  return null;
}

async function start(
  files: ClusterFiles,
  password: string,
  settings: Record<string, string>,
  port: number,
  deadline: number,
): Promise<Running | null> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { pipe, ended } = spawnGuarded(files, port, ["-D", files.data, "-p", String(port), ...flags]);
  let seenAt = performance.now();
  // The guard outlives a server that gave up, such as one without room on its disk. One that recovers takes as long as it needs.
  while (performance.now() < deadline && !ended() && performance.now() - seenAt < UNSEEN_LIMIT_MS) {
    const postmaster = postmasterOf(files);
    if (postmaster !== null && isPostgres(postmaster.pid)) seenAt = performance.now();
    if (postmaster?.port === port && (await answers(port, password))) {
      removeOldPipes(files, port);
      return { postmaster, pipe, joined: false };
    }
    await sleep(25);
  }
  dropPipe(files, port, pipe);
  return null;
}

/** Closes this process's end of the pipe, and waits for the server's exit when it was the last user. */
async function leave(files: ClusterFiles, running: Running): Promise<void> {
  closeSync(running.pipe);
  const deadline = performance.now() + STOP_LIMIT_MS;
  // After the last user has left, the guard first closes the pipe and then stops the server.
  const waits = running.joined ? 4 : 80;
  for (let wait = 0; wait < waits && isGuarded(files, running.postmaster); wait++) await sleep(25);
  if (isGuarded(files, running.postmaster)) return;
  await waitUntilGone(running.postmaster, deadline);
  if (isPostgres(running.postmaster.pid)) signal(running.postmaster.pid, "SIGQUIT");
}

function isGuarded(files: ClusterFiles, postmaster: Postmaster): boolean {
  if (!isPostgres(postmaster.pid)) return false;
  const pipe = holdPipe(files, postmaster.port);
  if (pipe === null) return false;
  closeSync(pipe);
  return true;
}

async function waitUntilGone(postmaster: Postmaster, deadline: number): Promise<void> {
  while (isPostgres(postmaster.pid) && performance.now() < deadline) await sleep(25);
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(port, password, "postgres"), connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") return false;
    throw new EmbeddedPostgresError(
      "The embedded database rejects its own password: secret.json does not belong to it.",
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [ROLE]);
    if (found.rowCount === 0) await client.query(`create database ${ROLE}`);
  } catch (error) {
    // Another process created it in the meantime.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end();
  }
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

function notStarted(files: ClusterFiles): EmbeddedPostgresError {
  let messages = "";
  try {
    messages = readFileSync(files.log, "utf8").trim().split("\n").slice(-5).join("\n  ");
  } catch {
    // No log: the server never ran.
  }
  return clusterFailure(
    files.root,
    messages,
    `The embedded database did not start. Its last messages (${files.log}):\n  `,
  );
}
