import type { FilterOption } from "#contract/schemas/filter-options.ts";
import { EVERY_JOB } from "#contract/schemas/jobs-query.ts";
import type { LandingResponse } from "#contract/schemas/landing.ts";
import type { SearchModel } from "#search/model.ts";
import { jobProfiles } from "#taxonomy/job-profiles.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { type Role, roleBySlug, roles } from "#taxonomy/roles.ts";
import { LEVEL_VALUES, TYPE_VALUES } from "#api/params/filter-values.ts";
import { facetNumber, labelledCounts } from "./labelled-counts.ts";

type Search = Pick<SearchModel, "query" | "companies">;

const MOST_LISTED = 12;

/** What a landing page says, without its jobs, and their ids; null when there is no such role or place, or no job. */
export function landing(
  search: Search,
  roleSlug: string,
  placeSlug: string | null,
  limit: number,
): { facts: Omit<LandingResponse, "jobs" | "meta">; ids: string[] } | null {
  const role = roleBySlug(roleSlug);
  const place = placeSlug === null ? null : placeBySlug(placeSlug);
  if (role === null || place === undefined) return null;
  const found = search.query(
    { ...EVERY_JOB, role: [role.slug], location: place === null ? [] : [place.slug], limit },
    { counts: true },
  );
  const { total, ids, counts } = found;
  if (total === 0 || counts === null) return null;
  return {
    facts: {
      role: { slug: role.slug, name: role.title },
      place: place === null ? null : { slug: place.slug, name: place.name },
      total,
      // With a place chosen, the places are counted without that choice; only jobs it finds may be spoken of.
      worldwide: search.query({ ...EVERY_JOB, role: [role.slug], location: ["worldwide"], limit: 1 }, { counts: false })
        .total,
      thisWeek: counts.windows.week,
      levels: LEVEL_VALUES.map(({ value, label }) => ({
        value,
        label,
        count: counts.countOf(facetNumber("experienceLevels"), value),
      })),
      employmentTypes: TYPE_VALUES.map(({ value, label }) => ({
        value,
        label,
        count: counts.countOf(facetNumber("employmentTypes"), value),
      })),
      techStacks: labelledCounts(counts, "techStacks", MOST_LISTED),
      companies: counts
        .top(facetNumber("companies"), MOST_LISTED)
        .map(([value, count]) => ({ value, label: search.companies.nameOf(value) ?? value, count })),
      places: landingPlaces(search, role.slug).slice(0, MOST_LISTED * 2),
      related: relatedRoles(search, role, place?.slug ?? null),
    },
    ids,
  };
}

/** Places worth a page of a role: those that some job names, not only finds because it is open to the whole world. */
export function landingPlaces(search: Search, roleSlug: string): FilterOption[] {
  const { counts } = search.query({ ...EVERY_JOB, role: [roleSlug], limit: 1 }, { counts: true });
  if (counts === null) return [];
  const worldwide = counts.countOf(facetNumber("locations"), "worldwide");
  return labelledCounts(counts, "locations", Infinity)
    .filter(({ value, count }) => value === "worldwide" || (count ?? 0) > worldwide)
    .map((option) => ({ ...option, label: placeBySlug(option.value)?.name ?? option.label }));
}

/** Every role with live jobs, the most first, by function in the taxonomy's order. */
export function landingRoles(search: Search): { profile: string; roles: FilterOption[] }[] {
  const counts = roleCounts(search, null);
  return jobProfiles
    .map(({ slug, label }) => ({
      profile: label,
      roles: counted(
        roles.filter(({ profile }) => profile === slug),
        counts,
      ),
    }))
    .filter((group) => group.roles.length > 0);
}

function relatedRoles(search: Search, role: Role, place: string | null): FilterOption[] {
  const kin = roles.filter(({ slug, profile }) => profile === role.profile && slug !== role.slug);
  return counted(kin, roleCounts(search, place)).slice(0, MOST_LISTED);
}

function roleCounts(search: Search, place: string | null): ReadonlyMap<string, number> {
  const { counts } = search.query(
    { ...EVERY_JOB, location: place === null ? [] : [place], limit: 1 },
    { counts: true },
  );
  return new Map(counts?.entries(facetNumber("roleTitles")));
}

function counted(some: readonly Role[], counts: ReadonlyMap<string, number>): FilterOption[] {
  return some
    .map(({ slug, title }) => ({ value: slug, label: title, count: counts.get(slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
