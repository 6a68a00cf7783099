import { z } from "zod";
import { FILTER_LISTS, type FilterList } from "#contract/values/filters.ts";

/** One choice of a filter. `count` is its number of live jobs. */
export const FilterOption = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().optional(),
  slug: z.string().optional(),
  /** Other names that people type for a place, in lower case. */
  aliases: z.array(z.string()).optional(),
});
export type FilterOption = z.infer<typeof FilterOption>;

export type { FilterList } from "#contract/values/filters.ts";

const options = z.array(FilterOption);
export const FilterOptions = z.object(
  Object.fromEntries(FILTER_LISTS.map((list) => [list, options])) as Record<FilterList, typeof options>,
);
export type FilterOptions = z.infer<typeof FilterOptions>;

export const FilterOptionsResponse = z.object({ data: FilterOptions });
