import { z } from "zod";

/** Bounds as the posting states them; null where it states none. */
export const Bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() });
export type Bounds = z.infer<typeof Bounds>;

/** Levels of the Common European Framework of Reference (CEFR), and those that postings name in words. */
export const ASKED_LEVELS = [
  "A1",
  "A2",
  "B1",
  "B2",
  "C1",
  "C2",
  "basic",
  "conversational",
  "fluent",
  "native",
] as const;
export const AskedLevel = z.enum(ASKED_LEVELS);
export type AskedLevel = z.infer<typeof AskedLevel>;

/** A language that a posting names for its people. `language` is a code of ISO 639-1. */
export const AskedLanguage = z.object({
  language: z.string(),
  level: AskedLevel.nullable(),
  /** False where it's only welcome. */
  required: z.boolean(),
});
export type AskedLanguage = z.infer<typeof AskedLanguage>;

/** What a posting says about the terms of a job. What it doesn't say is absent. */
export const JobTerms = z.object({
  securityClearance: z.literal("required").optional(),
  /** Countries in which people must be allowed to work already: ISO 3166-1 alpha-2, or `EU`. */
  workAuthorisation: z.array(z.string()).optional(),
  /** The language of the posting's text, ISO 639-1. */
  adLanguage: z.string().optional(),
  /** The most demanding first. */
  languagesAsked: z.array(AskedLanguage).optional(),
  /** Years of experience. */
  yearsAsked: Bounds.optional(),
  /** Whether experience replaces the degree. */
  degreeOptional: z.literal("yes").optional(),
});
export type JobTerms = z.infer<typeof JobTerms>;
