import { useId } from "react";
import type { Money } from "#contract/schemas/money.ts";
import { longDate } from "#web/model/dates.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { PERIODS, type Period } from "#web/model/salary.ts";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { Field, fieldLabelClass } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

const PERIOD_WORDS: Record<Period, string> = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
};

/** Which currency and period pay is shown in, beside what the posting says. */
export function SalaryPreference() {
  const id = useId();
  const money = useExchangeRates();
  const { settings } = useSearchSettings();
  const { currency, period } = settings;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={fieldLabelClass}>Show pay in</legend>
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
              changeSettings((before) => ({ ...before, period: PERIODS.find((one) => one === target.value) ?? null }))
            }
          >
            <option value="">not set</option>
            {PERIODS.map((one) => (
              <option key={one} value={one}>
                {PERIOD_WORDS[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        Beside the text as posted, as an approximate figure
        {money === null ? "" : ` at the rates of ${longDate(money.ratesDate)}`}. Unset, dollars a year.
      </p>
    </fieldset>
  );
}

const FIRST = ["USD", "EUR", "GBP"];

/** The common ones first, the rest by code; the chosen one also while the rates are missing. */
function currencies(money: Money | null, chosen: string | null): string[] {
  const rest = Object.keys(money?.usd ?? {}).filter((code) => !FIRST.includes(code));
  return [...new Set([...FIRST, ...rest.sort(), ...(chosen === null ? [] : [chosen])])];
}

let names: Intl.DisplayNames | undefined;
function currencyName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "currency" });
  return names.of(code) ?? code;
}
