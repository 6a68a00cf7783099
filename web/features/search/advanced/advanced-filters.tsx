import { filterOf } from "#contract/values/filters.ts";
import { FilterSelect, type FilterSelectProps } from "#web/features/search/filter-select.tsx";
import { ADVANCED_FILTERS } from "#web/features/search/search-state.ts";
import { MoreFilters } from "./more-filters.tsx";

const MAIN_FILTERS = ADVANCED_FILTERS.filter((name) => filterOf(name).group === undefined);

/** The filters that need an account. Those about a job's terms are in a group of their own, which `moreOpen` opens. */
export function AdvancedFilters({
  moreOpen,
  onMoreOpenChange,
  ...select
}: FilterSelectProps & { moreOpen: boolean; onMoreOpenChange: (open: boolean) => void }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3 xl:grid-cols-4">
        {MAIN_FILTERS.map((name) => (
          <FilterSelect key={name} name={name} {...select} />
        ))}
      </div>
      <MoreFilters open={moreOpen} onOpenChange={onMoreOpenChange} {...select} />
    </>
  );
}
