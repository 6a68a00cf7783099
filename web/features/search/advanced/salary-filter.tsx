import { useState } from "react";
import { SALARY_STEPS, UNSTATED } from "#contract/values/salary/salary-steps.ts";
import { longDate } from "#web/model/dates.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { CurrencyField } from "#web/features/preferences/salary/currency-and-period.tsx";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { inUnit, salaryUnit, shortAmount } from "#web/model/salary.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Slider } from "#web/ui/form/slider.tsx";
import { SalaryHistogram } from "./salary-histogram.tsx";

/** The slider and the histogram end here, in dollars a year; the text box takes more. */
const SLIDER_END = SALARY_STEPS.length * (SALARY_STEPS[1] ?? 0);
const SLIDER_STEPS = 64;
const MAX_USD = 10_000_000;

interface SalarySearch {
  /** Dollars a year. */
  salaryMin: number | null;
  salaryUnstated: boolean;
}

/**
 * The minimum salary as a slider and a text box in the reader's unit, below a histogram. `counts` are the jobs by the
 * lower bound of each histogram step in dollars a year, and those without a salary.
 */
export function SalaryFilter({
  salaryMin,
  salaryUnstated,
  counts,
  onChange,
}: SalarySearch & { counts: Record<string, number> | undefined; onChange: (change: SalarySearch) => void }) {
  const { settings, currency, rates, unit } = useSalaryUnit();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = salaryMin === null ? null : inUnit(salaryMin, unit.usd);
  const step = niceStep(SLIDER_END / unit.usd / SLIDER_STEPS);
  const max = Math.ceil(SLIDER_END / unit.usd / step) * step;
  const per = `${unit.currency} a ${unit.period}`.replace("a hour", "an hour");

  function set(value: number) {
    // An amount is meant in the currency that it was entered in, on every page.
    if (settings.currency === null && currency !== null) setCurrency(currency);
    const usd = Math.min(MAX_USD, Math.round(value * unit.usd));
    onChange({ salaryMin: usd > 0 ? usd : null, salaryUnstated: usd > 0 && salaryUnstated });
  }
  return (
    <div
      role="group"
      aria-label="Salary"
      className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 md:grid-cols-[minmax(0,1fr)_12rem_14rem] md:items-start"
    >
      <div>
        <p className={fieldLabelClass}>Salary at least</p>
        <SalaryHistogram
          counts={counts}
          from={salaryMin ?? 0}
          usdPerUnit={unit.usd}
          currency={unit.currency}
          share={SLIDER_END / unit.usd / max}
        />
        <Slider
          label={`Salary at least, ${per}`}
          value={amount ?? 0}
          max={max}
          step={step}
          text={(value) => (value === 0 ? "any salary" : `from ${shortAmount(value, unit.currency)} a ${unit.period}`)}
          onChange={(value) => {
            setTyped(null);
            set(value);
          }}
        />
      </div>
      <CurrencyField currency={unit.currency} onCurrency={setCurrency} />
      <div className="grid gap-2">
        <div className="flex items-end gap-3">
          <TextField
            size="base"
            className="flex-1"
            label={`In ${per}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Any"
            value={typed ?? (amount === null ? "" : formatCount(amount))}
            onChange={(event) => {
              setTyped(event.target.value);
              set(Number(event.target.value.replace(/[^\d]/g, "")));
            }}
            onBlur={() => setTyped(null)}
          />
          {salaryMin !== null && (
            <TextButton
              className="min-h-(--control) text-ui"
              onClick={() => {
                setTyped(null);
                onChange({ salaryMin: null, salaryUnstated: false });
              }}
            >
              Any salary
            </TextButton>
          )}
        </div>
        <Checkbox
          label={`Include unstated${counts === undefined ? "" : ` (${formatCount(counts[UNSTATED] ?? 0)})`}`}
          disabled={salaryMin === null}
          checked={salaryUnstated}
          onChange={(event) => onChange({ salaryMin, salaryUnstated: event.target.checked })}
        />
      </div>
      {unit.currency !== "USD" && rates !== null && (
        <p className="text-meta text-ink-3 md:col-span-3">Converted at the rates of {longDate(rates.ratesDate)}.</p>
      )}
    </div>
  );
}

const setCurrency = (currency: string | null) => changeSettings((before) => ({ ...before, currency }));

/** Returns the unit of the reader's amounts: until they have chosen a currency, that of the country they live in. */
function useSalaryUnit() {
  const { settings } = useSearchSettings();
  const rates = useExchangeRates();
  // A browser may hold an older answer without countries.
  const currency = settings.currency ?? rates?.countries?.[settings.country ?? ""] ?? null;
  return { settings, currency, rates, unit: salaryUnit({ ...settings, currency }, rates) };
}

/** Rounds up to the next of 1, 2, 5, 10, 20, … */
function niceStep(min: number): number {
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(min)));
  return [1, 2, 5, 10].map((times) => times * decade).find((step) => step >= min) ?? decade * 10;
}
