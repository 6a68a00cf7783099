import type { FilterList, FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/schemas/jobs-query.ts";
import { FACETS } from "#search/index/facets.ts";
import type { SearchModel } from "#search/model.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { filterRegions } from "#taxonomy/places.ts";
import { MAX_COMPANIES } from "./facet-counts.ts";
import {
  EDUCATION_VALUES,
  INDUSTRY_VALUES,
  type LabelledValue,
  LEVEL_VALUES,
  PLACE_VALUES,
  ROLE_VALUES,
  SIZE_VALUES,
  TECHNOLOGY_VALUES,
  TYPE_VALUES,
} from "#api/params/filter-values.ts";

/** Milliseconds for which one reading serves while jobs keep changing. */
const KEPT_MS = 1000;

const everything: JobsQuery = { ...EVERY_JOB, limit: 1 };

export interface FilterOptionsReader {
  options(): FilterOptions;
}

/** The choices of every filter, read from the live jobs. */
export function createFilterOptionsReader(search: SearchModel): FilterOptionsReader {
  let kept: { options: FilterOptions; version: number; until: number } | null = null;
  return {
    options() {
      const current = kept !== null && (kept.version === search.version || performance.now() < kept.until);
      if (kept === null || !current) {
        const { counts } = search.query(everything, { counts: true });
        kept = { options: optionsOf(counts!, search), version: search.version, until: performance.now() + KEPT_MS };
      }
      return kept.options;
    },
  };
}

/**
 * Fixed lists are given whole, with their counts, and in their own order; of the others what live jobs hold, the most
 * frequent first.
 */
export function optionsOf(tally: FacetCounter, search: Pick<SearchModel, "companies">): FilterOptions {
  return {
    roleTitles: held(tally, "roleTitles", ROLE_VALUES),
    locations: locationsOf(tally),
    experienceLevels: fixed(tally, "experienceLevels", LEVEL_VALUES),
    employmentTypes: fixed(tally, "employmentTypes", TYPE_VALUES),
    techStacks: held(tally, "techStacks", TECHNOLOGY_VALUES),
    industries: held(tally, "industries", INDUSTRY_VALUES),
    companySizes: fixed(tally, "companySizes", SIZE_VALUES),
    companies: tally.top(facetOf("companies"), MAX_COMPANIES).map(([value, count]) => ({
      value,
      label: search.companies.nameOf(value) ?? value,
      count,
    })),
    educationRequirements: fixed(tally, "educationRequirements", EDUCATION_VALUES),
  };
}

function facetOf(list: FilterList): number {
  return FACETS.findIndex((facet) => facet.list === list);
}

function fixed(tally: FacetCounter, list: FilterList, values: readonly LabelledValue[]): FilterOption[] {
  const counts = new Map(tally.top(facetOf(list)));
  return values.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
}

function held(tally: FacetCounter, list: FilterList, values: readonly LabelledValue[]): FilterOption[] {
  const labels = new Map(values.map(({ value, label }) => [value, label]));
  return tally.top(facetOf(list)).flatMap(([value, count]) => {
    const label = labels.get(value);
    return label === undefined ? [] : [{ value, label, count }];
  });
}

/** The world first, then the regions in the specification's order, then the rest by how many jobs they find. */
function locationsOf(tally: FacetCounter): FilterOption[] {
  const order = new Map(["worldwide", ...filterRegions.map(({ slug }) => slug)].map((slug, index) => [slug, index]));
  const place = ({ value }: FilterOption): number => order.get(value) ?? order.size;
  return held(tally, "locations", PLACE_VALUES)
    .map((option) => ({ ...option, slug: option.value }))
    .sort((a, b) => place(a) - place(b));
}
