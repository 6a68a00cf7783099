import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#app/config.ts";
import { createTerminal } from "#app/terminal.ts";
import { buildWebWhenStale } from "#app/web-build.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startModel } from "#search/model.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startProductProcess, temporaryDataDir } from "#test/processes/product-process.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { startWebThreads } from "./web-threads.ts";

const JOBS = 5;
const START_MS = 60_000;
const SETTINGS = { AUTH_SECRET: "a secret of more than thirty-two characters", OPEN_SEARCH: "on", WEB_THREADS: "2" };

const database = await testDatabase();
await saveTestJobs(database, JOBS);
await buildWebWhenStale();

/** Starts a thread beside this one. */
function startThread() {
  const terminal = createTerminal({ write: () => true });
  const config = readConfig({ ...SETTINGS, DATA_DIR: temporaryDataDir() });
  const threads = startWebThreads({ config, log: silentLog, database, terminal });
  onTestFinished(() => threads.stop());
  return threads;
}

/** Asks over a connection of its own. */
const ask = (url: string) => fetch(url, { headers: { connection: "close" } });

async function totalAt(site: string, query = ""): Promise<number> {
  const { total } = (await (await ask(`${site}/api/jobs?${query}`)).json()) as { total: number };
  return total;
}

test(
  "a thread answers by itself with the read model of the main one, follows its changes, and counts what it answers",
  async () => {
    const threads = startThread();
    threads.figures.provide(() => Promise.resolve("the figures of all threads"));
    const { model, built } = startModel({ database, log: silentLog, pollMs: 20, publish: threads.publish });
    onTestFinished(() => model.close());
    await built;
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    await threads.listen(port);

    expect((await ask(`${site}/readyz`)).status).toBe(200);
    expect([await totalAt(site), await totalAt(site, "q=newcomer")]).toEqual([JOBS, 0]);
    const id = await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
    await expect.poll(() => totalAt(site, "q=newcomer")).toBe(1);
    const paths = [
      "/",
      "/remote-jobs",
      `/api/jobs/${id}`,
      "/api/search/suggest?q=new",
      "/company/nightjar",
      "/jobs.rss",
    ];
    const statuses = await Promise.all(paths.map(async (each) => (await ask(site + each)).status));
    expect(statuses).toEqual(paths.map(() => 200));
    expect(await (await ask(`${site}/metrics`)).text()).toBe("the figures of all threads");
    const [counted] = await threads.figures.others();
    expect(counted!.map(({ name }) => name)).toEqual([
      "afield_database_connections",
      "afield_shed_requests_total",
      "afield_waiting_requests",
      "afield_request_seconds",
      "afield_hung_up_requests_total",
    ]);
    await threads.stop();
    await expect(ask(`${site}/readyz`)).rejects.toThrow("fetch failed");
  },
  START_MS,
);

test(
  "a thread that can't start says why",
  async () => {
    const threads = startThread();
    const other = createServer().listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => void other.close());
    await once(other, "listening");
    await expect(threads.listen((other.address() as AddressInfo).port)).rejects.toThrow("EADDRINUSE");
  },
  START_MS,
);

test(
  "two threads share the port and report as one process",
  async () => {
    const port = await freePort();
    const product = startProductProcess({
      ...SETTINGS,
      DATABASE_URL: database.url,
      DATA_DIR: temporaryDataDir(),
      PORT: String(port),
      ROLE: "web",
      LOG_LEVEL: "warn",
    });
    await product.says("ready");
    expect(product.output()).toContain("2 answer requests");
    const site = `http://127.0.0.1:${port}`;
    const requests = 40;
    for (let sent = 0; sent < requests; sent += 1) expect((await ask(`${site}/api/money`)).status).toBe(200);
    // Whichever thread is asked for the figures.
    for (let asked = 0; asked < 12; asked += 1) {
      const figures = await (await ask(`${site}/metrics`)).text();
      expect(figures).toContain(
        `afield_request_seconds_count{method="GET",route="/api/money",status="200"} ${requests}\n`,
      );
      expect(figures.match(/^process_resident_memory_bytes \d+$/gm)).toHaveLength(1);
      expect(figures).toContain("process_start_time_seconds");
      expect(figures).toContain("afield_search_ready 1");
    }
    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
  },
  START_MS,
);
