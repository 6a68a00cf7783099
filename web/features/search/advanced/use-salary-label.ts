import type { SearchLabels } from "#web/model/facets.ts";
import { inUnit, salaryUnit } from "#web/model/salary.ts";
import type { SearchState } from "#web/features/search/search-state.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";

/** Returns the minimum salary chip's label in the reader's unit: `from €80,000 a year, or unstated`. */
export function useSalaryLabel({ salaryMin, salaryUnstated }: SearchState): SearchLabels {
  const { settings } = useSearchSettings();
  const rates = useExchangeRates(salaryMin !== null);
  if (salaryMin === null) return {};
  const { currency, period, usd } = salaryUnit(settings, rates);
  const format = new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits: 0 });
  const per = period === "hour" ? "an hour" : `a ${period}`;
  const label = `from ${format.format(inUnit(salaryMin, usd))} ${per}${salaryUnstated ? ", or unstated" : ""}`;
  return { salaryMin: [{ value: String(salaryMin), label }] };
}
