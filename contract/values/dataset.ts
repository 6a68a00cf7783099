/** Under what anyone may use the open dataset. */
export const DATASET_LICENCE = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
  terms:
    "Name this site with a link, and show each job's attributions. The words quoted from postings are their employers' and aren't licensed; they are there as evidence.",
} as const;

/** Names that lead to the files of the latest edition. */
export const LATEST_NAMES = {
  parquet: "jobs.parquet",
  csv: "jobs.csv.gz",
  jsonl: "jobs.jsonl.gz",
  schema: "schema.json",
  checksums: "SHA256SUMS",
} as const;
