import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#postgres/database.ts";
import { withFolder, withServer } from "../measuring/own-database.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { missingPrograms } from "./site/patroni-cluster.ts";
import { NEEDED_TO_POOL, startTransactionPooler } from "./site/transaction-pooler.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The files whose tests run; `--tests` names others, separated by commas. */
const FILES = ["server/api"];
const NOTIFIED_WITHIN_MS = 1000;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** T31: every database test of the API, with PgBouncer in transaction mode between the product and the server. */
export const pooledApi: FaultTest = {
  id: "T31",
  bar: "every database test of the API passes through PgBouncer in transaction mode: failed 0",
  async run(out, flags) {
    const missing = missingPrograms(NEEDED_TO_POOL);
    if (missing.length > 0 || process.getuid?.() !== 0)
      return {
        figure: `skipped: needs root and ${missing.join(", ") || "nothing else"} (apt-get install pgbouncer)`,
        control: "not measured",
        isHeld: false,
      };
    const files =
      flags
        .find((flag) => flag.startsWith("--tests="))
        ?.slice("--tests=".length)
        .split(",") ?? FILES;
    const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };
    return await withServer(settings, (url) => withFolder((folder) => measure(folder, url, files, out)));
  },
};

async function measure(
  folder: string,
  url: string,
  files: readonly string[],
  out: (line: string) => void,
): Promise<Finding> {
  const inside = path.join(folder, "pooler");
  mkdirSync(inside, { mode: 0o755 });
  const pooler = await startTransactionPooler(inside, url);
  try {
    const [heardDirectly, heardPooled] = [await notifications(url, url), await notifications(pooler.url, url)];
    const report = await runTests(path.join(folder, "report.json"), files, {
      TEST_DATABASE_URL: url,
      TEST_POOLER_URL: pooler.url,
    });
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status === "failed");
    for (const { fullName } of failed) out(`failed: ${fullName}`);
    return {
      figure: `${report.numPassedTests} tests passed, ${report.numFailedTests} failed`,
      control: `what needs a session fails through the pooler: notifications heard ${heardPooled} of 1, directly ${heardDirectly} of 1`,
      isHeld: report.numFailedTests === 0 && report.numPassedTests > 0 && heardDirectly === 1 && heardPooled === 0,
    };
  } finally {
    await pooler.stop();
  }
}

/** Returns how many of one notification a listener at `url` hears. */
async function notifications(url: string, senderUrl: string): Promise<number> {
  const [listener, sender] = [openDatabase(url, { max: 1 }), openDatabase(senderUrl, { max: 1 })];
  try {
    const client = await listener.pool.connect();
    let heard = 0;
    client.on("notification", () => (heard += 1));
    await client.query("listen pooled");
    await sender.pool.query("notify pooled");
    await sleep(NOTIFIED_WITHIN_MS);
    client.release(true);
    return heard;
  } finally {
    await listener.close();
    await sender.close();
  }
}

async function runTests(file: string, files: readonly string[], settings: Record<string, string>): Promise<Report> {
  const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--project=db", "--reporter=json", `--outputFile.json=${file}`, ...files];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...settings }, stdio: "ignore" });
  await once(child, "close");
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
