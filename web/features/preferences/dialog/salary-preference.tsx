import { useId } from "react";
import { longDate } from "#web/model/dates.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { CurrencyAndPeriod } from "#web/features/preferences/salary/currency-and-period.tsx";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { fieldLabelClass } from "#web/ui/display/field.tsx";

/** The currency and period that salaries are shown in, next to the text as posted. */
export function SalaryPreference() {
  const id = useId();
  const money = useExchangeRates();
  const { settings } = useSearchSettings();
  const { currency, period } = settings;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={fieldLabelClass}>Show salaries in</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3">
        <CurrencyAndPeriod
          currency={currency}
          period={period}
          onCurrency={(next) => changeSettings((before) => ({ ...before, currency: next }))}
          onPeriod={(next) => changeSettings((before) => ({ ...before, period: next }))}
          canBeUnset
        />
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        An approximate figure next to the text as posted
        {money === null ? "" : `, at the rates of ${longDate(money.ratesDate)}`}. By default, it’s in US dollars per
        year.
      </p>
    </fieldset>
  );
}
