import type { FilterOption, FilterOptions } from "#contract/schemas/filter-options.ts";
import { FILTER_NAMES, type FilterName, filterOf, FILTERS } from "#contract/values/filters.ts";
import { type SearchPart, type SearchState, valuesOf } from "#web/features/search/search-state.ts";

/** Returns the options of a filter, or null while they load. Values of fixed options are sent in lower case. */
export function optionsOf(name: FilterName, lists: Partial<FilterOptions> | null): readonly FilterOption[] | null {
  const { options } = filterOf(name);
  const list = FILTERS[name].list;
  const given = list === null ? undefined : lists?.[list];
  if (given === undefined || given.length === 0) return options ?? given ?? null;
  return options === undefined ? given : given.map((option) => ({ ...option, value: option.value.toLowerCase() }));
}

/** Returns a list of places with the country of this code first; its label begins with its flag. */
export function ownFirst(places: readonly FilterOption[] | null, country: string | null) {
  const flag = country?.replace(/./g, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)));
  const own = flag === undefined ? undefined : places?.find(({ label }) => label.startsWith(flag));
  return own === undefined || places === null ? places : [own, ...places.filter((place) => place !== own)];
}

/** Labels of the values a search names. */
export type SearchLabels = Partial<Record<FilterName | "salaryMin", FilterOption[]>>;

/** Returns the labels of a search's values, which a page needs before its option lists load. */
export function searchLabels(search: SearchState, options: Partial<FilterOptions> | null): SearchLabels {
  const labels: SearchLabels = {};
  for (const name of FILTER_NAMES) {
    const values = valuesOf(search, name);
    if (values.length === 0) continue;
    const selected = new Set(values);
    labels[name] = (optionsOf(name, options) ?? [])
      .filter((option) => selected.has(option.value))
      .map(({ value, label }) => ({ value, label }));
  }
  return labels;
}

/** Returns the name and the value that a chip shows for one part of a search. */
export function chipOf(labels: SearchLabels, part: SearchPart, value: string): { name: string; value: string } {
  switch (part) {
    case "q":
      return { name: "Text", value };
    case "salaryMin":
      return {
        name: "Salary",
        value: labels.salaryMin?.[0]?.label ?? `from $${Number(value).toLocaleString("en-US")} a year`,
      };
    case "eligibleOnly":
      return { name: "Only", value: "where I can be hired" };
    case "acceptsReferrals":
      return { name: "Only", value: "referable now" };
    default:
      return { name: FILTERS[part].chip, value: labelOf(labels, part, value) };
  }
}

/** Returns the label of a value, or the value itself if it has none. */
export function labelOf(labels: SearchLabels, filter: FilterName, value: string): string {
  return labels[filter]?.find((option) => option.value === value)?.label ?? value;
}
