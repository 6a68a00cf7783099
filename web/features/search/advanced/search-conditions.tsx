import type { ReactNode } from "react";
import { EligibleFilter } from "./eligible-filter.tsx";
import { HiddenLine } from "#web/features/preferences/hide/hidden-line.tsx";
import { SettingsError } from "#web/features/preferences/dialog/settings-error.tsx";

/** Between a list's head and its jobs: the filters and rules that come from the reader's settings. */
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
  /** More on/off filters. */
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
