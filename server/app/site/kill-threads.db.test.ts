import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#app/config.ts";
import { createTerminal } from "#app/terminal.ts";
import { buildWebWhenStale } from "#app/web-build.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startModel } from "#search/model.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { newSession } from "#test/new-session.ts";
import { startProductProcess, temporaryDataDir } from "#test/processes/product-process.ts";
import { type Failure, openFailureChannel } from "#test/processes/web-thread-failures.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { startWebThreads } from "./web-threads.ts";

const JOBS = 5;
const START_MS = 60_000;
const SETTINGS = { AUTH_SECRET: "a secret of more than thirty-two characters", OPEN_SEARCH: "on", WEB_THREADS: "2" };

const database = await testDatabase();
await saveTestJobs(database, JOBS);
await buildWebWhenStale();

const FAILING = path.resolve(import.meta.dirname, "../../../test/processes/failing-web-thread.ts");
/** Enough for a site, and soon full. */
const HEAP_MB = 192;

/** Starts a thread beside this one. */
function startThread() {
  const terminal = createTerminal({ write: () => true });
  const config = readConfig({ ...SETTINGS, DATA_DIR: temporaryDataDir() });
  const threads = startWebThreads({ config, log: silentLog, database, terminal, end: () => {} });
  onTestFinished(() => threads.stop());
  return threads;
}

/** Lets threads that can fail answer at a port, beside this one, which doesn't. */
async function startFailing({ count, heapMb }: { count: number; heapMb?: number }) {
  const end = vi.fn<(reason: string, exitCode: number) => void>();
  const terminal = createTerminal({ write: () => true });
  const config = readConfig({ ...SETTINGS, WEB_THREADS: String(count + 1), DATA_DIR: temporaryDataDir() });
  const failing = { program: FAILING, ...(heapMb && { heapMb }) };
  const threads = startWebThreads({ config, log: silentLog, database, terminal, end, ...failing });
  onTestFinished(() => threads.stop());
  const { model, built, welcome } = startModel({ database, log: silentLog, pollMs: 20, publish: threads.publish });
  onTestFinished(() => model.close());
  await built;
  const port = await freePort();
  await threads.listen(port, welcome);
  const channel = openFailureChannel();
  onTestFinished(() => channel.close());
  const answered = new Set<number>();
  channel.hear((message) => {
    if (message.kind === "here") answered.add(message.threadId);
  });
  /** Returns the ids of the threads that answer requests. */
  async function answering(): Promise<number[]> {
    answered.clear();
    channel.tell({ kind: "who" });
    await sleep(50);
    return [...answered];
  }
  return {
    end,
    site: `http://127.0.0.1:${port}`,
    answering,
    fail: (threadId: number, how: Failure) => channel.tell({ kind: "fail", threadId, how }),
    /** Waits until so many threads answer requests, without one of them; returns their ids. */
    async threads(wanted: number, without = -1): Promise<number[]> {
      const look = async () => (await answering()).length === wanted && !answered.has(without);
      await vi.waitUntil(look, { timeout: START_MS });
      return [...answered];
    },
  };
}

/** Saves one new job after another for a person, each as through a balancer, which repeats a request that got no answer. */
function saveJobs(site: string, token: string) {
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  const headers = { authorization: `Bearer ${token}`, connection: "close", "content-type": "application/json" };
  const over = new AbortController();
  async function save(): Promise<void> {
    const id = await saveTestJob(database, { title: "Wanted", company: "Acme" });
    const ask = () => fetch(`${site}/api/me/saved-jobs/${id}`, { method: "PUT", headers, body: "{}" });
    // As often as HAProxy does.
    const repeat = () => sleep(200).then(ask);
    const { status } = await ask().catch(repeat).catch(repeat).catch(repeat);
    if (status === 200) acknowledged.push(id);
    else failures.push(status);
  }
  async function run(): Promise<void> {
    for (; !over.signal.aborted; await sleep(100)) await save().catch((error: unknown) => failures.push(error));
  }
  const running = run();
  async function stop(): Promise<void> {
    over.abort();
    await running;
  }
  onTestFinished(stop);
  return { acknowledged, failures, stop };
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
    const { model, built, welcome } = startModel({ database, log: silentLog, pollMs: 20, publish: threads.publish });
    onTestFinished(() => model.close());
    await built;
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    await threads.listen(port, welcome);

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
    await expect(threads.listen((other.address() as AddressInfo).port, async () => {})).rejects.toThrow("EADDRINUSE");
  },
  START_MS,
);

test(
  "when threads throw, exit and run out of memory, the others go on answering, nothing acknowledged is lost, and others take their places",
  async () => {
    const { site, fail, threads, end } = await startFailing({ count: 2, heapMb: HEAP_MB });
    const ledger = saveJobs(site, (await newSession(database)).token);
    let running = await threads(2);
    for (const how of ["throw", "exit", "memory"] as const) {
      const { length } = ledger.acknowledged;
      await vi.waitUntil(() => ledger.acknowledged.length > length + 3, { timeout: START_MS });
      const [oldest, other] = running.toSorted((a, b) => a - b);
      fail(oldest!, how);
      running = await threads(2, oldest);
      expect(running).toContain(other);
    }
    await ledger.stop();
    expect(ledger.failures).toEqual([]);
    const { rows } = await database.pool.query<{ id: string }>(
      "select job_id as id from saved_job where job_id = any($1::bigint[])",
      [ledger.acknowledged],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ledger.acknowledged.toSorted());

    // Only threads that came later are left, and they follow the changes.
    const open = "select count(*)::int as jobs from job where closed_at is null";
    const { jobs } = (await database.pool.query<{ jobs: number }>(open)).rows[0]!;
    await expect.poll(() => totalAt(site)).toBe(jobs);
    await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
    await expect.poll(() => totalAt(site)).toBe(jobs + 1);
    expect(end).not.toHaveBeenCalled();
  },
  3 * START_MS,
);

test(
  "threads that keep ending stop the program with what happened",
  async () => {
    const { fail, answering, end } = await startFailing({ count: 1 });
    for (let last = -1; end.mock.calls.length === 0;) {
      const [now] = await answering();
      if (now !== undefined && now !== last) fail((last = now), "exit");
    }
    const reason = "web threads ended 5 times within 10 minutes, so something is wrong with all";
    expect(end.mock.calls).toEqual([[reason, 1]]);
  },
  3 * START_MS,
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
