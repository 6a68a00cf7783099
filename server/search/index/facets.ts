import { FILTER_LISTS, type FilterList } from "#contract/schemas/filter-options.ts";
import { type JobsQuery, SALARY_STEPS, UNSTATED } from "#contract/schemas/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

/**
 * How a facet's values lie in the forward index. `single`: one code a job. `combination`: one code a job that stands for
 * a set of values, for facets whose sets repeat across jobs. `many`: a list of codes a job.
 */
export type FacetShape = "single" | "combination" | "many";

/** The filter lists, and pay by the steps of its histogram. */
export type FacetList = FilterList | "salary";

export interface Facet {
  list: FacetList;
  shape: FacetShape;
  /** Values of a document; a location's are read by `areas.ts` instead. */
  values(document: SearchDocument): readonly string[];
  /** Values a query asks for; empty when it leaves the facet open. Pay is narrowed by amount in `conditions.ts` instead. */
  wanted(query: JobsQuery): readonly string[];
}

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

const shapes: Record<FacetList, Omit<Facet, "list">> = {
  roleTitles: { shape: "many", values: (d) => d.roles, wanted: (q) => q.role },
  locations: { shape: "combination", values: () => [], wanted: (q) => q.location },
  experienceLevels: { shape: "combination", values: (d) => d.levels, wanted: (q) => q.experienceLevel },
  employmentTypes: { shape: "single", values: (d) => one(d.employmentType), wanted: (q) => one(q.employmentType) },
  techStacks: { shape: "many", values: (d) => d.techStack, wanted: (q) => q.techStack },
  industries: { shape: "combination", values: (d) => d.industries, wanted: (q) => q.industry },
  companySizes: { shape: "single", values: (d) => one(d.companySize), wanted: (q) => one(q.companySize) },
  companies: { shape: "single", values: (d) => one(d.companySlug), wanted: (q) => q.company },
  educationRequirements: { shape: "single", values: (d) => one(d.education), wanted: (q) => q.education },
  salary: { shape: "single", values: (d) => [salaryStep(d.salaryYearlyUsd)], wanted: () => [] },
};

/** Every facet, in the order of the filter lists; a facet's place in this list is its number everywhere in search. */
export const FACETS: readonly Facet[] = [...FILTER_LISTS, "salary" as const].map((list) => ({
  list,
  ...shapes[list],
}));

/** Number of the location facet, whose values expand over the tree of places. */
export const LOCATION_FACET = FILTER_LISTS.indexOf("locations");

/** Number of the facet of companies. */
export const COMPANY_FACET = FILTER_LISTS.indexOf("companies");

/** Number of the facet of pay. */
export const SALARY_FACET = FILTER_LISTS.length;

/** The step of the salary histogram that a yearly pay falls into, by its lower end. */
export function salaryStep(yearlyUsd: number | null): string {
  return yearlyUsd === null ? UNSTATED : String(SALARY_STEPS.findLast((from) => from <= yearlyUsd) ?? 0);
}

/** Milliseconds back from the clock that a date window spans. */
export const DATE_WINDOW_MS = { today: 24 * 3_600_000, week: 7 * 24 * 3_600_000, month: 30 * 24 * 3_600_000 } as const;
