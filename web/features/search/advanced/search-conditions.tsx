import type { ReactNode } from "react";
import { EligibleFilter } from "./eligible-filter.tsx";
import { HiddenLine } from "#web/features/preferences/hide/hidden-line.tsx";
import { SettingsError } from "#web/features/preferences/dialog/settings-error.tsx";

/** Between the head of a list and its jobs: what the reader's own settings do to it. */
export function SearchConditions({
  eligible,
  counts,
  selectId,
  onEligible,
  hidden,
  query,
  children,
}: {
  eligible: boolean;
  counts: Record<string, number> | undefined;
  selectId: string;
  onEligible: (on: boolean) => void;
  hidden: number | undefined;
  query: string;
  /** Further filters of the kind that are switched on or off. */
  children?: ReactNode;
}) {
  return (
    <div className="no-print mb-3 grid gap-y-1 md:mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap items-center gap-x-6">
          <EligibleFilter on={eligible} counts={counts} selectId={selectId} onChange={onEligible} />
          {children}
        </div>
        <HiddenLine hidden={hidden} query={query} />
      </div>
      <SettingsError />
    </div>
  );
}
