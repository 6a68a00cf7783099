import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useMatchCount } from "#web/features/job-list/rows/use-jobs.ts";
import { OwnWorkday } from "#web/features/preferences/dialog/workday-fields.tsx";
import { AdvancedFilters } from "#web/features/search/advanced/advanced-filters.tsx";
import { AdvancedPanel } from "#web/features/search/advanced/advanced-panel.tsx";
import { TERM_FILTERS } from "#web/features/search/advanced/term-groups.ts";
import { SalaryFilter } from "#web/features/search/advanced/salary-filter.tsx";
import { SetCount } from "#web/features/search/advanced/set-count.tsx";
import { ADVANCED_FILTERS, countSet, only } from "#web/features/search/search-state.ts";
import { PHONE, useMedia } from "#web/shell/use-media.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { JobSearch } from "./use-job-search.ts";

const PANEL = "advanced";
const ADVANCED_PARTS = [...ADVANCED_FILTERS, "salaryMin"] as const;

const isPhone = () => window.matchMedia(PHONE).matches;

/**
 * The button that opens the advanced filters, another action and the switches beside it, and their panel. The panel starts open when one
 * of the filters is applied. On phones there is room for one switch.
 */
export function AdvancedSearch({
  search,
  action,
  eligible,
  referable,
}: {
  search: JobSearch;
  action: ReactNode;
  eligible: ReactNode;
  referable: ReactNode;
}) {
  const { applied, draft, change, options, labels, facets } = search;
  const phone = useMedia(PHONE);
  const [open, setOpen] = useState(() => countSet(applied, ADVANCED_PARTS) > 0 && !isPhone());
  // Here, because the panel of a phone and that of a wider screen are two components.
  const [moreOpen, setMoreOpen] = useState(() => countSet(applied, TERM_FILTERS) > 0);
  const matches = useMatchCount(draft, open && options !== null);
  const set = countSet(draft, ADVANCED_PARTS);
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-x-2 max-md:-mb-2 md:-mb-1.5 md:gap-x-4 lg:gap-x-6">
        <Button
          variant="quiet"
          className="max-md:-mx-3 md:-mx-3.5"
          aria-expanded={open}
          aria-haspopup={phone ? "dialog" : undefined}
          aria-controls={phone ? undefined : PANEL}
          onClick={() => setOpen(!open)}
        >
          <Icon of={SlidersHorizontal} className="max-lg:hidden" />
          Advanced filters
          <SetCount set={set} open={open} className="max-md:hidden" />
        </Button>
        <div className="max-md:order-last max-md:w-full">{eligible}</div>
        {!phone && referable}
        {action}
      </div>
      <AdvancedPanel
        id={PANEL}
        open={open}
        onOpenChange={setOpen}
        matches={matches}
        onClear={() => change(only(draft, []))}
        onApply={() => {
          search.submit(draft.q);
          if (isPhone()) setOpen(false);
        }}
      >
        {phone && referable}
        <AdvancedFilters
          draft={draft}
          onChange={change}
          options={options}
          labels={labels}
          moreOpen={moreOpen}
          onMoreOpenChange={setMoreOpen}
        />
        <SalaryFilter
          salaryMin={draft.salaryMin}
          salaryUnstated={draft.salaryUnstated}
          counts={facets?.["salary"]}
          onChange={change}
        />
        <div className="mt-4 border-t border-line pt-4 *:max-w-160">
          <OwnWorkday />
        </div>
      </AdvancedPanel>
    </>
  );
}
