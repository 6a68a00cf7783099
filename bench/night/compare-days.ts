import { bulkJson, chunksOf } from "#postgres/bulk-json.ts";
import type { Database } from "#postgres/database.ts";
import type { GreenhouseDays } from "./greenhouse-days.ts";

/** How many postings the lists say and the database has, and how many are in only one of the two. */
export interface Comparison {
  expected: number;
  stored: number;
  wrong: number;
}

const ROWS_PER_STATEMENT = 20_000;

/** Loads both lists into the table `listed`, which the comparisons read. */
export async function loadLists(database: Database, { days }: GreenhouseDays): Promise<void> {
  await database.pool.query(
    "create table listed (board text, id text, day smallint, updated_at text, primary key (board, id, day))",
  );
  for (const [at, day] of days.entries())
    for (const rows of chunksOf([...day.values()].flat(), ROWS_PER_STATEMENT))
      await database.pool.query(
        `insert into listed select board, id, $2, "updatedAt"
         from json_to_recordset($1) as r (board text, id text, "updatedAt" text)`,
        [bulkJson(rows), at + 1],
      );
}

/** Saves each posting's content hash after day 1, to find out later which postings changed. */
export async function keepFirstDay(database: Database): Promise<void> {
  await database.pool.query(
    `create table first_day as select b.token as board, p.external_id as id, p.content_hash
     from posting p join board b on b.id = p.board_id`,
  );
}

async function compare(database: Database, expected: string, stored: string): Promise<Comparison> {
  const { rows } = await database.pool.query<Comparison>(
    `with expected as (${expected}), stored as (${stored})
     select (select count(*)::int from expected) as expected, (select count(*)::int from stored) as stored,
       (select count(*)::int from (select * from expected except all select * from stored) missing)
       + (select count(*)::int from (select * from stored except all select * from expected) extra) as wrong`,
  );
  return rows[0]!;
}

const POSTINGS = "select b.token as board, p.external_id as id from posting p join board b on b.id = p.board_id";

/** Compares the postings of day 1. */
export function compareFirstDay(database: Database): Promise<Comparison> {
  return compare(database, "select board, id from listed where day = 1", POSTINGS);
}

/** Compares what opened, changed and closed between the days with the difference of the lists. */
export async function compareDifference(
  database: Database,
): Promise<Record<"opened" | "changed" | "closed", Comparison>> {
  const only = (day: number, other: number) =>
    `select board, id from listed where day = ${day} except select board, id from listed where day = ${other}`;
  return {
    opened: await compare(database, only(2, 1), `${POSTINGS} except select board, id from first_day`),
    changed: await compare(
      database,
      `select a.board, a.id from listed a join listed b on b.board = a.board and b.id = a.id and b.day = 2
       where a.day = 1 and a.updated_at <> b.updated_at`,
      `select b.token as board, p.external_id as id from posting p join board b on b.id = p.board_id
       join first_day f on f.board = b.token and f.id = p.external_id where p.content_hash <> f.content_hash`,
    ),
    closed: await compare(database, only(1, 2), `${POSTINGS} where p.closed_at is not null`),
  };
}

/** Counts what must not be: postings of two jobs, published postings without an open job, open jobs without a posting. */
export async function countDoubled(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ doubled: number }>(
    `select (select count(*)::int from (select posting_id from job_posting group by 1 having count(*) > 1) twice)
       + (select count(*)::int from posting p where p.closed_at is null and p.dropped_reason is null and not exists (
           select from job_posting jp join job j on j.id = jp.job_id where jp.posting_id = p.id and j.closed_at is null))
       + (select count(*)::int from job j where j.closed_at is null and not exists (
           select from job_posting jp join posting p on p.id = jp.posting_id
           where jp.job_id = j.id and p.closed_at is null and p.dropped_reason is null)) as doubled`,
  );
  return rows[0]!.doubled;
}

/** Returns the numbers of stored postings, those kept as remote, and open jobs. */
export async function countStored(database: Database): Promise<{ postings: number; remote: number; jobs: number }> {
  const { rows } = await database.pool.query<{ postings: number; remote: number; jobs: number }>(
    `select (select count(*)::int from posting where closed_at is null) as postings,
       (select count(*)::int from posting where closed_at is null and dropped_reason is null) as remote,
       (select count(*)::int from job where closed_at is null) as jobs`,
  );
  return rows[0]!;
}
