import type { FilterOption } from "#contract/schemas/filter-options.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { LandingResponse } from "#contract/schemas/landing.ts";
import type { SearchModel } from "#search/model.ts";
import { jobProfiles } from "#taxonomy/job-profiles.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { type Role, roleBySlug, roles } from "#taxonomy/roles.ts";
import { FILTERS } from "#contract/values/filters.ts";
import { isNoState, labelledCounts } from "./labelled-counts.ts";
import { facetNumber } from "#search/index/facets.ts";

type Search = Pick<SearchModel, "query" | "companies">;

const MAX_OPTIONS = 12;

/** Returns the counts of a landing page and the ids of its jobs; null if there is no such role, place or job. */
export function landing(
  search: Search,
  roleSlug: string,
  placeSlug: string | null,
  limit: number,
): { summary: Omit<LandingResponse, "jobs" | "meta">; ids: string[] } | null {
  const role = roleBySlug(roleSlug);
  const place = placeSlug === null ? null : placeBySlug(placeSlug);
  if (role === null || place === undefined) return null;
  const found = search.query(
    { ...EVERY_JOB, role: [role.slug], location: place === null ? [] : [place.slug], limit },
    { counts: true, mostCompanies: MAX_OPTIONS },
  );
  const { total, ids, counts } = found;
  if (total === 0 || counts === null) return null;
  return {
    summary: {
      role: { slug: role.slug, name: role.title },
      place: place === null ? null : { slug: place.slug, name: place.name },
      total,
      worldwide: search.query({ ...EVERY_JOB, role: [role.slug], location: ["worldwide"], limit: 1 }, { counts: false })
        .total,
      thisWeek: counts.windows.week,
      levels: FILTERS.experienceLevel.options.map(({ value, label }) => ({
        value,
        label,
        count: counts.countOf(facetNumber("experienceLevels"), value),
      })),
      employmentTypes: FILTERS.employmentType.options.map(({ value, label }) => ({
        value,
        label,
        count: counts.countOf(facetNumber("employmentTypes"), value),
      })),
      techStacks: labelledCounts(counts, "techStack", { most: MAX_OPTIONS }),
      companies: counts
        .top(facetNumber("companies"), MAX_OPTIONS)
        .map(([value, count]) => ({ value, label: search.companies.nameOf(value) ?? value, count })),
      places: landingPlaces(search, role.slug).slice(0, MAX_OPTIONS * 2),
      related: relatedRoles(search, role, place?.slug ?? null),
    },
    ids,
  };
}

/** Lists the places worth a page of a role: those that some job names, not those reached only by worldwide jobs. */
export function landingPlaces(search: Search, roleSlug: string): FilterOption[] {
  const { counts } = search.query({ ...EVERY_JOB, role: [roleSlug], limit: 1 }, { counts: true, mostCompanies: 0 });
  if (counts === null) return [];
  const worldwide = counts.countOf(facetNumber("locations"), "worldwide");
  return labelledCounts(counts, "location", { includes: isNoState })
    .filter(({ value, count }) => value === "worldwide" || (count ?? 0) > worldwide)
    .map((option) => ({ ...option, label: placeBySlug(option.value)?.name ?? option.label }));
}

/** Lists the roles with live jobs by function, in the taxonomy's order, most jobs first. */
export function landingRoles(search: Search): { profile: string; roles: FilterOption[] }[] {
  const counts = roleCounts(search, null);
  return jobProfiles
    .map(({ slug, label }) => ({
      profile: label,
      roles: withCounts(
        roles.filter(({ profile }) => profile === slug),
        counts,
      ),
    }))
    .filter((group) => group.roles.length > 0);
}

function relatedRoles(search: Search, role: Role, place: string | null): FilterOption[] {
  const sameFunction = roles.filter(({ slug, profile }) => profile === role.profile && slug !== role.slug);
  return withCounts(sameFunction, roleCounts(search, place)).slice(0, MAX_OPTIONS);
}

function roleCounts(search: Search, place: string | null): ReadonlyMap<string, number> {
  const { counts } = search.query(
    { ...EVERY_JOB, location: place === null ? [] : [place], limit: 1 },
    { counts: true, mostCompanies: 0 },
  );
  return new Map(counts?.entries(facetNumber("roleTitles")));
}

function withCounts(candidates: readonly Role[], counts: ReadonlyMap<string, number>): FilterOption[] {
  return candidates
    .map(({ slug, title }) => ({ value: slug, label: title, count: counts.get(slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
