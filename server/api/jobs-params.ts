import { z } from "zod";
import {
  type DateWindow,
  type JobsQuery,
  MAX_FILTER_VALUES,
  MAX_PAGE_SIZE,
  MAX_TEXT_LENGTH,
  PAGE_SIZE,
  SALARY_UNSTATED,
  type SearchSort,
  SORTS,
} from "#contract/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import {
  EDUCATION_VALUES,
  INDUSTRY_VALUES,
  type LabelledValue,
  LEVEL_VALUES,
  type Resolve,
  resolvePlace,
  resolveTechnology,
  resolver,
  ROLE_VALUES,
  SIZE_VALUES,
  TYPE_VALUES,
  WINDOW_VALUES,
} from "./filter-values.ts";

const MAX_VALUE_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const given = z.union([z.string(), z.array(z.string())]).optional();
const texts = (raw: z.infer<typeof given>): string[] =>
  [raw ?? []]
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** Several values, with commas or by repeating the parameter. */
function many(name: string, description: string) {
  return given
    .transform((raw, context) => {
      const occurrences = texts(raw);
      const values = occurrences.flatMap((text) => text.split(","));
      const fault =
        values.length > MAX_FILTER_VALUES
          ? `${name} takes at most ${MAX_FILTER_VALUES} values`
          : values.some((value) => value.length > MAX_VALUE_LENGTH)
            ? `${name} holds a value longer than ${MAX_VALUE_LENGTH} characters`
            : null;
      if (fault !== null) context.addIssue({ code: "custom", message: fault });
      return occurrences;
    })
    .meta({ description });
}

/** Several values out of a fixed list. */
function someOf(name: string, values: readonly LabelledValue[], description: string) {
  const resolve = resolver(values);
  return many(name, description).transform((occurrences, context) => {
    const found = resolveAll(occurrences, resolve, () => null);
    if (found.includes(null))
      context.addIssue({ code: "custom", message: `${name} must be some of: ${listed(values)}` });
    return found.filter((value) => value !== null);
  });
}

/** One value out of a fixed list; a text in `unset` stands for none. */
function oneOf(name: string, values: readonly LabelledValue[], description: string, unset: readonly string[] = []) {
  const resolve = resolver(values);
  return given
    .transform((raw, context) => {
      const asked = texts(raw).filter((text) => !unset.includes(text.toLowerCase()));
      const [text] = asked;
      if (text === undefined) return null;
      const value = asked.length === 1 ? resolve(text) : null;
      if (value === null) context.addIssue({ code: "custom", message: `${name} must be one of: ${listed(values)}` });
      return value;
    })
    .meta({ description, enum: [...values.map(({ value }) => value), ...unset] });
}

function listed(values: readonly LabelledValue[]): string {
  return values.map(({ value }) => value).join(" | ");
}

function wholeNumber(name: string, from: number, to: number | null, description: string) {
  return given
    .transform((raw, context) => {
      const [text, second] = texts(raw);
      if (text === undefined) return null;
      const number = second === undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (Number.isNaN(number) || (to !== null && (number < from || number > to))) {
        const range = to === null ? "" : ` from ${from} to ${to}`;
        context.addIssue({ code: "custom", message: `${name} must be a whole number${range}` });
      }
      return number;
    })
    .meta({ description });
}

const SORT_VALUES = SORTS.map((value) => ({ value, label: value === "date" ? "Date Posted" : "Salary" }));
const TEXT_SORT_VALUES = [...SORT_VALUES, { value: "relevance", label: "Relevance" }];
const UNSTATED_VALUES = SALARY_UNSTATED.map((value) => ({ value, label: value }));
const MAX_SALARY = 10_000_000;

/** One text; of a repeated parameter the parts together. */
export function searchText(name: string, description: string) {
  return given
    .transform((raw, context) => {
      const text = [raw ?? []].flat().join(" ").trimStart();
      if (text.length > MAX_TEXT_LENGTH) {
        context.addIssue({ code: "custom", message: `${name} takes at most ${MAX_TEXT_LENGTH} characters` });
      }
      return text.trim() === "" ? "" : text;
    })
    .meta({ description, maxLength: MAX_TEXT_LENGTH });
}

/** A `+` in an address means a space, so the open-ended size often arrives without its plus. */
const OPEN_ENDED = /^(\d+)$/;
const sizeText = (raw: unknown): unknown => (typeof raw === "string" ? raw.trim().replace(OPEN_ENDED, "$1+") : raw);

const basic = {
  q: searchText(
    "q",
    'Words that a job holds in its title, company, technologies, summary or description. `"side by side"`, `-without`.',
  ),
  role: many("role", "Roles by slug or title. Any of them."),
  location: many("location", "Places by slug, name or label. Any of them."),
  experienceLevel: someOf("experienceLevel", LEVEL_VALUES, "Levels. Any of them."),
  employmentType: oneOf("employmentType", TYPE_VALUES, "One employment type; `all` is the same as none.", ["all"]),
  sortBy: oneOf(
    "sortBy",
    TEXT_SORT_VALUES,
    "`date`: newest first. `salary`: best paid first, unstated last. `relevance`: with `q` only, and the default then.",
  ),
};

