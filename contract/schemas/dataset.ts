import { z } from "zod";

/** What a file of the open dataset is. */
export const DATASET_FORMATS = ["parquet", "csv", "jsonl", "schema", "checksums"] as const;

export const DatasetFile = z.object({
  format: z.enum(DATASET_FORMATS),
  name: z.string(),
  /** Its lasting address on this site. */
  url: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type DatasetFile = z.infer<typeof DatasetFile>;

/** A source of an edition, with what must be shown next to its jobs. */
export const DatasetSource = z.object({
  id: z.string(),
  name: z.string(),
  homepage: z.string(),
  attribution: z.string().optional(),
  /** Jobs of the edition that it carries. */
  jobs: z.number().int(),
});
export type DatasetSource = z.infer<typeof DatasetSource>;

/** The open jobs of one night. */
export const DatasetEdition = z.object({
  /** The day on which it was written, in UTC. */
  date: z.iso.date(),
  writtenAt: z.iso.datetime(),
  jobs: z.number().int(),
  /** Open jobs that it lacks, because one of their sources doesn't allow publishing them. */
  leftOut: z.number().int(),
  sources: z.array(DatasetSource),
  files: z.array(DatasetFile),
});
export type DatasetEdition = z.infer<typeof DatasetEdition>;

export const DATASET_COLUMN_TYPES = ["text", "number", "flag", "time", "texts"] as const;
export type DatasetColumnType = (typeof DATASET_COLUMN_TYPES)[number];

export const DatasetColumn = z.object({
  name: z.string(),
  type: z.enum(DATASET_COLUMN_TYPES),
  /** Whether every row has a value. A list always has one, which may be empty. */
  required: z.boolean(),
  description: z.string(),
});
export type DatasetColumn = z.infer<typeof DatasetColumn>;

export const DatasetResponse = z.object({
  data: z.object({
    /** Whether this site writes an edition every night. */
    nightly: z.boolean(),
    /** The latest first; empty before the first night. */
    editions: z.array(DatasetEdition),
    columns: z.array(DatasetColumn),
    licence: z.object({ name: z.string(), url: z.string(), terms: z.string() }),
  }),
});
export type DatasetResponse = z.infer<typeof DatasetResponse>;
