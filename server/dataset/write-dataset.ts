import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatasetEdition, DatasetFile, DatasetSource } from "#contract/schemas/dataset.ts";
import type { Queryable } from "#postgres/connection.ts";
import { mayPublishAsOpenData } from "#sources/bulk-gate.ts";
import { sources } from "#sources/registry.ts";
import { openJobIdsAfter } from "#store/search/dataset-jobs.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { jobEvidence } from "#store/search/job-pages.ts";
import { type DatasetJob, datasetRow } from "./dataset-columns.ts";
import { datasetSchema } from "./dataset-schema.ts";
import { type DatasetFolder, newPartFolder, publishEdition } from "./editions.ts";
import { finishFile } from "./finished-file.ts";
import { parquetRows } from "./parquet-rows.ts";
import type { RowWriter } from "./row-writer.ts";
import { csvRows, jsonRows } from "./text-rows.ts";

/** Jobs that one step reads. */
const JOBS_PER_STEP = 1000;
/** Between two steps, so that runs and requests come first. */
const PAUSE_MS = 5;

export interface WriteDatasetOptions {
  database: { pool: Queryable };
  folder: DatasetFolder;
  baseUrl: string;
  now: Date;
  /** Called after each step with the number of jobs read so far, and after each complete file. */
  progress?: (jobs: number, files: number) => void;
  jobsPerStep?: number;
}

/**
 * Writes today's edition of the open dataset: every open job whose sources all allow it, each as it is when its step reads it. Readers see the edition once
 * all of its files are complete, and what is there until then. Returns null where no job may be published.
 */
export async function writeDataset(options: WriteDatasetOptions): Promise<DatasetEdition | null> {
  const { folder, now } = options;
  const part = await newPartFolder(folder);
  try {
    const edition = await writeEdition(part, options);
    await publishEdition(folder, edition, now);
    return edition;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function writeEdition(part: string, options: WriteDatasetOptions): Promise<DatasetEdition | null> {
  const { folder, baseUrl, now, progress } = options;
  const date = now.toISOString().slice(0, 10);
  const partOf = (format: DatasetFile["format"]) => path.join(part, format);
  const rows = [parquetRows(partOf("parquet")), csvRows(partOf("csv")), jsonRows(partOf("jsonl"))];
  const { jobs, leftOut, carriers } = await writeRows(rows, options);
  if (jobs === 0) return null;
  await writeFile(partOf("schema"), `${JSON.stringify(datasetSchema(), null, 2)}\n`);
  const files: DatasetFile[] = [];
  async function finish(format: DatasetFile["format"]): Promise<void> {
    files.push(await finishFile({ part: partOf(format), format, date, folder: folder.files, baseUrl }));
    progress?.(jobs + leftOut, files.length);
  }
  for (const format of ["parquet", "csv", "jsonl", "schema"] as const) await finish(format);
  await writeFile(partOf("checksums"), files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(""));
  await finish("checksums");
  return { date, writtenAt: now.toISOString(), jobs, leftOut, sources: listed(carriers), files };
}

interface Written {
  jobs: number;
  leftOut: number;
  /** Jobs by the source that carries them. */
  carriers: ReadonlyMap<string, number>;
}

/** Writes every job that may be published to each of the files, step by step. */
async function writeRows(
  writers: readonly RowWriter[],
  { database, baseUrl, progress, jobsPerStep = JOBS_PER_STEP }: WriteDatasetOptions,
): Promise<Written> {
  const carriers = new Map<string, number>();
  let [jobs, read] = [0, 0];
  for (let last = "0"; ; await sleep(PAUSE_MS)) {
    const ids = await openJobIdsAfter(database, last, jobsPerStep);
    if (ids.length === 0) break;
    last = ids.at(-1)!;
    const allowed = await jobsAllowedBy(mayPublishAsOpenData, database, ids, baseUrl);
    const rows = allowed.map(datasetRow);
    for (const writer of writers) await writer.write(rows);
    for (const { job } of allowed)
      for (const source of new Set(job.sources.map((each) => each.source)))
        carriers.set(source, (carriers.get(source) ?? 0) + 1);
    jobs += rows.length;
    read += ids.length;
    progress?.(read, 0);
  }
  for (const writer of writers) await writer.finish();
  return { jobs, leftOut: read - jobs, carriers };
}

/** Returns these jobs in their order, without those whose sources don't allow it. */
export async function jobsAllowedBy(
  allows: (sourceIds: readonly string[]) => boolean,
  database: { pool: Queryable },
  ids: readonly string[],
  baseUrl: string,
): Promise<DatasetJob[]> {
  const jobs = await jobsByIds(database, ids);
  const evidence = await jobEvidence(database, ids);
  return jobs.flatMap((job): DatasetJob[] => {
    const own = evidence.get(job.id);
    if (own === undefined || !allows(job.sources.map(({ source }) => source))) return [];
    return [{ job, evidence: own, pageUrl: `${baseUrl}/job/${job.slug}-${job.id}` }];
  });
}

function listed(carriers: ReadonlyMap<string, number>): DatasetSource[] {
  return [...carriers]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id, jobs]) => {
      const source = sources.get(id);
      if (source === undefined) return [];
      const { name, homepage, terms } = source;
      return [{ id, name, homepage, ...(terms.attribution && { attribution: terms.attribution }), jobs }];
    });
}
