import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import { FACET_NAMES, FILTER_LISTS, type FilterList, filterOf, FILTERS } from "#contract/values/filters.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const CACHE_TTL_MS = 3_600_000;

/**
 * Fills a missing value or label from the other; an option with neither is the unknown company. Companies may be plain
 * strings.
 */
export function fillOption(raw: unknown): FilterOption {
  if (typeof raw === "string" && raw !== "") return { value: raw, label: raw };
  const given = (typeof raw === "object" && raw !== null ? raw : {}) as Partial<Record<keyof FilterOption, unknown>>;
  const text = (part: unknown) => (typeof part === "string" && part !== "" ? part : undefined);
  const value = text(given.value) ?? text(given.label);
  if (value === undefined) return { value: "unknown", label: "Unknown Company" };
  const slug = text(given.slug);
  const aliases = Array.isArray(given.aliases) ? given.aliases.filter((name) => typeof name === "string") : [];
  return {
    value,
    label: text(given.label) ?? value,
    ...(typeof given.count === "number" && { count: given.count }),
    ...(slug !== undefined && { slug }),
    ...(aliases.length > 0 && { aliases }),
  };
}

/** Returns the server's lists, with the built-in list for each that is missing or empty. */
export async function completeOptions(answer: unknown): Promise<FilterOptions> {
  const data = ((answer as { data?: unknown } | null)?.data ?? {}) as Partial<Record<FilterList, unknown>>;
  // Lists about a job's terms have no built-in choices, and may be empty.
  const needed = FACET_NAMES.filter((name) => filterOf(name).group !== "terms").map((name) => FILTERS[name].list);
  const given = (list: FilterList) => (Array.isArray(data[list]) ? (data[list] as unknown[]) : []).map(fillOption);
  const lists = Object.fromEntries(FILTER_LISTS.map((list) => [list, given(list)])) as FilterOptions;
  const empty = needed.filter((list) => lists[list].length === 0);
  if (empty.length === 0) return lists;
  const { builtInList } = await import("./default-options/built-in-list.ts");
  await Promise.all(empty.map(async (list) => (lists[list] = await builtInList(list))));
  return lists;
}

let cached: { at: number; options: Promise<FilterOptions> } | null = null;

/**
 * Returns the option lists, fetched at most once an hour. If the server fails, it returns the built-in lists, and the next
 * call tries again.
 */
export function filterOptions(now = Date.now()): Promise<FilterOptions> {
  if (cached === null || now - cached.at > CACHE_TTL_MS) {
    const options = callApi<unknown>(api.filterOptions).then(completeOptions, () => {
      cached = null;
      return completeOptions(null);
    });
    cached = { at: now, options };
  }
  return cached.options;
}
