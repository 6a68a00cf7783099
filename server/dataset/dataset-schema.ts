import type { DatasetColumn, DatasetColumnType } from "#contract/schemas/dataset.ts";
import { brand } from "#contract/values/brand.ts";
import { DATASET_COLUMNS } from "./dataset-columns.ts";

const TYPES: Record<DatasetColumnType, object> = {
  text: { type: "string" },
  number: { type: "number" },
  flag: { type: "boolean" },
  time: { type: "string", format: "date-time" },
  texts: { type: "array", items: { type: "string" } },
};

/** Returns the JSON Schema of a row: the dictionary of the columns. */
export function datasetSchema(): object {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `An open remote job of ${brand.name}`,
    type: "object",
    properties: Object.fromEntries(DATASET_COLUMNS.map((column) => [column.name, propertyOf(column)])),
    required: DATASET_COLUMNS.map(({ name }) => name),
    additionalProperties: false,
  };
}

function propertyOf({ type, required, description }: DatasetColumn): object {
  const shape = TYPES[type];
  return required ? { ...shape, description } : { anyOf: [shape, { type: "null" }], description };
}
