import { z } from "zod";
import { bySlug, list, Listed, readTable } from "./tsv.ts";

const row = Listed.extend({
  title: z.string(),
  /** Slug of the job profile. */
  profile: z.string(),
  /** Roles that this one is a kind of; a job of this role is found under them too. */
  broader: list,
  /** Words that mean it when nothing else in the title says more. */
  weak: list,
  /** Titles that mean it only with a hint beside them: `product engineer [software]`. */
  context: list,
});
export type Role = z.infer<typeof row>;

/** Canonical roles, in the order of the built-in list. */
export const roles: readonly Role[] = readTable("roles", row);

export const roleBySlug = bySlug(roles);

/**
 * What roles are called in titles of one language, in each gender: "analista de dados", "Pielęgniarka". Only names that mean the role wherever they
 * stand in a title are listed. Searches don't use them: a job is found by its role.
 */
export const roleNames: readonly { role: string; language: string; names: string[] }[] = readTable(
  "role-names",
  z.object({ role: z.string(), language: z.string().length(2), names: list }),
);
