import path from "node:path";
import { readTable } from "./read-table.ts";

const REFUSED_LIST = path.join(import.meta.dirname, "refused.tsv");
const refused = new Set(
  [...readTable(REFUSED_LIST, ["source", "token"])].map(({ source, token }) => keyOf({ source, token })),
);

function keyOf({ source, token }: { source: string; token: string }): string {
  return `${source} ${token.toLowerCase()}`;
}

/** Returns whether the directory leaves this board out by name. */
export function isRefused(board: { source: string; token: string }): boolean {
  return refused.has(keyOf(board));
}
