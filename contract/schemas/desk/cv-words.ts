import { z } from "zod";

const SkillWords = z.object({
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  /** Spellings that only an entry of a list of skills means: `js`. */
  short: z.array(z.string()),
  /** How to read the bare name, see server/taxonomy/technologies.ts. */
  rule: z.enum(["", "case", "context", "alias"]),
  forms: z.array(z.string()),
  after: z.array(z.string()),
  /** Phrases with the name that mean something else. */
  not: z.array(z.string()),
});
export type SkillWords = z.infer<typeof SkillWords>;

/** The names by which a CV can mention what a profile names. */
const CvWords = z.object({
  roles: z.array(z.object({ slug: z.string(), names: z.array(z.string()) })),
  /** Groups of head nouns: `@dev` is engineer, developer, … */
  roleHeads: z.record(z.string(), z.array(z.string())),
  /** Rules that find a role: a title matches with one of the head nouns (`developer`) next to one of the words (`kotlin`). */
  roleRules: z.array(z.object({ role: z.string(), heads: z.array(z.string()), words: z.array(z.string()) })),
  skills: z.array(SkillWords),
  countries: z.array(z.object({ code: z.string(), names: z.array(z.string()) })),
  /** Towns with at least 100,000 people, the largest first. */
  cities: z.array(z.object({ country: z.string(), population: z.number(), names: z.array(z.string()) })),
});
export type CvWords = z.infer<typeof CvWords>;

/** `GET /api/me/profile/cv-words`. */
export const CvWordsResponse = z.object({ data: CvWords });
export type CvWordsResponse = z.infer<typeof CvWordsResponse>;
