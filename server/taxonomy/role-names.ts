import { z } from "zod";
import { list, readTable } from "./tsv.ts";

/**
 * What roles are called in titles of one language, in each gender: "analista de dados", "Pielęgniarka". Only names that mean the role wherever they
 * stand in a title are listed. Searches don't use them: a job is found by its role.
 */
export const roleNames: readonly { role: string; language: string; names: string[] }[] = readTable(
  "role-names",
  z.object({ role: z.string(), language: z.string().length(2), names: list }),
);
