import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJobs } from "#test/search/saved-job.ts";
import { streamDocuments } from "./search-documents.ts";

const JOBS = 3;
/** A connection is taken for dead two seconds later. */
const LIMIT_MS = 3000;

const database = await testDatabase();

async function allOf<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

test("reading all jobs may take longer than a statement that follows changes", async () => {
  await saveTestJobs(database, JOBS);
  const hurried = openDatabase(database.url, {
    max: 1,
    applicationName: "afield-test-hurried",
    limits: { waitMs: 5000, statementMs: LIMIT_MS, idleInTransactionMs: LIMIT_MS },
  });
  onTestFinished(() => hurried.close());
  const blocking = await database.pool.connect();
  try {
    await blocking.query("begin; lock table job in access exclusive mode");
    const reading = allOf(streamDocuments(hurried));
    reading.catch(() => {});
    // While another transaction holds the table, the read waits; that counts as its time.
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query<{ isOver: boolean }>(
            `select now() - query_start > make_interval(secs => $1) as "isOver" from pg_stat_activity
             where application_name = 'afield-test-hurried' and datname = current_database()`,
            [(LIMIT_MS + 500) / 1000],
          );
          return rows[0]?.isOver ?? false;
        },
        { timeout: 20_000, interval: 50 },
      )
      .toBe(true);
    await blocking.query("rollback");
    expect(await reading).toHaveLength(JOBS);
  } finally {
    blocking.release();
  }
});
