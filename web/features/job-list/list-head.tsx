import type { ReactNode } from "react";
import { CountrySelect } from "#web/features/preferences/country-select.tsx";
import { PreferencesButton } from "#web/features/preferences/preferences-button.tsx";
import { SortSelect, type SortSelectProps } from "#web/features/search/sort-select.tsx";
import { classes } from "#web/ui/base/classes.ts";
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
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-3 pt-6 md:pb-4 md:pt-8">
      <div className="max-md:min-w-0 max-[1179px]:-order-2 max-md:flex-1">
        <h2 id={id} tabIndex={-1} className="outline-none">
          Remote Jobs
        </h2>
        <p aria-live="polite" className="text-ui text-ink-2">
          <span>Showing {shown ?? "…"} out of 100,000+ jobs</span>
          {total !== null && (
            <span className="text-ink-3"> · {total === 1 ? "1 matches" : `${formatCount(total)} match`}</span>
          )}
        </p>
      </div>
      <div
        className={classes(
          "no-print flex flex-wrap items-end gap-2 max-md:w-full max-md:justify-between md:items-center md:gap-x-4",
          view === undefined ? "md:ml-auto" : "max-[1179px]:w-full min-[1180px]:ml-auto",
        )}
      >
        <CountrySelect {...(countryId !== undefined && { id: countryId })} />
        <SortSelect {...sort} />
        <PreferencesButton />
      </div>
      {view !== undefined && <div className="no-print max-[1179px]:-order-1 max-[1179px]:ml-auto">{view}</div>}
    </div>
  );
}
