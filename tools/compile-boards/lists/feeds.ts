import path from "node:path";
import { sources } from "#sources/registry.ts";
import { readTable } from "../read-table.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

const FEEDS_LIST = path.join(import.meta.dirname, "..", "feeds.tsv");
/** The board of a source that has one feed. */
const WHOLE_FEED = "all";

/** The boards of open feeds: our own list, and the one board of every source that is a single feed. */
export const feeds: BoardList = {
  id: "feeds",
  file: FEEDS_LIST,
  *read(file): Generator<ListLine> {
    for (const { source, token, expected } of readTable(file, ["source", "token", "expected"]))
      yield sighting(source, token, { remote: Number(expected) });
    for (const source of sources.values())
      if (source.kind === "board" && source.token.test(WHOLE_FEED)) yield sighting(source.id, WHOLE_FEED);
  },
};
