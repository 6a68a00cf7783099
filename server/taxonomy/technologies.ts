import { z } from "zod";
import { bySlug, list, Listed, readTable } from "./tsv.ts";

const row = Listed.extend({
  /** As a tag shows it. */
  name: z.string(),
  category: z.string(),
  /** Short spellings that are read in a source's own tags only. */
  short: list,
  /**
   * How to read the bare name in prose. Empty: always. `case`: when written as in `forms`. `context`: when also a word next to it
   * supports it. `foreign`: as `context` in English and as `case` in other languages, which don't have the word. `proper`: as `foreign`, and
   * in English also as a name within a sentence ("totals in Excel"). `alias`: never, only its aliases.
   */
  rule: z.enum(["", "case", "context", "foreign", "proper", "alias"]),
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

/** Returns whether the name itself means other things, too: Go, not TypeScript, of which only "TS" does. */
export function hasAmbiguousName({ rule, forms, name }: Technology): boolean {
  return rule !== "" && (rule === "alias" || forms.some((form) => form.toLowerCase() === name.toLowerCase()));
}
