import { queryOfFilters, MAX_SEARCH_NAME, type SearchFilters } from "#contract/values/desk/saved-search.ts";
import { FACET_NAMES, type FacetName, optionLabel } from "#contract/values/filters.ts";
import { choiceLabel } from "#contract/values/terms/term-choices.ts";
import { FACETS } from "#search/index/facets.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educationLabel } from "#taxonomy/education.ts";
import { industryBySlug } from "#taxonomy/industries.ts";
import { placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

/** How a mail names a value; filters that aren't here declare the labels of their values. */
const LABELS: Partial<Record<FacetName, (value: string) => string>> = {
  role: (slug) => roleBySlug(slug)?.title ?? slug,
  location: (slug) => placeBySlug(slug)?.name ?? slug,
  techStack: (slug) => technologyBySlug(slug)?.name ?? slug,
  industry: (slug) => industryBySlug(slug)?.name ?? slug,
  companySize: (value) => companySizes.find((size) => size.value === value)?.label ?? value,
  education: educationLabel,
  workAuthorisation: (value) => placeByCode(value)?.name ?? choiceLabel("workAuthorisation", value),
};

/** Returns a value of a filter in words. A company's name is known to the caller. */
export function valueInWords(name: FacetName, value: string, companyName: string): string {
  if (name === "company") return companyName;
  return LABELS[name]?.(value) ?? choiceLabel(name, value);
}

export function countryInWords(code: string): string {
  return placeByCode(code)?.name ?? code;
}

/** Returns the name that a search gets from its filters: as many of their words as fit. */
export function searchName(filters: SearchFilters, companyNameOf: (slug: string) => string | undefined): string {
  const query = queryOfFilters(filters);
  const words = [
    ...(query.q === "" ? [] : [query.q]),
    ...FACET_NAMES.flatMap((name, facet) =>
      FACETS[facet]!.selected(query).map((value) => valueInWords(name, value, companyNameOf(value) ?? value)),
    ),
    ...(query.salaryMin === null ? [] : [`at least $${query.salaryMin.toLocaleString("en")} a year`]),
    ...(query.datePosted === null ? [] : [optionLabel("datePosted", query.datePosted)]),
    ...(query.homeCountry === null ? [] : [`open to you in ${countryInWords(query.homeCountry)}`]),
    ...(query.acceptsReferrals ? ["takes referral requests"] : []),
  ];
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word : `${name}, ${word}`;
    if (longer.length > MAX_SEARCH_NAME) break;
    name = longer;
  }
  return name === ""
    ? Array.from(words[0] ?? "Jobs")
        .slice(0, MAX_SEARCH_NAME / 2)
        .join("")
    : name;
}
