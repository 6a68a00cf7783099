import { FilterSelect, type FilterSelectProps } from "#web/features/search/filter-select.tsx";
import { ADVANCED_FILTERS } from "#web/features/search/search-state.ts";

/** The filters that need an account. */
export function AdvancedFilters(props: FilterSelectProps) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3">
      {ADVANCED_FILTERS.map((name) => (
        <FilterSelect key={name} name={name} {...props} />
      ))}
    </div>
  );
}
