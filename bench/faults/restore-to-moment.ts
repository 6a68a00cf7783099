import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, type Database } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { differingTables, tableSums } from "#test/database/table-sums.ts";
import { withFolder } from "../measuring/own-database.ts";
import { saveGeneratedJobs } from "../search/saved-jobs.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { NEEDED_TO_ARCHIVE, startArchivedServer } from "./site/archived-server.ts";
import { missingPrograms } from "./site/patroni-cluster.ts";

const JOBS = 20_000;
/** People who register after the base backup, so that only the archived log has them. */
const PEOPLE = 500;
const SECOND_MS = 1000;
const RECOVERY_LIMIT_MS = 120_000;

/** T30: someone ruins the data, and the server comes back as it was a second before. */
export const restoreToMoment: FaultTest = {
  id: "T30",
  bar: "after a mistake that closes every job and removes every account, pgBackRest restores the database to the second before: 0 tables differ in any value",
  async run(out) {
    const missing = missingPrograms(NEEDED_TO_ARCHIVE);
    if (missing.length > 0 || process.getuid?.() !== 0)
      return {
        figure: `skipped: needs root and ${missing.join(", ") || "nothing else"} (apt-get install pgbackrest postgresql-15)`,
        control: "not measured",
        isHeld: false,
      };
    return await withFolder((folder) => measure(folder, out));
  },
};

async function measure(folder: string, out: (line: string) => void): Promise<Finding> {
  const server = await startArchivedServer(folder);
  try {
    const { before, ruined, moment } = await withOpen(server.url, async (database) => {
      await migrate(database);
      await saveGeneratedJobs(database, JOBS, () => "What one does all day, and with whom. ".repeat(20));
      await server.backUp();
      out("the base backup is there");
      return await work(database);
    });
    const ruinedTables = differingTables(before, ruined);
    out(`the mistake changed ${ruinedTables.length} tables`);
    const began = performance.now();
    await server.restoreTo(moment);
    return await withOpen(server.url, async (database) => {
      await recovered(database);
      const seconds = ((performance.now() - began) / SECOND_MS).toFixed(0);
      const after = await tableSums(database.pool);
      const differing = differingTables(before, after);
      const rows = Object.values(after).reduce((sum, table) => sum + table.rows, 0);
      return {
        figure: `${rows} rows of ${Object.keys(after).length} tables, ${differing.length} tables differ (${differing.join(", ")}); back after ${seconds} s`,
        control: `with the mistake ${ruinedTables.length} tables differ (${ruinedTables.join(", ")})`,
        isHeld: differing.length === 0 && rows > JOBS + PEOPLE && ruinedTables.length >= 2,
      };
    });
  } finally {
    await server.stop().catch(() => undefined);
  }
}

/** Writes after the backup, notes the moment, and makes the mistake a second later. */
async function work(database: Database) {
  const { pool } = database;
  await pool.query(
    `insert into account (email, email_key, name, password_hash, terms_version)
     select n || '@example.com', n || '@example.com', 'Ana', 'none', 'test' from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await pool.query("update job set closed_at = now(), closed_reason = 'missing' where id % 10 = 0");
  const before = await tableSums(pool);
  await sleep(SECOND_MS);
  const { rows } = await pool.query<{ moment: string }>("select clock_timestamp()::text as moment");
  await sleep(SECOND_MS);
  await pool.query("update job set closed_at = now(), closed_reason = 'missing' where closed_at is null");
  await pool.query("delete from account");
  const ruined = await tableSums(pool);
  // Life goes on for a while before somebody notices.
  await pool.query("insert into company (slug, name) values ('later', 'Later')");
  await pool.query("select pg_switch_wal()");
  await sleep(SECOND_MS);
  return { before, ruined, moment: rows[0]!.moment };
}

async function recovered({ pool }: Database): Promise<void> {
  const until = performance.now() + RECOVERY_LIMIT_MS;
  for (;;) {
    const { rows } = await pool.query<{ is: boolean }>("select pg_is_in_recovery() as is");
    if (rows[0]?.is === false) return;
    if (performance.now() > until) throw new Error("the server did not end its recovery");
    await sleep(200);
  }
}

async function withOpen<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { max: 3, applicationName: "afield-bench", onError: () => undefined });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
