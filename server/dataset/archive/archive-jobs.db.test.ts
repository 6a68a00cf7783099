import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ensureSources } from "#store/catalogue/boards.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { companyDetails, hiringWeeks } from "#store/search/company-pages.ts";
import { sources } from "#sources/registry.ts";
import { testDatabase } from "#test/database/database.ts";
import { readWithHyparquet } from "#test/oracles/read-dataset.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { archiveJobs } from "./archive-jobs.ts";

const database = await testDatabase();
await ensureSources(database, sources.values());
const dataDir = mkdtempSync(path.join(tmpdir(), "afield-archive-"));
const folder = path.join(dataDir, "archive");
afterAll(() => rmSync(dataDir, { recursive: true }));

const archive = async (jobsPerFile?: number) =>
  archiveJobs({
    database,
    dataDir,
    baseUrl: "https://afield.example",
    now: await databaseNow(database),
    ...(jobsPerFile !== undefined && { jobsPerFile }),
  });

/** Saves a job with a posting, closed for so many days. */
async function closedJob(title: string, days: number, source = "greenhouse"): Promise<string> {
  const id = await saveTestJob(database, {
    title,
    company: "Acme",
    text: `All of ${title}.`,
    hoursAgo: 24 * (days + 10),
  });
  await database.pool.query(
    `with reader as (
       insert into board (source, token) values ($2, 'of-' || $1) returning id),
     listed as (
       insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at, closed_at, closed_reason)
       select id, $1, 'https://jobs.example.org/' || $1, '', 1, '{}', now(), now(), now(), 'missing' from reader returning id),
     edited as (
       insert into job_edit (job_id, field, before, after) values ($1::bigint, 'title', 'Before', 'After'))
     insert into job_posting (posting_id, job_id, is_primary, evidence) select id, $1::bigint, true, 'test' from listed`,
    [id, source],
  );
  await database.pool.query(
    "update job set closed_at = now() - make_interval(days => $2), closed_reason = 'missing' where id = $1",
    [id, days],
  );
  return id;
}

async function wholeJobs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ title: string }>("select title from job order by title");
  return rows.map(({ title }) => title);
}

async function stubs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ title: string }>("select title from archived_job order by title");
  return rows.map(({ title }) => title);
}

async function rowsOf(file: string | null): Promise<Record<string, unknown>[]> {
  return file === null ? [] : await readWithHyparquet(path.join(folder, file));
}

beforeEach(async () => {
  await database.pool.query(
    "truncate job, job_posting, posting, job_change, job_edit, archived_job, account, saved_job cascade",
  );
  await database.pool.query("delete from board");
});

test("moves jobs that closed more than 90 days ago to a file, with all they said, and leaves stubs", async () => {
  await closedJob("Sailor", 91);
  await closedJob("Baker", 89);
  const { moved, file } = await archive();
  expect([moved, await wholeJobs(), await stubs()]).toEqual([1, ["Baker"], ["Sailor"]]);
  expect(await rowsOf(file)).toMatchObject([
    {
      title: "Sailor",
      company: "Acme",
      text: "All of Sailor.",
      closed_reason: "missing",
      closed_at: expect.stringMatching(/^\d{4}-/) as string,
      sources: ["greenhouse"],
    },
  ]);
  for (const table of ["posting", "job_posting", "job_change", "job_edit"]) {
    const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    expect([table, rows[0]?.n]).toEqual([table, 1]);
  }
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a company's figures don't change when its jobs move", async () => {
  await closedJob("Sailor", 91);
  await closedJob("Baker", 120);
  await closedJob("Cook", 5);
  const figures = async () => {
    const details = (await companyDetails(database, "acme"))!;
    const { jobsSeen, closedJobs, firstSeenAt, medianDaysOpen } = details;
    return {
      jobsSeen,
      closedJobs,
      firstSeenAt,
      medianDaysOpen,
      weeks: await hiringWeeks(database, details.id, new Date()),
    };
  };
  const before = await figures();
  expect(before).toMatchObject({ jobsSeen: 3, closedJobs: 3 });
  expect((await archive()).moved).toBe(2);
  expect(await figures()).toEqual(before);
});

test("leaves a job that somebody saved, until they remove it", async () => {
  const id = await closedJob("Sailor", 91);
  await database.pool.query(
    `with person as (insert into account (email, email_key, name, password_hash, terms_version)
       values ('ana@example.com', 'ana@example.com', 'Ana', 'none', 'test') returning id)
     insert into saved_job (account_id, job_id, saved_at, wished_at, snapshot, snapshot_at)
     select id, $1, now(), now(), '{}', now() from person`,
    [id],
  );
  expect([await archive(), await wholeJobs()]).toEqual([{ moved: 0, file: null }, ["Sailor"]]);
  await database.pool.query("delete from saved_job");
  expect([(await archive()).moved, await stubs()]).toEqual([1, ["Sailor"]]);
});

test("a source that forbids bulk output gets a stub, and no row in a file", async () => {
  await closedJob("Sailor", 91, "remoteok");
  await closedJob("Baker", 91);
  const { moved, file } = await archive();
  expect([moved, await stubs()]).toEqual([2, ["Baker", "Sailor"]]);
  expect((await rowsOf(file)).map(({ title }) => title)).toEqual(["Baker"]);
});

test("jobs that closed at the same moment fill several files, each once", async () => {
  for (const title of ["a", "b", "c", "d", "e"]) await closedJob(title, 91);
  await database.pool.query("update job set closed_at = date_trunc('day', now()) - interval '91 days 0.123456 s'");
  const rounds = [await archive(2), await archive(2), await archive(2), await archive(2)];
  expect(rounds.map(({ moved }) => moved)).toEqual([2, 2, 1, 0]);
  const titles = (await Promise.all(rounds.map(({ file }) => rowsOf(file)))).flat().map(({ title }) => String(title));
  expect(titles.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
});

test("a round that fails after its file keeps every job, and the next one moves them", async () => {
  await closedJob("Sailor", 91);
  await database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
     create trigger refused before delete on job for each statement execute function refuse()`,
  );
  await expect(archive()).rejects.toThrow("not now");
  expect([await wholeJobs(), await stubs()]).toEqual([["Sailor"], []]);
  await database.pool.query("drop trigger refused on job; drop function refuse()");
  const { moved, file } = await archive();
  expect([moved, (await rowsOf(file)).length, await stubs()]).toEqual([1, 1, ["Sailor"]]);
});
