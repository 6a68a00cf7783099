import { z } from "zod";
import { list, listOf, number, readSheets } from "./sheet.ts";

const Level = z.enum(["intern", "entry", "junior", "mid", "senior", "staff", "lead", "head"]);
const Terms = z.enum(["full-time", "part-time", "contract", "internship"]);

const Role = z.object({
  /** Companies name the roles they hire for by this key. */
  key: z.string(),
  /** Titles as employers write them. */
  titles: list,
  department: z.string(),
  /** The middle of an experienced person's salary, in US dollars a year. */
  salary: number,
  levels: listOf(Level),
  /** What the work is, in about two sentences. */
  intros: list,
  duties: list,
  needs: list,
  nice: list,
  education: list.optional(),
  /** Which list of the company's stack `{stack}` stands for. */
  stack: z.enum(["backend", "frontend", "mobile", "platform", "data", "tools"]).optional(),
  /** Only for roles that are not always full time. */
  terms: listOf(Terms).optional(),
});

/**
 * The pieces that an opening for this role is written from. Texts may hold the slots `{users}`, `{things}`, `{thing}`, `{area}`,
 * `{stack}` and `{company}`.
 */
export type SampleRole = z.infer<typeof Role>;
export type SampleLevel = z.infer<typeof Level>;
export type SampleTerms = z.infer<typeof Terms>;

const files = [
  "engineering",
  "infrastructure",
  "data",
  "design",
  "product",
  "support",
  "sales",
  "marketing",
  "people",
  "finance",
  "operations",
].map((name) => `roles/${name}.txt`);

/** The roles that sample companies hire for, by key. */
export const sampleRoles: ReadonlyMap<string, SampleRole> = new Map(
  readSheets(files, Role).map((role) => [role.key, role]),
);