const MAX_NAMED = 20;

function needTextForRelevance(all: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  if (all["sortBy"] !== "relevance" || all["q"] !== "") return;
  context.addIssue({ code: "custom", path: ["sortBy"], message: `sortBy must be one of: ${listed(SORT_VALUES)}` });
}

/** Reads the parameters of a call, and the names of those that mean nothing to it. */
function paramsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = z.object(shape);
  return z
    .looseObject(shape)
    .superRefine(needTextForRelevance)
    .transform((all) => ({
      asked: Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(shape, name))) as z.infer<
        typeof known
      >,
      ignored: Object.keys(all)
        .filter((name) => !Object.hasOwn(shape, name))
        .slice(0, MAX_NAMED)
        .map((name) => name.slice(0, MAX_VALUE_LENGTH)),
    }));
}

/** Parameters of `GET /api/jobs/featured`. */
export const FeaturedParams = paramsOf(basic);

/** Parameters of `GET /api/jobs`. */
export const JobsParams = paramsOf({
  page: wholeNumber("page", 1, MAX_PAGE, "Page, from 1."),
  limit: wholeNumber(
    "limit",
    1,
    null,
    `Jobs on a page: ${PAGE_SIZE} unless told, at least 1, at most ${MAX_PAGE_SIZE}.`,
  ),
  ...basic,
  techStack: many("techStack", "Technologies by slug or name. Any of them."),
  company: many("company", "Companies by slug or name. Any of them."),
  industry: many("industry", "Industries by slug or name. Any of them."),
  companySize: z.preprocess(
    sizeText,
    oneOf("companySize", SIZE_VALUES, "One range of employees. The comma is part of the value."),
  ),
  datePosted: oneOf("datePosted", WINDOW_VALUES, "The last 24 hours, 7 or 30 days.", ["all"]),
  salaryMin: wholeNumber("salaryMin", 0, MAX_SALARY, "US dollars a year that the middle of the pay reaches at least."),
  salaryUnstated: oneOf(
    "salaryUnstated",
    UNSTATED_VALUES,
    "Whether jobs that state no pay pass `salaryMin`: `exclude` unless told.",
  ),
  education: someOf("education", EDUCATION_VALUES, "Education asked for. Any of them."),
});

const resolveRole = resolver(ROLE_VALUES);
const resolveIndustry = resolver(INDUSTRY_VALUES);

/**
 * Values by their canonical slugs. A text that names a value as a whole is that value, comma or no; otherwise its parts
 * between commas are. What names nothing is kept as it is, and finds nothing.
 */
function resolveAll<T>(occurrences: readonly string[], resolve: Resolve, unknown: (text: string) => T): (string | T)[] {
  const values = new Set<string | T>();
  for (const text of occurrences) {
    const whole = resolve(text);
    if (whole !== null) values.add(whole);
    else for (const part of text.split(",")) if (part.trim() !== "") values.add(resolve(part) ?? unknown(part));
  }
  return [...values];
}

const asTyped = (text: string): string => text.trim().toLowerCase();

type Basic = z.infer<typeof FeaturedParams>["asked"];
type Advanced = Partial<z.infer<typeof JobsParams>["asked"]>;

/** The search that the parameters ask for. */
export function jobsQueryOf(params: Basic & Advanced, companies: SearchModel["companies"]): JobsQuery {
  const resolveCompany: Resolve = (text) =>
    companies.nameOf(asTyped(text)) === undefined ? (companies.slugOf(text.trim()) ?? null) : asTyped(text);
  return {
    q: params.q,
    role: resolveAll(params.role, resolveRole, asTyped),
    location: resolveAll(params.location, resolvePlace, asTyped),
    experienceLevel: params.experienceLevel,
    employmentType: params.employmentType,
    techStack: resolveAll(params.techStack ?? [], resolveTechnology, asTyped),
    company: resolveAll(params.company ?? [], resolveCompany, asTyped),
    industry: resolveAll(params.industry ?? [], resolveIndustry, asTyped),
    companySize: params.companySize ?? null,
    education: params.education ?? [],
    datePosted: (params.datePosted ?? null) as DateWindow | null,
    salaryMin: params.salaryMin ?? null,
    salaryUnstated: params.salaryUnstated === "include",
    sortBy: (params.sortBy ?? (params.q === "" ? "date" : "relevance")) as SearchSort,
    page: params.page ?? 1,
    limit: Math.min(Math.max(params.limit ?? PAGE_SIZE, 1), MAX_PAGE_SIZE),
  };
}
