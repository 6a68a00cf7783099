import { setTimeout as sleep } from "node:timers/promises";
import { buildWebWhenStale } from "#app/web-build.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { withFolder } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";
import { missingPrograms, startPatroniCluster } from "./site/patroni-cluster.ts";
import { type Product, startProduct } from "./site/product.ts";
import { startTraffic } from "./site/traffic.ts";

const FAILOVERS = 30;
const JOBS = 80;
const LIMIT_MINUTES = 60;
const OUTAGE_LIMIT_MS = 30_000;
const RECOVERY_LIMIT_MS = 120_000;

/** T20: a site and a worker on three servers with synchronous replication, whose leader crashes or steps down again and again. */
export const failover: FaultTest = {
  id: "T20",
  bar: `${FAILOVERS} failovers of three synchronous servers, crashes and switchovers in turn: nothing acknowledged is lost, writes are back within 30 s, nobody is signed out, no process ends, search is right`,
  async run(out, flags) {
    const missing = missingPrograms();
    if (missing.length > 0 || process.getuid?.() !== 0)
      return {
        figure: `skipped: needs root and ${missing.join(", ") || "nothing else"} (apt-get install patroni etcd-server haproxy postgresql-15)`,
        control: "not measured",
        isHeld: false,
      };
    const failovers = Number(flags.find((flag) => flag.startsWith("--failovers="))?.split("=")[1] ?? FAILOVERS);
    await buildWebWhenStale();
    const limitMs =
      Number(flags.find((flag) => flag.startsWith("--minutes="))?.split("=")[1] ?? LIMIT_MINUTES) * 60_000;
    return await withFolder((folder) => measure(folder, { failovers, limitMs, out }));
  },
};

interface Plan {
  failovers: number;
  limitMs: number;
  out: (line: string) => void;
}

async function measure(folder: string, { failovers, limitMs, out }: Plan) {
  const cluster = await startPatroniCluster(folder);
  const database = openDatabase(cluster.url, { max: 3, applicationName: "afield-bench", onError: () => undefined });
  const products: Product[] = [];
  try {
    await migrate(database);
    for (let job = 0; job < JOBS; job += 1) await saveTestJob(database, { title: `Job ${job}`, company: "Acme" });
    for (const role of ["web", "worker"] as const)
      products.push(await startProduct({ databaseUrl: cluster.url, role, settings: { TRUST_PROXY: "127.0.0.1" } }));
    const site = `http://127.0.0.1:${products[0]!.port}`;
    await products[0]!.ready();
    out("the cluster and the product are up");
    const traffic = await startTraffic(site, database, 4);
    let neverRecovered = 0;
    const until = performance.now() + limitMs;
    let done = 0;
    for (; done < failovers && performance.now() < until; done += 1) {
      // So that search has something to follow, before and after.
      await closeOldestJob(database).catch(() => undefined);
      await cluster.settled();
      await sleep(1000);
      await (done % 2 === 0 ? cluster.crashLeader() : cluster.switchOver());
      await traffic.register();
      if ((await traffic.recovered(RECOVERY_LIMIT_MS)) === null) neverRecovered += 1;
      out(
        `${done + 1} failovers: outages ${traffic.report.outagesMs.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s, 401 ${traffic.report.unauthenticated}`,
      );
    }
    await traffic.stop();
    await cluster.settled();
    const lost = await traffic.lost(database);
    const wrong = await searchDifference(await traffic.searchTotal(), database);
    await traffic.plantLoss(database);
    const found = await traffic.lost(database);
    const { report } = traffic;
    const outages = report.outagesMs.toSorted((a, b) => a - b);
    const longest = outages.at(-1) ?? 0;
    const ended = products.filter(({ pid }) => !isRunning(pid)).length;
    return {
      figure: `${done} failovers: acknowledged ${report.acknowledged + report.registered.length}, lost ${lost}; write outage p50 ${seconds(outages[Math.floor(outages.length / 2)] ?? 0)} s, longest ${seconds(longest)} s; 401 ${report.unauthenticated}; process ends ${ended}; never recovered ${neverRecovered}; jobs that search has wrong ${wrong}`,
      control: `an acknowledged write that was deleted: ${found} found`,
      isHeld:
        done === failovers &&
        lost + report.unauthenticated + ended + neverRecovered + wrong === 0 &&
        longest <= OUTAGE_LIMIT_MS &&
        found === 1,
    };
  } finally {
    for (const product of products) await product.stop();
    await database.close();
    await cluster.stop();
  }
}

/** Returns by how many jobs search and database differ. */
async function searchDifference(total: number, database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ open: number }>(
    "select count(*)::int as open from job where closed_at is null",
  );
  return Math.abs(total - (rows[0]?.open ?? 0));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
