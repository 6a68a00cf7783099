import type { FilterOption } from "#contract/schemas/filter-options.ts";
import { FACET_NAMES, type FilterList, filterOf, FILTERS } from "#contract/values/filters.ts";

const FIXED_LISTS = new Map(FACET_NAMES.map((name) => [FILTERS[name].list, filterOf(name).options]));

type Built = () => Promise<{ default: FilterOption[] }>;
/** Each loads alone, because the server rarely sends more than one list empty. */
const TAXONOMY_LISTS: Partial<Record<FilterList, Built>> = {
  roleTitles: () => import("./role-titles.json"),
  locations: () => import("./locations.json"),
  techStacks: () => import("./tech-stacks.json"),
  industries: () => import("./industries.json"),
  companySizes: () => import("./company-sizes.json"),
  educationRequirements: () => import("./education-requirements.json"),
};

/** Returns a built-in list: fixed options as they are declared, the others from the taxonomy. Companies have none. */
export async function builtInList(list: FilterList): Promise<FilterOption[]> {
  const fixed = FIXED_LISTS.get(list);
  return fixed === undefined ? ((await TAXONOMY_LISTS[list]?.())?.default ?? []) : [...fixed];
}
