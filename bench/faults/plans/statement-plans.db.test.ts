import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { fillCatalogue } from "../request-costs.ts";
import { recordingDatabase } from "./recorded-statements.ts";
import { multiplyStatistics, planStatements, type StatementPlan } from "./statement-plans.ts";
import { useEverything } from "./use-everything.ts";

const JOBS = 4000;
/** A job for each of a million, a board for each ten. */
const LARGE = 1_000_000;
const RANDOM_REQUESTS = 600;
/** What a statement may handle: a thousand jobs with all that belongs to them, as steps of background work do. */
const MOST_WORK = 40_000;
/** A scan that stops at the first matching row may still read this many. */
const MOST_SCANNED = 1000;
const NEVER_SCANNED = new Set(["job", "job_change", "job_edit", "job_posting", "posting", "archived_job"]);

/** Statements that may do more, by a part of their text, with the reason. None of them answers a request. */
const ALLOWED: Readonly<Record<string, string>> = {
  "c.slug, c.name, (j.eligibility - 'evidence')": "builds search, at a start without a snapshot",
  "select distinct on (board_id) board_id": "compares the boards' last day with the day before, once an hour",
  "when c.token = b.token then c.profile": "picks a board of each source for its check, once a day",
  "from board where enabled and state <> 'dead' and origin <> 'sample' group by 1, 2":
    "counts boards by their interval, every ten minutes",
  "as s (id) cross join lateral ( select id, source, token from board where source = s.id and host_queue = ''":
    "5,000 new boards at most",
};

/** Files of the store that a run must have used, so that it can't pass by doing nothing. */
const USED = [
  "catalogue/board-claims",
  "catalogue/board-runs",
  "catalogue/followed-changes",
  "catalogue/job-changes",
  "catalogue/job-postings",
  "catalogue/jobs",
  "catalogue/postings",
  "catalogue/retention",
  "catalogue/unreachable-boards",
  "desk/alert-matching",
  "desk/saved-jobs",
  "operations/accuracy-strata",
  "operations/backlog",
  "operations/kept-figures",
  "operations/system-status",
  "search/archived-jobs",
  "search/change-pages",
  "search/company-pages",
  "search/dataset-jobs",
  "search/job-cards",
  "search/job-pages",
  "search/sitemap",
];

const database = await testDatabase();

/** Fills what the catalogue's own filling leaves out. */
async function fillHistory({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into job_change (job_id, kind, created_at) select id, 'opened', posted_at from job;
    insert into job_edit (job_id, field, before, after) select id, 'title', 'Before', 'After' from job;
    insert into company_key (key, company_id) select slug, id from company;
    insert into archived_job (id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason)
      select 1000000 + id, slug, title, company_id, posted_at, posted_at, posted_at, 'missing' from job`);
}

/** Waits until every cursor lies behind the changes so far: an open transaction, of another test too, holds cursors back. */
async function passCursors({ pool }: Database): Promise<void> {
  const isPassed =
    "select not exists (select from job_change where xid >= pg_snapshot_xmin(pg_current_snapshot())) as passed";
  await expect.poll(async () => (await pool.query(isPassed)).rows, { timeout: 120_000 }).toEqual([{ passed: true }]);
}

const textOf = ({ text }: Pick<StatementPlan, "text">) => text.replaceAll(/\s+/g, " ").trim();

function isTooMuch({ scans, work }: StatementPlan): boolean {
  return work > MOST_WORK || (work > MOST_SCANNED && scans.some((table) => NEVER_SCANNED.has(table)));
}

const lineOf = (plan: StatementPlan) =>
  `${plan.from}: ${plan.work} rows handled, reads ${plan.scans.join(", ") || "no table"} whole: ${textOf(plan).slice(0, 300)}`;

test("at 1,000,000 jobs no statement of a request, a task or a board's run reads a growing table whole or handles too many rows", async () => {
  await fillCatalogue(database, JOBS);
  await fillHistory(database);
  await passCursors(database);
  const recording = recordingDatabase(database.url, 10);
  const folder = mkdtempSync(path.join(tmpdir(), "afield-plans-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await useEverything(recording.database, folder, RANDOM_REQUESTS)).toEqual([]);
  await recording.database.close();
  const ours = recording.statements().filter(({ from }) => from !== null);
  const used = new Set(ours.map(({ from }) => from));
  expect(USED.filter((file) => !used.has(file))).toEqual([]);

  await multiplyStatistics(database, LARGE / JOBS);
  const tooMuch = (await planStatements(database, ours)).filter(isTooMuch);
  const isAllowed = (plan: StatementPlan) => Object.keys(ALLOWED).some((part) => textOf(plan).includes(part));
  expect(tooMuch.filter((plan) => !isAllowed(plan)).map(lineOf)).toEqual([]);
  const unneeded = Object.keys(ALLOWED).filter((part) => !tooMuch.some((plan) => textOf(plan).includes(part)));
  expect(unneeded).toEqual([]);

  const planted = ["select count(*) from job where title like '%planted%'", "select from posting order by url limit 1"];
  const found = await planStatements(
    database,
    planted.map((text) => ({ text, values: [], from: "planted" })),
  );
  expect(found.filter(isTooMuch).map(({ scans }) => scans)).toEqual([["job"], ["posting"]]);
}, 600_000);
