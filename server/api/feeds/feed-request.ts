import type { JobsQuery } from "#contract/schemas/jobs-query.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { LEVEL_VALUES, TYPE_VALUES } from "#api/params/filter-values.ts";

const MOST_NAMED = 6;

/** The basic filters of a search in words: `Backend Engineer, Germany, Senior`. */
export function askedWords(
  query: Pick<JobsQuery, "q" | "role" | "location" | "experienceLevel" | "employmentType">,
): string {
  const label = (values: typeof LEVEL_VALUES, wanted: string) =>
    values.find(({ value }) => value === wanted)?.label ?? wanted;
  const words = [
    ...(query.q === "" ? [] : [query.q]),
    ...query.role.map((slug) => roleBySlug(slug)?.title ?? slug),
    ...query.location.map((slug) => placeBySlug(slug)?.name ?? slug),
    ...query.experienceLevel.map((level) => label(LEVEL_VALUES, level)),
    ...(query.employmentType === null ? [] : [label(TYPE_VALUES, query.employmentType)]),
  ];
  return words.length <= MOST_NAMED
    ? words.join(", ")
    : `${words.slice(0, MOST_NAMED).join(", ")} and ${words.length - MOST_NAMED} more`;
}
