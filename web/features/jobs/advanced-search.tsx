import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useMatchCount } from "#web/features/job-list/rows/use-jobs.ts";
import { AdvancedFilters } from "#web/features/search/advanced/advanced-filters.tsx";
import { AdvancedPanel } from "#web/features/search/advanced/advanced-panel.tsx";
import { SalaryFilter } from "#web/features/search/advanced/salary-filter.tsx";
import { ADVANCED_FILTERS, countSet, only } from "#web/features/search/search-state.ts";
import { PHONE, useMedia } from "#web/shell/use-media.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { JobSearch } from "./use-job-search.ts";

const PANEL = "advanced";
const ADVANCED_PARTS = [...ADVANCED_FILTERS, "salaryMin"] as const;

const isPhone = () => window.matchMedia(PHONE).matches;

/**
 * The button that opens the advanced filters, with another action beside it, and their panel. The panel starts open when one of them is
 * applied.
 */
export function AdvancedSearch({ search, action }: { search: JobSearch; action: ReactNode }) {
  const { applied, draft, change, options, labels, facets } = search;
  const phone = useMedia(PHONE);
  const [open, setOpen] = useState(() => countSet(applied, ADVANCED_PARTS) > 0 && !isPhone());
  const matches = useMatchCount(draft, open && options !== null);
  const set = countSet(draft, ADVANCED_PARTS);
  return (
    <>
      <div className="mt-2 flex">
        <Button
          variant="quiet"
          className="-mx-2 px-2"
          aria-expanded={open}
          aria-haspopup={phone ? "dialog" : undefined}
          aria-controls={phone ? undefined : PANEL}
          onClick={() => setOpen(!open)}
        >
          <Icon of={SlidersHorizontal} />
          Advanced filters
          {set > 0 && (
            <Badge>
              {set}
              <span className="sr-only"> set</span>
            </Badge>
          )}
          <Icon of={ChevronDown} size="small" className={classes("max-md:hidden", open && "rotate-180")} />
        </Button>
        {action}
      </div>
      <AdvancedPanel
        id={PANEL}
        open={open}
        onOpenChange={setOpen}
        matches={matches}
        onClear={() => change(only(draft, []))}
        onApply={() => {
          search.applyChange({});
          if (isPhone()) setOpen(false);
        }}
      >
        <AdvancedFilters draft={draft} onChange={change} options={options} labels={labels} />
        <SalaryFilter
          salaryMin={draft.salaryMin}
          salaryUnstated={draft.salaryUnstated}
          counts={facets?.["salary"]}
          onChange={change}
        />
      </AdvancedPanel>
    </>
  );
}
