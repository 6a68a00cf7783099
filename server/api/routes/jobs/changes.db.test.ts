import { afterAll, beforeAll, expect, test } from "vitest";
import { type BulkJob, ChangesResponse } from "#contract/schemas/changes.ts";
import { currentCursor, recordChanges } from "#store/catalogue/job-changes.ts";
import { carriedBy as addCarrier } from "#test/search/carried-by.ts";
import { testDatabase } from "#test/database/database.ts";
import { type JobsApi, jobsApi } from "#test/jobs-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
let api: JobsApi;

beforeAll(async () => {
  api = await jobsApi(database);
});
afterAll(() => api.close());

/** Retries while the server sheds load, as it may on a machine that is busy with other tests. */
async function answerTo(since: string, more = "", headers: Record<string, string> = {}) {
  const url = `/api/changes?since=${since}${more}`;
  for (;;) {
    const answer = await api.get(url, headers);
    if (answer.statusCode !== 503) return answer;
  }
}
/** Waits until every stored change is decided: an older transaction of another test's database may still be at work. */
async function decided(): Promise<void> {
  const text = "select from job_change where xid >= pg_snapshot_xmin(pg_current_snapshot())";
  await expect.poll(async () => (await database.pool.query(text)).rowCount, { timeout: 30_000 }).toBe(0);
}
const changesNow = async (since: string, more = "") => {
  const answer = await answerTo(since, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return ChangesResponse.parse(answer.json());
};
const changes = async (since: string, more = "") => {
  await decided();
  return await changesNow(since, more);
};
const now = async () => {
  await decided();
  return ChangesResponse.parse((await api.get("/api/changes")).json()).next;
};
const change = (jobId: string, kind: "changed" | "closed" | "reopened") =>
  recordChanges(database.pool, [{ jobId, kind }]);

const carriedBy = (jobId: string, source: string, leads = true) => addCarrier(database, jobId, source, { leads });

test("a first call gets the cursor of now, and later calls each change once, page by page and in order", async () => {
  await saveTestJob(database, { title: "Before", company: "Acme" });
  const begin = await now();
  expect((await changes(begin)).data).toEqual([]);
  const first = await saveTestJob(database, { title: "First", company: "Acme" });
  const second = await saveTestJob(database, { title: "Second", company: "Acme" });
  await change(first, "changed");
  const seen: string[] = [];
  let cursor = begin;
  for (let more = true; more;) {
    const page = await changes(cursor, "&limit=2");
    expect(page.data.length).toBeLessThanOrEqual(2);
    seen.push(...page.data.map(({ jobId, kind }) => `${jobId} ${kind}`));
    ({ next: cursor, more } = page);
  }
  expect(seen).toEqual([`${first} opened`, `${second} opened`, `${first} changed`]);
  expect((await changes(cursor)).data).toEqual([]);
});

test("skips no change of a transaction that began earlier and commits later", async () => {
  const job = await saveTestJob(database, { title: "Late", company: "Acme" });
  let cursor = await now();
  const slow = await database.pool.connect();
  await slow.query("begin");
  await recordChanges(slow, [{ jobId: job, kind: "changed" }]);
  await change(job, "reopened");
  const before = await changesNow(cursor);
  expect(before.data).toEqual([]);
  cursor = before.next;
  await slow.query("commit");
  slow.release();
  await decided();
  // The empty page before may be answered for two more seconds.
  await expect
    .poll(async () => (await changesNow(cursor)).data.map(({ kind }) => kind), { timeout: 30_000 })
    .toEqual(["changed", "reopened"]);
});

test("answers 304 while nothing has changed", async () => {
  const job = await saveTestJob(database, { title: "Still", company: "Acme" });
  const cursor = await now();
  await change(job, "changed");
  const { next } = await changes(cursor);
  const etag = String((await answerTo(next)).headers.etag);
  expect((await answerTo(next, "", { "if-none-match": etag })).statusCode).toBe(304);
  await change(job, "changed");
  while ((await answerTo(next, "", { "if-none-match": etag })).statusCode === 304)
    await new Promise((resolve) => setTimeout(resolve, 50));
});

test("passes on evidence and attributions, and no e-mail address or telephone number", async () => {
  const cursor = await now();
  const contact = "write to ana.li@example.com or call +44 (0)20 7946 0958";
  const id = await saveTestJob(database, {
    title: `Engineer, ${contact}`,
    company: "Contact",
    summary: contact,
    location: contact,
    url: "https://jobs.example.org/apply?to=ana.li%40example.com",
    evidence: { location: `Remote in Peru, ${contact}` },
    remoteEvidence: contact,
    areas: { scope: "worldwide", evidence: contact },
  });
  await carriedBy(id, "himalayas");
  await change(id, "changed");
  const { data } = await changes(cursor);
  const job = data.at(-1)?.job as BulkJob;
  expect(job.evidence["location"]).toMatch(/^Remote in Peru, write to •+ or call •+$/);
  expect(job.url).toBe(job.pageUrl);
  expect(job.attributions).toEqual([{ text: "Source: Himalayas", url: `https://jobs.example.org/${id}` }]);
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/@|%40|7946|ana\.li/);
  expect(text).not.toContain("provenance");
});

