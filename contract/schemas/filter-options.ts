import { z } from "zod";

/** One choice of a filter. `count` is how many live jobs it holds. */
export const FilterOption = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().optional(),
  slug: z.string().optional(),
});
export type FilterOption = z.infer<typeof FilterOption>;

/** The lists of `GET /api/jobs/filter-options` (specification, section 3). */
export const FILTER_LISTS = [
  "roleTitles",
  "locations",
  "experienceLevels",
  "employmentTypes",
  "techStacks",
  "industries",
  "companySizes",
  "companies",
  "educationRequirements",
] as const;
export type FilterList = (typeof FILTER_LISTS)[number];

const options = z.array(FilterOption);
export const FilterOptions = z.object({
  roleTitles: options,
  locations: options,
  experienceLevels: options,
  employmentTypes: options,
  techStacks: options,
  industries: options,
  companySizes: options,
  companies: options,
  educationRequirements: options,
});
export type FilterOptions = z.infer<typeof FilterOptions>;

export const FilterOptionsResponse = z.object({ data: FilterOptions });
