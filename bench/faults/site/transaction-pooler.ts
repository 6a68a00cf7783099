import { execFileSync, spawn } from "node:child_process";
import { chownSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#postgres/embedded/free-port.ts";
import { openDatabase } from "#postgres/database.ts";

const OURS = path.resolve(import.meta.dirname, "../../../deploy/pgbouncer/pgbouncer.ini");
const START_LIMIT_MS = 20_000;
/** What Debian installs. */
export const NEEDED_TO_POOL = ["/usr/sbin/pgbouncer"];

/** PgBouncer in transaction mode before a server, as deploy/pgbouncer says. */
export interface TransactionPooler {
  /** The server's URL through the pooler; any database of it. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the pooler in a folder that the user `postgres` can enter. Needs root, because it refuses to run as root. */
export async function startTransactionPooler(folder: string, serverUrl: string): Promise<TransactionPooler> {
  const ids = {
    uid: Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })),
    gid: Number(execFileSync("id", ["-g", "postgres"], { encoding: "utf8" })),
  };
  chownSync(folder, ids.uid, ids.gid);
  const server = new URL(serverUrl);
  const port = await freePort();
  const users = path.join(folder, "users.txt");
  const config = path.join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`, { mode: 0o644 });
  writeFileSync(config, settingsOf(server, port, users), { mode: 0o644 });
  const log = openSync(path.join(folder, "pgbouncer.log"), "a");
  const child = spawn(NEEDED_TO_POOL[0]!, [config], { ...ids, cwd: folder, stdio: ["ignore", log, log] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = new URL(serverUrl);
  url.port = String(port);
  await answers(url.href);
  return {
    url: url.href,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** Our example for this server, each of its databases, and many short-lived ones. */
function settingsOf(server: URL, port: number, users: string): string {
  return readFileSync(OURS, "utf8")
    .replace(/^afield = .*$/m, `* = host=${server.hostname} port=${server.port}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, "auth_type = plain")
    .replace(/^auth_file = .*$/m, `auth_file = ${users}\nserver_idle_timeout = 5`);
}

async function answers(url: string): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const database = openDatabase(url, { max: 1 });
    const isUp = await database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    await database.close();
    if (isUp) return;
    if (performance.now() > until) throw new Error("the pooler does not answer");
    await sleep(200);
  }
}
