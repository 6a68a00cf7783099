import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { EligibleFilter } from "#web/features/search/advanced/eligible-filter.tsx";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { inUnit, salaryUnit, shortAmount } from "#web/model/salary.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** Dollars a year. */
const STEPS = [30_000, 50_000, 70_000, 90_000, 120_000, 150_000, 200_000];

/** What a visitor can ask besides the lists: only jobs that hire where they live, and the least pay. */
export function HomeConditions({
  eligible,
  salaryMin,
  selectId,
  onEligible,
  onSalary,
}: {
  eligible: boolean;
  /** Dollars a year. */
  salaryMin: number | null;
  /** Id of the country select. */
  selectId: string;
  onEligible: (on: boolean) => void;
  onSalary: (salaryMin: number | null) => void;
}) {
  const { settings } = useSearchSettings();
  const rates = useExchangeRates(settings.currency !== null);
  const { currency, period, usd } = salaryUnit(settings, rates);
  const steps = [...new Set([...STEPS, salaryMin ?? 30_000])].sort((one, other) => one - other);
  return (
    <>
      <span className="flex min-h-(--control) items-center gap-2 text-ui">
        <label htmlFor="least-salary">Salary at least</label>
        <NativeSelect
          id="least-salary"
          name="salaryMin"
          value={salaryMin ?? ""}
          onChange={(event) => onSalary(Number(event.target.value) || null)}
        >
          <option value="">Any</option>
          {steps.map((step) => (
            <option key={step} value={step}>
              {shortAmount(inUnit(step, usd), currency)} / {period}
            </option>
          ))}
        </NativeSelect>
      </span>
      <div className="needs-js max-md:w-full">
        <EligibleFilter on={eligible} selectId={selectId} onChange={onEligible} />
      </div>
    </>
  );
}
