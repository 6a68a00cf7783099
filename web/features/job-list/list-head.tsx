import type { ReactNode } from "react";
import { CountrySelect } from "#web/features/preferences/country-select.tsx";
import { PreferencesButton } from "#web/features/preferences/preferences-button.tsx";
import { SortSelect, type SortSelectProps } from "#web/features/search/sort-select.tsx";
import { formatCount } from "#web/ui/select/option.ts";

/** The head of a job list: title, counts, country, order, settings and a view switch. The 100,000+ is fixed text. */
export function ListHead({
  id,
  shown,
  total,
  countryId,
  view,
  ...sort
}: SortSelectProps & {
  id: string;
  /** How many jobs are shown; null until the first ones have loaded. */
  shown: number | null;
  /** How many match the filters; null hides it. */
  total: number | null;
  countryId?: string;
  view?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2 pt-2 md:pb-4 md:pt-5">
      <div className="min-w-0 max-lg:-order-2 max-lg:flex-1">
        <h2 id={id} tabIndex={-1} className="scroll-mt-16 outline-none">
          Remote Jobs
        </h2>
        <p aria-live="polite" className="text-ui text-ink-2">
          <span>Showing {shown ?? "…"} out of 100,000+ jobs</span>
          {total !== null && (
            <span className="text-ink-3"> · {total === 1 ? "1 matches" : `${formatCount(total)} match`}</span>
          )}
        </p>
      </div>
      <div className="no-print flex items-center gap-2 max-lg:w-full md:gap-x-4 lg:ml-auto">
        <CountrySelect {...(countryId !== undefined && { id: countryId })} />
        <SortSelect {...sort} />
        <PreferencesButton />
      </div>
      {view !== undefined && <div className="no-print max-lg:-order-1 max-lg:ml-auto">{view}</div>}
    </div>
  );
}
