import { z } from "zod";
import { bySlug, flag, list, readTable } from "./tsv.ts";

const row = z.object({
  slug: z.string(),
  /** As a tag shows it. */
  name: z.string(),
  category: z.string(),
  builtIn: flag,
  /** Spellings that always mean it, lower case. */
  aliases: list,
  /** Short spellings that are read in a source's own tags only. */
  short: list,
  /**
   * How the bare name is read in prose. Empty: always. `case`: when written as in `forms`. `context`: when written so and a neighbour
   * speaks for it. `alias`: never, only its aliases are.
   */
  rule: z.enum(["", "case", "context", "alias"]),
  forms: list,
  /** Words right after the name that speak for it. */
  after: list,
  /** Technologies and words nearby that speak for it. */
  near: list,
  /** Phrases that hold the name but mean something else. */
  not: list,
  /** Slugs that a posting which names this one asks for too: Spring Boot is Spring. */
  implies: list,
});
export type Technology = z.infer<typeof row>;

export const technologies: readonly Technology[] = readTable("technologies", row);

export const technologyBySlug = bySlug(technologies);
