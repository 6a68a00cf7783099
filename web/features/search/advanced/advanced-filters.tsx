import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { type FilterName, filterOf } from "#contract/values/filters.ts";
import { optionsOf, type SearchLabels } from "#web/model/facets.ts";
import { ADVANCED_FILTERS, type SearchState } from "#web/features/search/search-state.ts";
import { ChoiceSelect, SingleSelect } from "#web/ui/select/choice-select.tsx";
import { FilterMultiSelect } from "#web/features/search/search-bar.tsx";

interface AdvancedFiltersProps {
  draft: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  options: FilterOptions | null;
  labels: SearchLabels;
}

/** The filters that need an account. */
export function AdvancedFilters(props: AdvancedFiltersProps) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3">
      {ADVANCED_FILTERS.map((name) => (
        <FilterControl key={name} name={name} {...props} />
      ))}
    </div>
  );
}

/** A searchable list for many options, check boxes for a few declared ones, else one choice. */
function FilterControl({ name, draft, onChange, options, labels }: AdvancedFiltersProps & { name: FilterName }) {
  const { label, any, takes, searchBox, options: fixed } = filterOf(name);
  const value = draft[name];
  const values = [value ?? []].flat();
  const choices = optionsOf(name, options) ?? [];
  if (searchBox !== undefined)
    return (
      <FilterMultiSelect
        filter={name}
        options={options}
        labels={labels}
        values={values}
        onChange={(chosen) => onChange({ [name]: chosen })}
        onApproach={() => {}}
      />
    );
  if (takes === "several" && fixed !== undefined)
    return (
      <ChoiceSelect
        label={label}
        placeholder={any}
        options={choices}
        values={values}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    );
  return (
    <SingleSelect
      label={label}
      placeholder={any}
      options={choices}
      value={values[0] ?? null}
      onChange={(chosen) => onChange({ [name]: takes === "one" ? chosen : chosen === null ? [] : [chosen] })}
    />
  );
}
