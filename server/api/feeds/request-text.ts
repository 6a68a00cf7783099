import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { optionLabel } from "#contract/values/filters.ts";

const MAX_NAMED = 6;

/** Describes the basic filters of a search: `Backend Engineer, Germany, Senior`. */
export function requestText(
  query: Pick<JobsQuery, "q" | "role" | "location" | "experienceLevel" | "employmentType">,
): string {
  const words = [
    ...(query.q === "" ? [] : [query.q]),
    ...query.role.map((slug) => roleBySlug(slug)?.title ?? slug),
    ...query.location.map((slug) => placeBySlug(slug)?.name ?? slug),
    ...query.experienceLevel.map((level) => optionLabel("experienceLevel", level)),
    ...(query.employmentType === null ? [] : [optionLabel("employmentType", query.employmentType)]),
  ];
  return words.length <= MAX_NAMED
    ? words.join(", ")
    : `${words.slice(0, MAX_NAMED).join(", ")} and ${words.length - MAX_NAMED} more`;
}
