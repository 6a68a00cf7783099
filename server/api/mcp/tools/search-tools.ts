import { z } from "zod";
import type { FeaturedResponse, JobsResponse } from "#contract/schemas/jobs-query.ts";
import { FILTER_NAMES, type FilterName, filterOf, type TermFilterName } from "#contract/values/filters.ts";
import { choicesOf } from "#contract/values/terms/term-choices.ts";
import { UNSTATED } from "#contract/values/salary/salary-steps.ts";
import { type Tool, tool, type ToolContext } from "../tool.ts";
import { ToolError } from "../rest-call.ts";
import { shortJob } from "./short-job.ts";

const values = (what: string) => z.array(z.string().max(200)).max(20).optional().describe(what);
const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, "Use two letters such as PT")
  .optional()
  .describe("Country the person lives in, ISO 3166-1 alpha-2");

/** A longer list of choices is cut in a description. */
const MOST_CHOICES = 8;
const isTermFilter = (name: FilterName): name is TermFilterName => filterOf(name).group === "terms";

const everyone = {
  q: z.string().max(200).optional().describe('Words; `"side by side"`, `-without`'),
  role: values("Roles, such as backend-engineer"),
  location: values("Places, such as germany or europe"),
  experienceLevel: values("entry, junior, mid, senior, lead"),
  employmentType: z.enum(["full-time", "part-time", "contract", "internship"]).optional(),
  livesIn: country,
  eligible: z.boolean().optional().describe("With livesIn: only jobs that people there can be hired for"),
};
/** The choices of a filter in a few words: all of a short list, the first of a long one. */
function choicesText(name: TermFilterName | "visaSponsorship"): string {
  const all = choicesOf(name).map(({ value }) => value);
  const { label } = filterOf(name);
  if (name === "workAuthorisation") return `${label}: countries, ISO 3166-1 alpha-2, EU, or ${UNSTATED}`;
  return `${label}: ${all.length > MOST_CHOICES ? `${all.slice(0, 3).join(", ")} and so on` : all.join(", ")}`;
}

/** The filters about a job's terms, as their declarations describe them. */
const TERMS = Object.fromEntries(
  FILTER_NAMES.filter((name) => name === "visaSponsorship" || isTermFilter(name)).map((name) => {
    const text = choicesText(name);
    return [name, filterOf(name).takes === "several" ? values(text) : z.string().max(200).optional().describe(text)];
  }),
) as Record<TermFilterName | "visaSponsorship", z.ZodOptional<z.ZodString | z.ZodArray<z.ZodString>>>;

const whole = {
  ...TERMS,
  techStack: values("Technologies, such as typescript"),
  company: values("Slugs of companies"),
  industry: values("Industries"),
  datePosted: z.enum(["today", "week", "month"]).optional(),
  salaryMin: z.number().int().min(0).optional().describe("US dollars a year"),
  page: z.number().int().min(1).optional(),
};
const SearchInput = z.object({
  ...everyone,
  ...whole,
  sortBy: z.enum(["date", "salary", "relevance"]).optional(),
  limit: z.number().int().min(1).max(25).optional().describe("Jobs to return, 9 by default"),
});
type SearchInput = z.infer<typeof SearchInput>;

function queryOf({ eligible, ...input }: Partial<SearchInput>) {
  return { ...input, ...(eligible === true && { eligible: "only" }) };
}

/** Throws when a visitor uses what only the whole search has. */
function refuseWholeSearch(input: Partial<SearchInput>): void {
  const used = Object.keys(whole).filter((name) => input[name as keyof SearchInput] !== undefined);
  if (used.length > 0)
    throw new ToolError(`${used.join(", ")}: only with an API key of the scope "search". Leave out, or send a key.`);
}

const searchJobs = tool({
  name: "search_jobs",
  title: "Search remote jobs",
  description: `Finds live remote jobs. Returns the exact total and the first jobs with who can apply and pay as posted. Without an API key: at most 9 jobs and no ${Object.keys(whole).join(", ")}.`,
  input: SearchInput,
  readOnly: true,
  async run(input, { call, origin, wholeSearch }: ToolContext) {
    if (!wholeSearch) refuseWholeSearch(input);
    const path = wholeSearch ? "/api/jobs" : "/api/jobs/featured";
    const { data, total, meta } = await call<JobsResponse | FeaturedResponse>({ path, query: queryOf(input) });
    const shown = input.limit === undefined ? data : data.slice(0, input.limit);
    return { total, jobs: shown.map((job) => shortJob(job, origin)), sample: meta.sample };
  },
});

const salaryStats = tool({
  name: "salary_stats",
  title: "Pay of the jobs of a search",
  description:
    "Counts the live jobs of a search by the middle of their stated pay range, in steps of US dollars a year, and says how many state none. Needs an API key with the scope search, unless the site's search is open.",
  input: z.object({ ...everyone, techStack: whole.techStack, company: whole.company, industry: whole.industry }),
  readOnly: true,
  scope: "search",
  async run(input, { call }: ToolContext) {
    const { total, facets } = await call<JobsResponse>({ path: "/api/jobs", query: { ...queryOf(input), limit: 1 } });
    const { [UNSTATED]: unstated = 0, ...steps } = facets?.["salary"] ?? {};
    const fromUsd = Object.entries(steps)
      .map(([from, jobs]) => ({ from: Number(from), jobs }))
      .toSorted((a, b) => a.from - b.from);
    return { total, unstated, currency: "USD", per: "year", steps: fromUsd };
  },
});

export const SEARCH_TOOLS: readonly Tool[] = [searchJobs, salaryStats];
