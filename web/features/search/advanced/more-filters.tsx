import { useId } from "react";
import { filterOf } from "#contract/values/filters.ts";
import { FilterSelect, type FilterSelectProps } from "#web/features/search/filter-select.tsx";
import { ADVANCED_FILTERS, countSet } from "#web/features/search/search-state.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { SetCount } from "./set-count.tsx";

export const TERM_FILTERS = ADVANCED_FILTERS.filter((name) => filterOf(name).group === "terms");

export interface MoreFiltersProps extends FilterSelectProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters about a job's terms in a group that opens and closes. */
export function MoreFilters({ open, onOpenChange, ...select }: MoreFiltersProps) {
  const set = countSet(select.draft, TERM_FILTERS);
  const id = useId();
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        className="-mx-3.5"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        More about the job
        <SetCount set={set} open={open} />
      </Button>
      <div
        id={id}
        role="group"
        aria-label="More about the job"
        hidden={!open}
        className={classes(open && "mt-2 grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3")}
      >
        {open && TERM_FILTERS.map((name) => <FilterSelect key={name} name={name} {...select} />)}
      </div>
    </div>
  );
}
