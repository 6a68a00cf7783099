import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { DeskMarksResponse } from "#contract/schemas/desk/marks.ts";
import { DeskJobsResponse, SavedJobsResponse, SavedWishesResponse } from "#contract/schemas/desk/saved.ts";
import { MAX_SAVED_JOBS, TOO_MANY_SAVED } from "#contract/values/desk/saved.ts";
import { snapshotOf } from "#contract/values/desk/changes.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { pruneRemovedSavedJobs } from "#store/desk/saved-jobs.ts";
import { accountApi, accountApiTestbed } from "#test/account-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { silentLog } from "#test/log.ts";

const LIST = "/api/me/saved-jobs";
const HOUR_MS = 3_600_000;
const { api, database } = await accountApiTestbed();
const jobs = await Promise.all(
  ["Data Engineer", "Editor", "Nurse"].map((title) => saveTestJob(database, { title, company: "Kestrow Grid" })),
);
const [first = "", second = "", third = ""] = jobs;
let people = 0;

async function person() {
  people += 1;
  const { token, email } = await api.signedIn({ email: `person${people}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email = ${email}`.execute(database.db);
  const id = rows[0]!.id;
  const of = { token };
  return {
    id,
    token,
    save: (jobId: string, body: object = {}) => api.put(`${LIST}/${jobId}`, body, of),
    remove: (jobId: string, ageMs = 0) => api.delete(`${LIST}/${jobId}?ageMs=${ageMs}`, of),
    wishes: (wishes: object[]) => api.post(`${LIST}/wishes`, { wishes }, of),
    confirm: (ids: string[]) => api.post(`${LIST}/confirm-changes`, { ids }, of),
    list: async () => SavedJobsResponse.parse((await api.get(LIST, of)).body).data,
    async ids() {
      return (await this.list()).map(({ job }) => job.id);
    },
  };
}

async function change(jobId: string, set: ReturnType<typeof sql>, kind?: "closed" | "reopened") {
  await sql`update job set ${set} where id = ${jobId}`.execute(database.db);
  if (kind !== undefined) await inBulkTransaction(database, (client) => recordChanges(client, [{ jobId, kind }]));
}

test("saves and removes jobs, the saved last first, and repeats change nothing", async () => {
  const ana = await person();
  expect((await ana.save(first)).body["data"]).toMatchObject({ jobId: first, savedAt: expect.any(String) as string });
  const [{ savedAt } = {}] = await ana.list();
  await ana.save(second);
  expect((await ana.save(first)).body["data"]).toEqual({ jobId: first, savedAt });
  expect(await ana.ids()).toEqual([second, first]);
  for (let times = 0; times < 2; times++)
    expect((await ana.remove(second)).body["data"]).toEqual({ jobId: second, savedAt: null });
  expect(await ana.ids()).toEqual([first]);
});

test("lets the last wish win, whichever arrives last", async () => {
  const ana = await person();
  await ana.save(first, { ageMs: 2 * HOUR_MS });
  await ana.remove(first, HOUR_MS);
  expect((await ana.save(first, { ageMs: 1.5 * HOUR_MS })).body["data"]).toEqual({ jobId: first, savedAt: null });
  expect(await ana.ids()).toEqual([]);
  await ana.save(first, { ageMs: 0.5 * HOUR_MS });
  await ana.remove(first, 0.75 * HOUR_MS);
  expect(await ana.ids()).toEqual([first]);
});

test("counts a removal of a removed job, so that an older wish to save it loses", async () => {
  const ana = await person();
  await ana.save(first, { ageMs: 4 * HOUR_MS });
  await ana.remove(first, 3 * HOUR_MS);
  await ana.remove(first, HOUR_MS);
  await ana.save(first, { ageMs: 2 * HOUR_MS });
  expect(await ana.ids()).toEqual([]);
});

test("undoes a removal with its first date, while saving again later starts a new one", async () => {
  const ana = await person();
  await ana.save(first, { ageMs: 5 * HOUR_MS });
  const [before] = await ana.list();
  await ana.remove(first);
  await ana.save(first, { restore: true });
  expect((await ana.list())[0]?.savedAt).toBe(before?.savedAt);
  await ana.remove(first);
  await ana.save(first);
  expect((await ana.list())[0]?.savedAt).not.toBe(before?.savedAt);
});

test("shows what has changed since, until the person confirms it", async () => {
  const ana = await person();
  const id = await saveTestJob(database, { title: "Writer", company: "Fernhall", salaryYearlyUsd: 50_000 });
  await ana.save(id);
  expect((await ana.list())[0]?.changes).toEqual([]);
  await change(id, sql`salary = salary || '{"min": 60000, "max": 60000}', location = 'Portugal'`);
  await change(id, sql`eligibility = eligibility || '{"scope": "places", "countries": ["PT"]}'`);
  const [saved] = await ana.list();
  expect(saved?.changes).toMatchObject([
    { kind: "salary", before: "$50k / year", after: "$60k / year" },
    { kind: "location", before: "Worldwide", after: "Portugal" },
    { kind: "eligibility", before: { scope: "worldwide" }, after: { countries: ["PT"] } },
  ]);
  expect((await ana.confirm([id, third])).status).toBe(200);
  expect((await ana.list()).map(({ job, changes }) => [job.id, changes])).toEqual([[id, []]]);
  await change(id, sql`closed_at = now(), closed_reason = 'not-listed'`, "closed");
  expect((await ana.list())[0]).toMatchObject({ changes: [{ kind: "closed" }] });
  await change(id, sql`closed_at = null, closed_reason = null`, "reopened");
  expect((await ana.list())[0]).toMatchObject({ changes: [{ kind: "reopened" }] });
  await ana.confirm([id]);
  expect((await ana.list())[0]?.changes).toEqual([]);
});

test("compares with the snapshot of the browser that saved it", async () => {
  const ana = await person();
  const { body } = await api.get(`/api/desk/jobs?ids=${first}`);
  const [job] = DeskJobsResponse.parse(body).data;
  const snapshot = { ...snapshotOf(job!), salary: "€1" };
  await ana.save(first, { ageMs: HOUR_MS, snapshot });
  expect((await ana.list())[0]?.changes).toEqual([{ kind: "salary", before: "€1", after: null }]);
  for (const bad of ["nul \u0000", "half \ud800", "x".repeat(20_000)]) {
    const refused = await ana.save(second, { snapshot: { ...snapshot, salary: bad } });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([400, "invalid-input", "snapshot"]);
  }
});

test("answers several wishes one by one, and a refused one doesn't stop the others", async () => {
  const ana = await person();
  const { status, body } = await ana.wishes([
    { jobId: first, saved: true, ageMs: 10 },
    { jobId: "999999999", saved: true },
    { jobId: second, saved: true, ageMs: 5 },
    { jobId: first, saved: false },
  ]);
  expect(status).toBe(200);
  const answers = SavedWishesResponse.parse(body).data;
  expect(answers.map(({ jobId, savedAt, refusal }) => [jobId, savedAt !== null, refusal?.code])).toEqual([
    [first, true, undefined],
    ["999999999", false, "not-found"],
    [second, true, undefined],
    [first, false, undefined],
  ]);
  expect(await ana.ids()).toEqual([second]);
});

test.each([
  ["an id that never existed", "999999999", 404],
  ["an id beyond every number", "9".repeat(30), 400],
  ["a word", "nurse", 400],
])("refuses %s", async (_name, id, status) => {
  const ana = await person();
  expect((await ana.save(id)).status).toBe(status);
  expect(await ana.ids()).toEqual([]);
});

test("says so when the limit is reached, also for a job that was removed before", async () => {
  const ana = await person();
  await ana.save(second);
  await ana.remove(second);
  await sql`
    insert into job overriding system value
    select (jsonb_populate_record(j, jsonb_build_object('id', 1000000 + n))).* from job j, generate_series(1, ${MAX_SAVED_JOBS}::int) n
    where j.id = ${first}`.execute(database.db);
  await sql`
    insert into saved_job (account_id, job_id, saved_at, wished_at, snapshot, snapshot_at)
    select ${ana.id}, id, now() - interval '1 day', now() - interval '1 day', '{}', now() from job where id > 1000000`.execute(
    database.db,
  );
  for (const id of [first, second]) {
    const refused = await ana.save(id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, "too-many", TOO_MANY_SAVED]);
  }
  expect((await ana.save("1000001")).status).toBe(200);
});

test("marks saved jobs, and nobody sees another person's", async () => {
  const [ana, eve] = [await person(), await person()];
  await ana.save(first);
  const marks = async (token: string) =>
    Object.keys(DeskMarksResponse.parse((await api.get("/api/me/desk/marks", { token })).body).data.jobs);
  expect([await marks(ana.token), await marks(eve.token)]).toEqual([[first], []]);
  expect(await eve.ids()).toEqual([]);
  await eve.remove(first);
  await eve.confirm([first]);
  expect(await ana.ids()).toEqual([first]);
});

test("exports saved jobs with the account and erases them with it", async () => {
  const ana = await person();
  await ana.save(first);
  expect((await exportPersonalData(database.db, ana.id))["saved_job"]).toMatchObject([{ job_id: first }]);
  expect(await erasePersonalData(database.db, ana.id)).toMatchObject({ saved_job: 1 });
});

test("forgets removed jobs only when no browser can hold an older wish", async () => {
  const ana = await person();
  await ana.save(first, { ageMs: HOUR_MS });
  await ana.remove(first);
  expect(await pruneRemovedSavedJobs(database.db)).toBe(0);
  await sql`update saved_job set removed_at = now() - interval '401 days' where account_id = ${ana.id}`.execute(
    database.db,
  );
  expect(await pruneRemovedSavedJobs(database.db)).toBe(1);
});

test("returns what jobs say now to anybody, without unknown ones", async () => {
  const { status, body } = await api.get(`/api/desk/jobs?ids=${first},999999999`);
  expect([status, DeskJobsResponse.parse(body).data.map(({ id }) => id)]).toEqual([200, [first]]);
  for (const ids of ["", "x", "0", Array.from({ length: 101 }, () => "1").join(",")])
    expect((await api.get(`/api/desk/jobs?ids=${ids}`)).status).toBe(400);
});

test("doesn't exist while it is held back", async () => {
  const held = await accountApi(database, silentLog, {}, CAPABILITIES);
  for (const path of [LIST, "/api/me/desk/marks", "/api/desk/jobs?ids=1"])
    expect((await held.get(path)).status, path).toBe(404);
  await held.close();
});
