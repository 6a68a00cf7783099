import { useMemo } from "react";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { type FilterName, filterOf } from "#contract/values/filters.ts";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { optionsOf, ownFirst, type SearchLabels } from "#web/model/facets.ts";
import { ChoiceSelect, SingleSelect } from "#web/ui/select/choice-select.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import type { SearchState } from "./search-state.ts";

export interface FilterSelectProps {
  draft: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  /** The option lists; null while they load. */
  options: FilterOptions | null;
  labels: SearchLabels;
  /** Called when a list is first approached, which is when to load the options. */
  onApproach?: () => void;
}

/**
 * The list of a filter: with a search box for many options, with several choices for a few fixed ones, else with one
 * choice. With `withAny` a list of one choice starts with an option for any value.
 */
export function FilterSelect({
  name,
  withAny = false,
  draft,
  onChange,
  options,
  labels,
  onApproach,
}: FilterSelectProps & { name: FilterName; withAny?: boolean }) {
  const { label, any, takes, searchBox, options: fixed, group } = filterOf(name);
  const [home] = useHomeCountry();
  const all = optionsOf(name, options);
  const list = useMemo(() => ownFirst(all, name === "location" ? home : null), [all, name, home]);
  const value = draft[name];
  const values = [value ?? []].flat();
  const common = { label, placeholder: any, ...(onApproach && { onApproach }) };
  const select = (chosen: string[]) => onChange({ [name]: chosen });

  if (searchBox !== undefined) {
    const { noun, hint, limit } = searchBox;
    return (
      <MultiSelect
        {...common}
        filterPlaceholder={list === null ? `Type to filter ${noun}` : `Type to filter ${list.length} ${noun}`}
        emptyHint={hint}
        options={list}
        labels={labels[name] ?? []}
        values={values}
        onChange={select}
        {...(limit !== undefined && { cap: limit })}
      />
    );
  }
  if (takes === "several" && (fixed !== undefined || group !== undefined))
    return <ChoiceSelect {...common} options={list ?? []} values={values} onChange={select} />;
  return (
    <SingleSelect
      {...common}
      {...(withAny && { none: { value: "all", label: any } })}
      options={list ?? []}
      value={values[0] ?? null}
      onChange={(chosen) => onChange({ [name]: takes === "one" ? chosen : chosen === null ? [] : [chosen] })}
    />
  );
}
