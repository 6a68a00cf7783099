import { FACET_NAMES, type FacetName, FILTERS, type FilterList } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { SALARY_STEPS, UNSTATED } from "#contract/values/salary/salary-steps.ts";
import { choicesOf } from "#contract/values/terms/term-choices.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

/**
 * How the forward index stores a facet. `single`: one code per job. `combination`: one code per job for a set of values,
 * if there are few different sets. `many`: a list of codes per job.
 */
export type FacetShape = "single" | "combination" | "many";

/** The code of `unstated` in facets that have it. Most jobs state few of these facets, so the forward index leaves it out. */
export const UNSTATED_CODE = 1;

/** The filter lists, and salaries by the steps of their histogram. */
export type FacetList = FilterList | "salary";

export interface Facet {
  list: FacetList;
  shape: FacetShape;
  /** Whether a job without a value has the value `unstated`. Its code is `UNSTATED_CODE`, and no facet with it has the shape `many`. */
  hasUnstated: boolean;
  /** Values of a document; `areas.ts` reads those of a location instead. */
  values(document: SearchDocument): readonly string[];
  /** Values that a query selects; empty if it does not narrow the facet. `conditions.ts` narrows salaries by amount instead. */
  selected(query: JobsQuery): readonly string[];
}

const NONE: readonly string[] = [];
const ONLY_UNSTATED: readonly string[] = [UNSTATED];
const listOf = (value: string | readonly string[] | null): readonly string[] =>
  value === null ? NONE : typeof value === "string" ? [value] : value;

function facetOf(name: FacetName): Facet {
  return {
    list: FILTERS[name].list,
    shape: FILTERS[name].index,
    hasUnstated: hasUnstated(name),
    values: valuesOf(name),
    selected: (query) => listOf(query[name]),
  };
}

function valuesOf(name: FacetName): Facet["values"] {
  const { field } = FILTERS[name];
  if (name === "company") return ({ companySlug }) => [companySlug];
  if (field === null) return () => NONE;
  if (!hasUnstated(name)) return (document) => listOf(document[field]);
  return (document) => {
    const stated = listOf(document[field]);
    return stated.length === 0 ? ONLY_UNSTATED : stated;
  };
}

function hasUnstated(name: FacetName): boolean {
  return choicesOf(name).some(({ value }) => value === UNSTATED);
}

const salaryFacet: Facet = {
  list: "salary",
  shape: "single",
  hasUnstated: true,
  values: ({ salaryYearlyUsd }) => [salaryStep(salaryYearlyUsd)],
  selected: () => NONE,
};

/** Every facet, in the order of the filters. A facet's index in this list is its number everywhere in search. */
export const FACETS: readonly Facet[] = [...FACET_NAMES.map(facetOf), salaryFacet];

/** Returns the number of the facet of an option list. */
export function facetNumber(list: FacetList): number {
  return FACETS.findIndex((facet) => facet.list === list);
}

/** The facet of places, whose values expand over the tree of places. */
export const LOCATION_FACET = facetNumber("locations");
export const COMPANY_FACET = facetNumber("companies");
export const ROLE_FACET = facetNumber("roleTitles");
export const SKILL_FACET = facetNumber("techStacks");
export const LEVEL_FACET = facetNumber("experienceLevels");
export const SALARY_FACET = facetNumber("salary");

/** Returns the step of the salary histogram that a yearly salary falls into, by its lower end. */
export function salaryStep(yearlyUsd: number | null): string {
  return yearlyUsd === null ? UNSTATED : String(SALARY_STEPS.findLast((from) => from <= yearlyUsd) ?? 0);
}

/** How far back a date window reaches, in milliseconds. */
export const DATE_WINDOW_MS = { today: 24 * 3_600_000, week: 7 * 24 * 3_600_000, month: 30 * 24 * 3_600_000 } as const;
