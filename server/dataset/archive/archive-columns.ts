import type { DatasetColumn } from "#contract/schemas/dataset.ts";
import { maskAddressesAndNumbers as mask } from "#normalise/text/contacts.ts";
import type { ClosedJob } from "#store/search/archived-jobs.ts";
import { DATASET_COLUMNS, type DatasetJob, datasetRow, type DatasetRow } from "../dataset-columns.ts";

/** The columns of an archive's file: those of the open dataset, and what it leaves out. */
export const ARCHIVE_COLUMNS: readonly DatasetColumn[] = [
  ...DATASET_COLUMNS,
  { name: "text", type: "text", required: true, description: "The posting as plain text, with contact details masked" },
  { name: "closed_at", type: "time", required: true, description: "When it closed" },
  { name: "closed_reason", type: "text", required: true, description: "Why it closed" },
];

/** Returns a closed job's values in the order of the columns. */
export function archiveRow(job: DatasetJob, { text, closedAt, closedReason }: ClosedJob): DatasetRow {
  return [...datasetRow(job), mask(text), closedAt, closedReason];
}
