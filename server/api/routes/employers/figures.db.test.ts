import { sql } from "kysely";
import { expect, test } from "vitest";
import { FiguresResponse } from "#contract/schemas/employers/figures.ts";
import type { FigureKind } from "#contract/values/employers/figures.ts";
import { addReported, countInterest, pruneFigures } from "#store/employers/figures.ts";
import { accountApi } from "#test/account-api.ts";
import { decisionTestbed } from "#test/employers/decision-testbed.ts";
import type { TestPerson } from "#test/employers/employer-testbed.ts";

const bed = await decisionTestbed();
const { api, database, person, hiring } = bed;
const { db, pool } = database;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const answer = async ({ token }: TestPerson, claim: string) =>
  await api.get(`/api/me/employers/${claim}/figures`, { token });
async function figures(who: TestPerson, claim: string) {
  const { status, body } = await answer(who, claim);
  expect(status, JSON.stringify(body)).toBe(200);
  const { data } = FiguresResponse.parse(body);
  return Object.fromEntries(data.series.map(({ kind, days }) => [kind, days])) as Record<FigureKind, (number | null)[]>;
}
/** People who read jobs. Returns their ids. */
async function readers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    await api.forgetLimits();
    ids.push((await person()).id);
  }
  return ids;
}
const stored = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from employer_figure`.execute(db)).rows[0]!.count;

test("what browsers report is counted in memory and stored in one go, without who it was", async () => {
  const { who, at, claim, job } = await hiring();
  const site = await accountApi(database);
  const report = async (payload: object, headers: Record<string, string> = {}) =>
    (
      await site.app.inject({
        method: "POST",
        url: "/api/views",
        headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", ...headers },
        payload,
        remoteAddress: "203.0.113.20",
      })
    ).statusCode;
  for (let view = 0; view < 7; view += 1) {
    expect(await report({ kind: "job-view", job })).toBe(204);
    expect(await report({ kind: "job-view", job }, { dnt: "1" })).toBe(204);
    expect(await report({ kind: "job-view", job }, { "sec-gpc": "1" })).toBe(204);
    expect(await report({ kind: "job-view", job }, { "user-agent": "Googlebot/2.1" })).toBe(204);
    expect(await report({ kind: "job-view", job }, { "sec-fetch-site": "cross-site" })).toBe(204);
    expect(await report({ kind: "company-view", company: at.slug })).toBe(204);
  }
  for (let press = 0; press < 4; press += 1) expect(await report({ kind: "apply", job })).toBe(204);
  expect(await report({ kind: "job-view", job: "999999999" }), "a job that isn't here").toBe(204);
  expect(await report({ kind: "company-view", company: "nobody" })).toBe(204);
  expect(await stored(), "no request costs a write").toBe(0);
  await site.close();
  const { "company-view": company, "job-view": jobs, apply, save, alert } = await figures(who, claim);
  expect([company, jobs, apply, save, alert].map((days) => days.at(-1))).toEqual([7, 7, null, 0, 0]);
  const { rows } = await sql<{ row: string }>`select employer_figure::text as row from employer_figure`.execute(db);
  expect(rows.map(({ row }) => row.split(",").length)).toEqual([4, 4, 4]);
});

test.each([
  { kind: "job-view", job: "1 or 1=1" },
  { kind: "job-view", company: "acme" },
  { kind: "company-view", company: "a\u0000b" },
  { kind: "company-view", company: "x".repeat(100) },
  { kind: "save", job: "1" },
  { kind: "apply", job: "1", name: "Ana" },
  {},
])("refuses the report %j", async (report) => {
  expect((await api.post("/api/views", report)).status).toBe(400);
});

test("two processes that store at the same moment lose nothing", async () => {
  const { who, claim, job, at } = await hiring();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      addReported(pool, [
        { kind: n % 2 === 0 ? "apply" : "job-view", key: job, count: 3 },
        { kind: n % 2 === 0 ? "job-view" : "apply", key: job, count: 2 },
        { kind: "company-view", key: at.slug, count: 1 },
      ]),
    ),
  );
  const shown = await figures(who, claim);
  expect([shown.apply.at(-1), shown["job-view"].at(-1), shown["company-view"].at(-1)]).toEqual([50, 50, 20]);
});

test("saves and alerts are counted from what is stored, and counting again changes nothing", async () => {
  const { who, claim, job } = await hiring();
  const other = await hiring();
  const people = await readers(6);
  for (const id of people) {
    await sql`insert into saved_job (account_id, job_id, saved_at, wished_at, removed_at, snapshot, snapshot_at)
      values (${id}, ${job}, now() - interval '25 hours', now(), ${id === people[0] ? sql`now()` : null}, '{}', now())`.execute(
      db,
    );
    await sql`insert into alert_job (account_id, job_id, search_id, due_at) values (${id}, ${job}, gen_random_uuid(), now())`.execute(
      db,
    );
  }
  await sql`insert into saved_job (account_id, job_id, saved_at, wished_at, snapshot, snapshot_at)
    values (${people[0]}, ${other.job}, now() - interval '20 days', now(), '{}', now())`.execute(db);
  expect(await countInterest(pool)).toBeGreaterThan(0);
  expect(await countInterest(pool), "once more").toBe(0);
  const { save, alert } = await figures(who, claim);
  expect([save.slice(-3).reduce((sum: number, count) => sum + (count ?? 0), 0), alert.at(-1)]).toEqual([6, 6]);
  const others = await figures(other.who, other.claim);
  expect([...others.save, ...others.alert].every((count) => count === 0)).toBe(true);
});

test("one more alert on the same day replaces the count", async () => {
  const { who, claim, job } = await hiring();
  const find = async (id: string) =>
    await sql`insert into alert_job (account_id, job_id, search_id, due_at) values (${id}, ${job}, gen_random_uuid(), now())`.execute(
      db,
    );
  const [last, ...others] = await readers(6);
  for (const id of others) await find(id);
  await countInterest(pool);
  expect((await figures(who, claim)).alert.at(-1)).toBe(5);
  await find(last!);
  await countInterest(pool);
  expect((await figures(who, claim)).alert.at(-1)).toBe(6);
});

test("only people who speak for the company see its figures, and with a passkey", async () => {
  const { who, claim } = await hiring();
  const stranger = await person();
  expect((await answer(stranger, claim)).status).toBe(404);
  await sql`update session set passkey_at = null where account_id = ${who.id}`.execute(db);
  expect((await answer(who, claim)).status).toBe(403);
  await sql`update session set passkey_at = now() where account_id = ${who.id}`.execute(db);
  await sql`update employer_proof set expires_at = now() where claim_id = ${claim}`.execute(db);
  expect((await answer(who, claim)).status, "without proofs that hold").toBe(409);
});

test("counts of more than thirteen months ago are removed, in steps", async () => {
  const { at } = await hiring();
  await sql`insert into employer_figure (company_id, day, kind, count)
    select ${at.id}, (now() at time zone 'UTC')::date - n, 'apply', 5 from generate_series(390, 3000) n`.execute(db);
  expect(await pruneFigures(pool)).toBe(3000 - 396);
  const { rows } = await sql<{ days: number }>`
    select max((now() at time zone 'UTC')::date - day) as days from employer_figure where company_id = ${at.id}`.execute(
    db,
  );
  expect(rows[0]!.days).toBe(396);
});
