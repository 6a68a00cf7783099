import { beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#app/config.ts";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import { recordWorker, unlockDeadWorkers, addTask, queueState } from "#store/operations/queue.ts";
import { addBoards, findBoard } from "#store/catalogue/boards.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startBoardWorker } from "./board-worker.ts";
import { startWorker } from "./worker.ts";

let database: Database;
let runs: BoardRuns;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function count(sql: string, values: unknown[] = []): Promise<number> {
  return (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]!.n;
}

describe("the board worker", () => {
  test("runs each due board once across several workers, and a broken board delays no other", async () => {
    const tokens: string[] = [];
    for (let at = 0; at < 12; at += 1) tokens.push(await runs.newBoard(openings(`${at}-a`, `${at}-b`)));
    runs.feed.answer(tokens[3]!, { headers: { "content-type": "text/html" }, body: "<html>" });
    runs.feed.answer(tokens[5]!, { status: 500 });
    const workers = [0, 1, 2].map(() =>
      startBoardWorker({ database, http: runs.feed.http, log: silentLog }, { idleMs: 20 }),
    );
    await until(async () => (await count("board where last_run_at is null")) === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await count("board_run")).toBe(12);
    expect(tokens.map((token) => runs.feed.asked.get(token))).toEqual(tokens.map(() => 1));
    expect(await count("job where closed_at is null")).toBe(20);
    expect(await count("board where lease_owner is not null")).toBe(0);
  });

  test("releases its boards when it is stopped during a run", async () => {
    const token = await runs.newBoard();
    runs.feed.answer(token, { delayMs: 5000, headers: { "content-type": "application/json" }, body: "[]" });
    const worker = startBoardWorker({ database, http: runs.feed.http, log: silentLog }, { idleMs: 20 });
    await until(async () => (await count("board where lease_owner is not null")) === 1);
    await worker.stop(0);
    expect(await runs.boardOf(token)).toMatchObject({ failures: 0, lastSuccessAt: null });
    expect(await count("board where lease_owner is not null")).toBe(0);
    runs.feed.list(token, []);
    await database.pool.query("update board set enabled = false where token = $1", [token]);
  });
});

test("a worker that fails to start, because the database goes away, leaves nothing that keeps its process alive", async () => {
  const lost = openDatabase(database.url);
  await lost.close();
  const config = readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" });
  const services = { config, database: { ...database, db: lost.db }, http: runs.feed.http, log: silentLog };
  await expect(startWorker(services)).rejects.toThrow("after calling end");
  const connections = () =>
    count("pg_stat_activity where datname = current_database() and application_name = 'afield-queue'");
  await expect.poll(connections, { timeout: 8000 }).toBe(0);
});

test("unlocks the tasks of dead workers only", async () => {
  await addTask(database.db, { name: "close-unreachable", key: "dead" });
  await addTask(database.db, { name: "close-unreachable", key: "alive" });
  const lock = (key: string, by: string) =>
    database.pool.query(
      "update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '31 seconds', attempts = 1 where key = $1",
      [key, by],
    );
  await lock("dead", "worker-dead");
  await lock("alive", "worker-alive");
  await recordWorker(database, "this process", ["worker-alive"]);
  expect(await unlockDeadWorkers(database)).toEqual(["worker-dead"]);
  expect(await count("graphile_worker.jobs where locked_at is null and key = 'dead'")).toBe(1);
  expect(await count("graphile_worker.jobs where locked_at is null and key = 'alive'")).toBe(0);
});

test("queues a task only if its transaction commits", async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await addTask(trx, { name: "close-unreachable", key: "undone" });
      throw new Error("undo");
    }),
  ).rejects.toThrow("undo");
  expect(await count("graphile_worker.jobs where key = 'undone'")).toBe(0);
});

test("runs queued tasks and signs off when it stops", async () => {
  await database.pool.query("select graphile_worker.force_unlock_workers(array['worker-alive'])");
  await addTask(database.db, { name: "close-unreachable", key: "now" });
  const config = { ...readConfig({}), sample: false };
  const worker = await startWorker({ config, log: silentLog, database, http: runs.feed.http });
  await until(async () => (await queueState(database)).waiting === 0);
  await worker.stop();
  expect((await queueState(database)).workers).toBe(1);
  expect(await count("worker where id <> 'this process'")).toBe(0);
});

test("discovers candidate boards from the apply links of a job site", async () => {
  await addBoards(database, [{ source: "remotive", token: "all", companyName: null }], "manual");
  const site = (await findBoard(database, "remotive", "all"))!;
  await database.pool.query(
    `insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
     select $1, n::text, url, '', 1, '{"company": {"name": "Found Ltd"}}', '{}', now(), now()
     from unnest(array['https://boards.greenhouse.io/foundltd/jobs/123', 'https://found.example/jobs/1', 'https://remotive.com/remote-jobs/1']) with ordinality as u (url, n)`,
    [site.id],
  );
  expect(await discoverBoards(database, site, silentLog)).toBe(1);
  expect(await findBoard(database, "greenhouse", "foundltd")).toMatchObject({
    origin: "discovered",
    state: "candidate",
    companyName: "Found Ltd",
  });
  expect(await discoverBoards(database, site, silentLog)).toBe(0);
});

test("discovers boards from the links in Hacker News' comments, and has other sites searched", async () => {
  await addBoards(database, [{ source: "hackernews", token: "who-is-hiring", companyName: null }], "manual");
  const thread = (await findBoard(database, "hackernews", "who-is-hiring"))!;
  const bodies = [
    `Larch | Engineer | Remote<p><a href="https:&#x2F;&#x2F;jobs.lever.co&#x2F;larch&#x2F;1" rel="nofollow">https:&#x2F;&#x2F;jobs.lever.co&#x2F;larch...</a>`,
    `Heron | Designer | Remote<p><a href="https:&#x2F;&#x2F;heron.example&#x2F;jobs">https:&#x2F;&#x2F;heron.example&#x2F;jobs</a>`,
    "Otter | Writer | Remote<p>Write to us.",
  ];
  await database.pool.query(
    `insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
     select $1, n::text, 'https://news.ycombinator.com/item?id=1', '', 1,
       json_build_object('company', json_build_object('name', split_part(body, ' ', 1)), 'body', body), '{}', now(), now()
     from unnest($2::text[]) with ordinality as u (body, n)`,
    [thread.id, bodies],
  );
  expect(await discoverBoards(database, thread, silentLog)).toBe(1);
  const { rows } = await database.pool.query("select company_name, discovered_by from board where token = 'larch'");
  expect(rows).toEqual([{ company_name: "Larch", discovered_by: "hacker-news" }]);
  const { rows: tasks } = await database.pool.query<{ payload: object }>(
    "select payload from graphile_worker._private_jobs where key = 'search-link:heron.example'",
  );
  expect(tasks).toEqual([{ payload: { link: "https://heron.example/jobs", companyName: "Heron" } }]);
});
