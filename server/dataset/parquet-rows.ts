import { fileWriter, ParquetWriter } from "hyparquet-writer";
import type { DatasetColumn, DatasetColumnType } from "#contract/schemas/dataset.ts";
import { DATASET_COLUMNS, type DatasetRow } from "./dataset-columns.ts";
import type { RowWriter } from "./row-writer.ts";

/** Rows of a group, which are held in memory together. A reader of some columns makes a request for each column and group. */
export const ROWS_PER_GROUP = 20_000;

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

const TEXT = { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } } as const;
const TYPES: Record<Exclude<DatasetColumnType, "texts">, Omit<SchemaElement, "name">> = {
  text: TEXT,
  number: { type: "DOUBLE" },
  flag: { type: "BOOLEAN" },
  time: {
    type: "INT64",
    converted_type: "TIMESTAMP_MILLIS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
  },
};

/** Opens a Parquet file for rows of these columns, the dataset's when absent. Replaces a file of that name. */
export function parquetRows(
  file: string,
  {
    columns = DATASET_COLUMNS,
    rowsPerGroup = ROWS_PER_GROUP,
  }: { columns?: readonly DatasetColumn[]; rowsPerGroup?: number } = {},
): RowWriter {
  const schema = [{ name: "jobs", num_children: columns.length }, ...columns.flatMap(elementsOf)];
  const writer = new ParquetWriter({ writer: fileWriter(file), schema, createdBy: "afield" });
  let group: DatasetRow[] = [];
  async function writeGroup(): Promise<void> {
    const columnData = columns.map(({ name }, index) => ({ name, data: group.map((row) => row[index]) }));
    await writer.write({ columnData, rowGroupSize: rowsPerGroup });
    group = [];
  }
  return {
    async write(rows) {
      group.push(...rows);
      if (group.length >= rowsPerGroup) await writeGroup();
    },
    async finish() {
      if (group.length > 0) await writeGroup();
      await writer.finish();
    },
  };
}

/** Returns a column as Parquet describes it; a list takes three elements. */
function elementsOf({ name, type, required }: DatasetColumn): SchemaElement[] {
  const repetition_type = required ? "REQUIRED" : "OPTIONAL";
  if (type !== "texts") return [{ name, ...TYPES[type], repetition_type }];
  return [
    { name, repetition_type, converted_type: "LIST", logical_type: { type: "LIST" }, num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", ...TEXT, repetition_type: "REQUIRED" },
  ];
}
