import { longDate } from "#web/model/dates.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import type { CardJob } from "#web/model/card-job.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { salaryText, preferredSalary } from "#web/model/salary.ts";

/** Reads well before its code has loaded; only the words of the posting wait for it. */
export const SalarySlot = lazyHydrate(() => import("./rows/posted-salary.tsx").then((module) => module.PostedSalary));

/**
 * The salary in the reader's unit, next to the text as posted; empty if that already says it. `long` also states its
 * basis.
 */
export function SalaryEstimate({
  range,
  long = false,
  className,
}: {
  range: CardJob["salaryRange"];
  long?: boolean;
  className?: string;
}) {
  const { settings } = useSearchSettings();
  const rates = useExchangeRates(range !== undefined);
  const preferred = range === undefined ? null : preferredSalary(range, settings, rates);
  if (preferred === null) return null;
  const basis = `about the middle of the range${rates === null ? "" : `, at the rates of ${longDate(rates.ratesDate)}`}`;
  return long ? (
    <span className={className}>
      {" "}
      {salaryText(preferred)}: {basis}.
    </span>
  ) : (
    <span className={className} title={`A${basis.slice(1)}`}>
      {salaryText(preferred)}
    </span>
  );
}
