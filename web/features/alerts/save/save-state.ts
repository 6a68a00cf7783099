import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { hasFilter, searchFilters, searchParamsOf } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchState } from "#web/features/search/search-state.ts";

/** A search as it would be saved. */
export interface SearchToSave {
  /** Equal for searches with the same filters. */
  key: string;
  /** What the API takes. */
  params: string;
  hasFilter: boolean;
}

/** Returns a search of a page as it would be saved by a person of this home country. */
export function searchToSave(search: SearchState, homeCountry: string | null): SearchToSave {
  const filters = searchFilters({ ...EVERY_JOB, ...search, homeCountry });
  return {
    key: searchParamsOf(filters, null),
    params: searchParamsOf(filters, search.sortBy),
    hasFilter: hasFilter(filters),
  };
}

/** How the search of a page stands to the saved ones: one of them, one of them with other filters, or neither. */
export type SaveState =
  | { kind: "unfiltered" | "new" }
  | { kind: "saved"; search: ListedSearch }
  | { kind: "changed"; search: ListedSearch };

/** Says how a search stands to the saved ones. `openedId` is the saved search that the page showed last. */
export function saveState(
  { key, hasFilter: isFiltered }: SearchToSave,
  searches: readonly ListedSearch[],
  openedId: string | null,
): SaveState {
  if (!isFiltered) return { kind: "unfiltered" };
  const same = searches.filter(({ params }) => keyOf(params) === key);
  const saved = same.find(({ id }) => id === openedId) ?? same[0];
  if (saved !== undefined) return { kind: "saved", search: saved };
  const opened = searches.find(({ id }) => id === openedId);
  return opened === undefined ? { kind: "new" } : { kind: "changed", search: opened };
}

/** The order of a list doesn't say which jobs are in it. */
function keyOf(params: string): string {
  const key = new URLSearchParams(params);
  key.delete("sortBy");
  return key.toString();
}
