import path from "node:path";
import { readTable } from "../read-table.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

export const CURATED_LIST = path.join(import.meta.dirname, "..", "curated.tsv");

/** Our own list: companies known to hire remotely, and the open feeds. */
export const curated: BoardList = {
  id: "curated",
  file: CURATED_LIST,
  remoteEmployers: true,
  *read(file): Generator<ListLine> {
    for (const { source, token, company } of readTable(file, ["source", "token", "company"]))
      yield sighting(source, token, { company });
  },
};
