import { useId } from "react";
import { FilterSelect, type FilterSelectProps } from "#web/features/search/filter-select.tsx";
import { countSet } from "#web/features/search/search-state.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { SetCount } from "./set-count.tsx";
import { TERM_FILTERS, TERM_GROUPS } from "./term-groups.ts";

export interface MoreFiltersProps extends FilterSelectProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters about a job's terms, by what they are about, in a part of the panel that opens and closes. */
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
        className={classes(open && "mt-2 grid gap-y-6")}
      >
        {open &&
          TERM_GROUPS.map(({ about, filters }) => (
            <div key={about} role="group" aria-label={about}>
              <p aria-hidden className="mb-2 text-meta font-semibold text-ink-2">
                {about}
              </p>
              <div className="grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3 lg:grid-cols-4">
                {filters.map((name) => (
                  <FilterSelect key={name} name={name} {...select} />
                ))}
              </div>
            </div>
          ))}
      </div>
    </div>
  );
}
