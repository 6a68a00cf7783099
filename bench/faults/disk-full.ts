import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWebWhenStale } from "#app/web-build.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { withFolder } from "../measuring/own-database.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { startProduct } from "./site/product.ts";
import { startTraffic, type Traffic } from "./site/traffic.ts";

const DATA_MIB = 256;
const WAL_MIB = 80;
const FULL_MS = 20_000;
const RECOVERY_LIMIT_MS = 120_000;
/** Little of everything, so that both disks are small. */
const SETTINGS = { shared_buffers: "64MB", max_wal_size: "48MB", min_wal_size: "32MB" };
const NOT_ROOT: Finding = {
  figure: "skipped: mounting a small tmpfs needs root",
  control: "not measured",
  isHeld: false,
};

/** What clients saw while a disk was full. */
interface Full {
  disk: string;
  searches: Record<string, number>;
  writes: Record<string, number>;
  recoveredMs: number | null;
}

/** T18: the database's disk fills up, first the one with the data, then the one with the write-ahead log, which stops the server. */
export const diskFull: FaultTest = {
  id: "T18",
  bar: `a full disk of ${DATA_MIB} MiB for data and of ${WAL_MIB} MiB for the log: nothing acknowledged is lost, requests get 200 or 503, the process goes on, right again within 60 s of freeing`,
  async run(out) {
    if (process.getuid?.() !== 0) return NOT_ROOT;
    await buildWebWhenStale();
    return await withFolder(async (folder) => {
      const disk = { data: path.join(folder, "disk"), wal: path.join(folder, "log") };
      mount(disk.data, DATA_MIB);
      mount(disk.wal, WAL_MIB);
      try {
        return await measure(disk, out);
      } finally {
        for (const mounted of Object.values(disk)) execFileSync("umount", ["-l", mounted]);
      }
    });
  },
};

function mount(folder: string, mib: number): void {
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mib}m,mode=0755`, "tmpfs", folder]);
}

async function measure(disk: { data: string; wal: string }, out: (line: string) => void): Promise<Finding> {
  const postgres = await startWithOwnLog(disk);
  const database = openDatabase(postgres.url, { max: 3, applicationName: "afield-bench" });
  await migrate(database);
  const product = await startProduct({
    databaseUrl: postgres.url,
    role: "all",
    settings: { NODE_ENV: "", SAMPLE: "off", TRUST_PROXY: "127.0.0.1", SMTP_URL: "" },
  });
  try {
    await product.ready();
    const traffic = await startTraffic(`http://127.0.0.1:${product.port}`, database);
    const full = [
      await whileFull(disk.data, "data", { traffic, out, use: () => growTable(database) }),
      await whileFull(disk.wal, "log", { traffic, out, use: () => growLog(database) }),
    ];
    await traffic.stop();
    const lost = await traffic.lost(database);
    await traffic.plantLoss(database);
    const found = await traffic.lost(database);
    const { report } = traffic;
    const strange = Object.keys(report.answers).filter((status) => !["200", "503"].includes(status));
    const shown = full.map(
      ({ disk: name, searches, writes, recoveredMs }) =>
        `${name} full: searches ${JSON.stringify(searches)}, writes ${JSON.stringify(writes)}, right again in ${recoveredMs === null ? "never" : (recoveredMs / 1000).toFixed(1)} s`,
    );
    const isAlive = (await fetch(`http://127.0.0.1:${product.port}/livez`)).status === 200;
    return {
      figure: `${shown.join("; ")}; acknowledged ${report.acknowledged + report.registered.length}, lost ${lost}; other answers ${strange.join(", ") || "none"}; process ends ${isAlive ? 0 : 1}`,
      control: `an acknowledged write that was deleted: ${found} found`,
      isHeld:
        lost === 0 &&
        found === 1 &&
        strange.length === 0 &&
        isAlive &&
        full.every(({ recoveredMs }) => recoveredMs !== null && recoveredMs <= 60_000),
    };
  } finally {
    await product.stop();
    await database.close();
    await postgres.stop();
  }
}

/** Starts a server whose write-ahead log is on a disk of its own. */
async function startWithOwnLog(disk: { data: string; wal: string }): Promise<EmbeddedPostgres> {
  const first = await startEmbeddedPostgres(disk.data, { settings: SETTINGS });
  const data = path.join(first.directory, "data");
  await first.stop();
  const log = path.join(disk.wal, "pg_wal");
  execFileSync("cp", ["-a", path.join(data, "pg_wal"), log]);
  rmSync(path.join(data, "pg_wal"), { recursive: true });
  symlinkSync(log, path.join(data, "pg_wal"));
  return await startEmbeddedPostgres(disk.data, { settings: SETTINGS });
}

interface Filling {
  traffic: Traffic;
  out: (line: string) => void;
  /** Makes the database need more of the disk. */
  use: () => Promise<void>;
}

/** Fills a disk, keeps it full while people go on, frees it and waits until everything works. */
async function whileFull(disk: string, name: string, { traffic, out, use }: Filling): Promise<Full> {
  const ballast = path.join(disk, "ballast");
  const before = structuredClone(traffic.report);
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    const { bavail, bsize } = statfsSync(disk);
    if (bavail > 0) {
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize), { flag: "a" });
      } catch {
        // Full, because the database took some of it at the same moment.
      }
    }
    await use().catch(() => undefined);
    await traffic.register();
    await sleep(200);
  }
  rmSync(ballast);
  const recoveredMs = await traffic.recovered(RECOVERY_LIMIT_MS);
  const since = (kind: "searches" | "writes") => difference(traffic.report[kind], before[kind]);
  const full = { disk: name, searches: since("searches"), writes: since("writes"), recoveredMs };
  out(JSON.stringify(full));
  return full;
}

function difference(now: Record<string, number>, before: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(now).map(([kind, count]) => [kind, count - (before[kind] ?? 0)]));
}

async function growTable({ pool }: Database): Promise<void> {
  await pool.query("create table if not exists ballast (text text)");
  await pool.query("insert into ballast select repeat(md5(n::text), 50) from generate_series(1, 2000) n");
}

/** Asks for more of the log than the disk holds; a full one stops the server. */
async function growLog({ pool }: Database): Promise<void> {
  await pool.query("drop table if exists ballast");
  for (let segment = 0; segment < 4; segment += 1)
    await pool.query("select pg_logical_emit_message(false, 'ballast', repeat('x', 12000000)), pg_switch_wal()");
}
