import { useId } from "react";
import { currencies, currencyName, PERIOD_TEXTS } from "#web/features/preferences/salary/currencies.ts";
import { PERIODS } from "#web/model/salary.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

interface CurrencyAndPeriodProps {
  currency: string | null;
  period: (typeof PERIODS)[number] | null;
  onCurrency: (currency: string | null) => void;
  onPeriod: (period: (typeof PERIODS)[number] | null) => void;
  /** Whether each may be left open. */
  canBeUnset?: boolean;
}

/** Two lists: a currency and the period that a salary is for. */
export function CurrencyAndPeriod({
  currency,
  period,
  onCurrency,
  onPeriod,
  canBeUnset = false,
}: CurrencyAndPeriodProps) {
  const id = useId();
  return (
    <>
      <CurrencyField currency={currency} onCurrency={onCurrency} unset={canBeUnset ? "Default" : undefined} />
      <Field id={`${id}-period`} label="Per">
        <NativeSelect
          id={`${id}-period`}
          className="w-full min-w-0"
          value={period ?? ""}
          onChange={({ target }) => onPeriod(PERIODS.find((each) => each === target.value) ?? null)}
        >
          {canBeUnset && <option value="">Default</option>}
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {PERIOD_TEXTS[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  );
}

/** A list of currencies; with `unset`, the words for leaving it open come first. */
export function CurrencyField({
  currency,
  onCurrency,
  unset,
}: {
  currency: string | null;
  onCurrency: (currency: string | null) => void;
  unset?: string | undefined;
}) {
  const id = useId();
  const money = useExchangeRates();
  return (
    <Field id={id} label="Currency">
      <NativeSelect
        id={id}
        className="w-full min-w-0"
        value={currency ?? ""}
        onChange={({ target }) => onCurrency(target.value === "" ? null : target.value)}
      >
        {unset !== undefined && <option value="">{unset}</option>}
        {currencies(money, currency).map((code) => (
          <option key={code} value={code}>
            {code} – {currencyName(code)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
