import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#postgres/database.ts";
import { mayPassOnInBulk } from "#sources/bulk-gate.ts";
import { closedJobsAfter, FIRST_PLACE, replaceByStubs } from "#store/search/archived-jobs.ts";
import { jobsAllowedBy } from "../write-dataset.ts";
import { parquetRows } from "../parquet-rows.ts";
import { ARCHIVE_COLUMNS, archiveRow } from "./archive-columns.ts";

/** Jobs that one step reads, and of which the file holds a group together: few, because packing them delays everything else in the process. */
const JOBS_PER_STEP = 500;
/** Jobs that one transaction moves. */
const JOBS_PER_MOVE = 200;
/** Jobs of one file. */
const JOBS_PER_FILE = 20_000;
/** Between two steps, so that runs and requests come first. */
const PAUSE_MS = 20;

export interface ArchiveOptions {
  database: Database;
  dataDir: string;
  baseUrl: string;
  now: Date;
  jobsPerFile?: number;
}

/** What one file took. */
export interface Archived {
  /** Jobs that only a stub is left of. */
  moved: number;
  /** The file; null where no job of this round may be kept. */
  file: string | null;
}

/**
 * Moves jobs that closed long ago to a file in `dataDir`, until it is full, and leaves a stub of each. The file is complete and durable before the
 * first row goes, so a process that ends in between only leaves jobs that are in two files.
 */
export async function archiveJobs(options: ArchiveOptions): Promise<Archived> {
  const folder = path.join(options.dataDir, "archive");
  await mkdir(folder, { recursive: true });
  const part = path.join(folder, `${randomUUID()}.part`);
  try {
    const { ids, written } = await writeJobs(part, options);
    const file = written === 0 ? null : await finish(part, folder, options.now);
    let moved = 0;
    for (let from = 0; from < ids.length; from += JOBS_PER_MOVE) {
      moved += await replaceByStubs(options.database, ids.slice(from, from + JOBS_PER_MOVE));
      await sleep(PAUSE_MS);
    }
    return { moved, file };
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes the jobs that are due. Those of sources that don't allow it are left out of the file and move without it. */
async function writeJobs(
  part: string,
  { database, baseUrl, jobsPerFile = JOBS_PER_FILE }: ArchiveOptions,
): Promise<{ ids: string[]; written: number }> {
  const writer = parquetRows(part, { columns: ARCHIVE_COLUMNS, rowsPerGroup: JOBS_PER_STEP });
  const ids: string[] = [];
  let written = 0;
  for (let place = FIRST_PLACE; ids.length < jobsPerFile; await sleep(PAUSE_MS)) {
    const closed = await closedJobsAfter(database, place, Math.min(JOBS_PER_STEP, jobsPerFile - ids.length));
    if (closed.length === 0) break;
    place = closed.at(-1)!.place;
    ids.push(...closed.map(({ id }) => id));
    const jobs = await jobsAllowedBy(
      mayPassOnInBulk,
      database,
      closed.map(({ id }) => id),
      baseUrl,
    );
    const byId = new Map(jobs.map((each) => [each.job.id, each]));
    const rows = closed.flatMap((each) => {
      const job = byId.get(each.id);
      return job === undefined ? [] : [archiveRow(job, each)];
    });
    await writer.write(rows);
    written += rows.length;
  }
  await writer.finish();
  return { ids, written };
}

/** Makes a complete file durable and gives it the name that its content decides. */
async function finish(part: string, folder: string, now: Date): Promise<string> {
  const handle = await open(part, "r+");
  await handle.sync().finally(() => handle.close());
  const hash = createHash("sha256");
  await pipeline(createReadStream(part), hash);
  const name = `closed-jobs-${now.toISOString().slice(0, 10)}-${hash.digest("hex").slice(0, 16)}.parquet`;
  await rename(part, path.join(folder, name));
  const entries = await open(folder);
  await entries.sync().finally(() => entries.close());
  return name;
}
