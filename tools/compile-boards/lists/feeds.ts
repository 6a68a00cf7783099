import path from "node:path";
import { readTable } from "../read-table.ts";

const FEEDS_LIST = path.join(import.meta.dirname, "..", "feeds.tsv");

export interface FeedBoard {
  source: string;
  token: string;
  expected: number;
}

/** Reads our own list of the boards of open feeds. */
export function feedBoards(file: string = FEEDS_LIST): FeedBoard[] {
  return [...readTable(file, ["source", "token", "expected"])].map(({ source, token, expected }) => ({
    source,
    token,
    expected: Number(expected),
  }));
}
