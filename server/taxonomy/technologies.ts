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
   * How to read the bare name in prose. Empty: always. `case`: when written as in `forms`. `context`: when also a word next to it
   * supports it. `alias`: never, only its aliases.
   */
  rule: z.enum(["", "case", "context", "alias"]),
  forms: list,
  /** Words right after the name that support it. */
  after: list,
  /** Technologies and words nearby that support it. */
  near: list,
  /** Phrases with the name that mean something else. */
  not: list,
  /** Slugs of technologies that this one implies: Spring Boot is Spring. */
  implies: list,
});
export type Technology = z.infer<typeof row>;

export const technologies: readonly Technology[] = readTable("technologies", row);

export const technologyBySlug = bySlug(technologies);
