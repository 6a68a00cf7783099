import { z } from "zod";
import { list, readTable } from "./tsv.ts";

/** Groups of head nouns by name: `@dev` is engineer, developer, … */
export const roleHeads: ReadonlyMap<string, readonly string[]> = new Map(
  readTable("role-heads", z.object({ group: z.string(), words: list })).map((row) => [row.group, row.words]),
);

/**
 * The rules that find a role in a job title. A rule matches when the title has one of its head nouns, such as "developer", next to one of
 * its words, such as "kotlin"; the word `*` means that the head noun is enough. The first rule that matches decides.
 */
export const roleRules: readonly { role: string; heads: string[]; words: string[] }[] = readTable(
  "role-rules",
  z.object({ role: z.string(), heads: list, words: list }),
).map((row) => ({ ...row, role: row.role === "fullstack" ? "full-stack-engineer" : row.role }));
