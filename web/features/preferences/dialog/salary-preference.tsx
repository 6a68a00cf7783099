import { useId } from "react";
import { currencies, currencyName, PERIOD_TEXTS } from "#web/model/currencies.ts";
import { longDate } from "#web/model/dates.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { PERIODS } from "#web/model/salary.ts";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { Field, fieldLabelClass } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

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
        <Field id={`${id}-currency`} label="Currency">
          <NativeSelect
            id={`${id}-currency`}
            className="w-full min-w-0"
            value={currency ?? ""}
            onChange={({ target }) =>
              changeSettings((before) => ({ ...before, currency: target.value === "" ? null : target.value }))
            }
          >
            <option value="">not set</option>
            {currencies(money, currency).map((code) => (
              <option key={code} value={code}>
                {code} – {currencyName(code)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field id={`${id}-period`} label="Per">
          <NativeSelect
            id={`${id}-period`}
            className="w-full min-w-0"
            value={period ?? ""}
            onChange={({ target }) =>
              changeSettings((before) => ({ ...before, period: PERIODS.find((each) => each === target.value) ?? null }))
            }
          >
            <option value="">not set</option>
            {PERIODS.map((each) => (
              <option key={each} value={each}>
                {PERIOD_TEXTS[each]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        An approximate figure next to the text as posted
        {money === null ? "" : `, at the rates of ${longDate(money.ratesDate)}`}. The default is dollars a year.
      </p>
    </fieldset>
  );
}
