import { z } from "zod";
import { list, readTable } from "./tsv.ts";

/** Groups of head nouns by name: `@dev` is engineer, developer, … */
export const roleHeads: ReadonlyMap<string, readonly string[]> = new Map(
  readTable("role-heads", z.object({ group: z.string(), words: list })).map((row) => [row.group, row.words]),
);

/** Head nouns (or groups of them) and the words beside them that mean a role; `*` is none. The first that holds wins. */
export const roleRules: readonly { role: string; heads: string[]; words: string[] }[] = readTable(
  "role-rules",
  z.object({ role: z.string(), heads: list, words: list }),
).map((row) => ({ ...row, role: row.role === "fullstack" ? "full-stack-engineer" : row.role }));
