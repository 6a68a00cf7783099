import { rm } from "node:fs/promises";
import path from "node:path";
import { backUp, megabytes } from "#postgres/backup/back-up.ts";
import { restore } from "#postgres/backup/restore.ts";
import { type Database, openDatabase } from "#postgres/database.ts";
import { databaseUrl } from "#test/database/database-url.ts";
import { differingTables, tableSums } from "#test/database/table-sums.ts";
import { withDatabase, withFolder } from "../../measuring/own-database.ts";
import { saveGeneratedJobs } from "../../search/saved-jobs.ts";
import type { FaultTest } from "../fault-test.ts";

const JOBS = 50_000;
const SECONDS = 1000;

/** Runs `use` with an empty database on the same server. */
export async function withSecondDatabase<T>(
  database: Database,
  name: string,
  use: (second: Database) => Promise<T>,
): Promise<T> {
  await database.pool.query(`create database ${name}`);
  const second = openDatabase(databaseUrl(database.url, name), { applicationName: "afield-bench" });
  try {
    return await use(second);
  } finally {
    await second.close();
    await database.pool.query(`drop database ${name} with (force)`);
  }
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; seconds: string }> {
  const began = performance.now();
  const result = await work;
  return { result, seconds: ((performance.now() - began) / SECONDS).toFixed(1) };
}

export const backupCopy: FaultTest = {
  id: "T26",
  bar: "a backup restored into an empty database has 100 % of the rows, equal in every value",
  async run(out) {
    return await withFolder((folder) =>
      withDatabase({}, async (database) => {
        await saveGeneratedJobs(database, JOBS, () => "What one does all day, and with whom. ".repeat(40));
        const file = path.join(folder, "whole.backup");
        const written = await timed(backUp(database, { file, secretCheck: "00", progress: out }));
        return await withSecondDatabase(database, "restored", async (restored) => {
          const read = await timed(restore(restored, { file, progress: () => undefined }));
          await rm(file);
          const before = await tableSums(database.pool);
          const differing = differingTables(before, await tableSums(restored.pool));
          await restored.pool.query("update job set title = title || '.' where id = (select max(id) from job)");
          const planted = differingTables(before, await tableSums(restored.pool));
          return {
            figure: `${read.result.rows} rows of ${read.result.tables} tables, ${differing.length} tables differ; ${megabytes(written.result.bytes)} written in ${written.seconds} s, restored in ${read.seconds} s`,
            control: `with one altered value: ${planted.join(", ")} differs`,
            isHeld: differing.length === 0 && read.result.rows > JOBS && planted.includes("job"),
          };
        });
      }),
    );
  },
};