test.each(["remotive", "jobicy", "remoteok", "adzuna", "unheard-of"])(
  "never passes on a job of %s, and withdraws one that it carries too",
  async (source) => {
    const cursor = await now();
    const only = await saveTestJob(database, { title: `Only ${source}`, company: "Gated" });
    await carriedBy(only, source);
    const both = await saveTestJob(database, { title: `Both ${source}`, company: "Gated" });
    await carriedBy(both, "greenhouse");
    await change(both, "changed");
    expect((await changes(cursor)).data.map(({ jobId, job }) => [jobId, job?.role])).toEqual([
      [both, `Both ${source}`],
      [both, `Both ${source}`],
    ]);
    const later = await now();
    await carriedBy(both, source, false);
    for (const id of [only, both]) await change(id, "changed");
    const withdrawn = await changes(later);
    expect(withdrawn.data).toMatchObject([{ jobId: both, kind: "withdrawn", job: null }]);
    await database.pool.query("update job set closed_at = now(), closed_reason = 'not-listed' where id = any($1)", [
      [only, both],
    ]);
    for (const id of [only, both]) await change(id, "closed");
    expect((await changes(withdrawn.next)).data).toMatchObject([{ jobId: both, kind: "closed", job: null }]);
  },
);

test("a closed job says when and why", async () => {
  const id = await saveTestJob(database, { title: "Ends", company: "Acme" });
  const cursor = await now();
  await database.pool.query("update job set closed_at = now(), closed_reason = 'expired' where id = $1", [id]);
  await change(id, "closed");
  const { data } = await changes(cursor);
  expect(data).toMatchObject([{ kind: "closed", job: { closedWhy: "Its own closing date has passed." } }]);
  expect(data[0]?.job?.closedAt).toBeDefined();
});

test("can't be continued once the next change is older than 30 days, or from another database's cursor", async () => {
  const job = await saveTestJob(database, { title: "Old", company: "Acme" });
  const cursor = await now();
  await change(job, "changed");
  await database.pool.query(
    "update job_change set created_at = now() - interval '29 days' where seq = (select max(seq) from job_change)",
  );
  expect((await changes(cursor, "&limit=3")).data).toHaveLength(1);
  await database.pool.query(
    "update job_change set created_at = now() - interval '31 days' where seq = (select max(seq) from job_change)",
  );
  const old = await answerTo(cursor, "&limit=4");
  expect([old.statusCode, old.json()]).toMatchObject([410, { code: "cursor-gone", field: "since" }]);
  const plain = Buffer.from(cursor, "base64url").toString();
  const [identity, xid, seq] = plain.split("~");
  const end = (await currentCursor(database)).split(":")[1]!;
  for (const other of [`1/2/3~${xid}~${seq}`, `${identity}~${BigInt(end) + 100n}~0`])
    expect((await answerTo(Buffer.from(other).toString("base64url"))).statusCode).toBe(410);
});

test.each(["nonsense", Buffer.from(`1/2/3~${2n ** 64n}~0`).toString("base64url"), "MX4yfjM&since=MX4yfjM"])(
  "rejects since=%s by name",
  async (since) => {
    const answer = await answerTo(since);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: "since", code: "bad-parameter" }]);
  },
);

test.each(["0", "201", "many"])("rejects limit=%s", async (limit) => {
  const answer = await answerTo(await now(), `&limit=${limit}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: "limit" }]);
});

test("reads a page by the index, however many changes wait", async () => {
  await database.pool.query(
    "insert into job_change (job_id, kind) select (select max(id) from job), 'changed' from generate_series(1, 20000)",
  );
  await database.pool.query("analyze job_change");
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(
    `explain select seq from job_change where (xid, seq) > ('5'::xid8, 0) and xid < '9'::xid8 order by xid, seq limit 50`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toMatch(/Sort/);
});
