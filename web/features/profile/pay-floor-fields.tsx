import { useId, useState } from "react";
import type { PayFloor } from "#contract/schemas/desk-profile.ts";
import { PAY_FLOOR_MAX } from "#contract/values/desk-profile-limits.ts";
import { currencies, currencyName, PERIOD_TEXTS } from "#web/model/currencies.ts";
import { PERIODS } from "#web/model/salary.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { Field, fieldLabelClass } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** The lowest pay the person would take: amount, currency and period. Without an amount there is none. */
export function PayFloorFields({
  payFloor,
  onChange,
}: {
  payFloor: PayFloor | null;
  onChange: (payFloor: PayFloor | null) => void;
}) {
  const id = useId();
  const money = useExchangeRates();
  // Kept here while there is no amount.
  const [unit, setUnit] = useState<Omit<PayFloor, "amount">>({
    currency: payFloor?.currency ?? "USD",
    period: payFloor?.period ?? "year",
  });
  const shown = payFloor ?? unit;

  function setAmount(text: string) {
    const amount = Math.min(Math.trunc(Number(text)), PAY_FLOOR_MAX);
    onChange(amount > 0 ? { amount, currency: shown.currency, period: shown.period } : null);
  }
  function change(next: Omit<PayFloor, "amount">) {
    setUnit(next);
    if (payFloor) onChange({ ...payFloor, ...next });
  }
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={fieldLabelClass}>Lowest pay you would take</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 md:grid-cols-3">
        <TextField
          size="base"
          className="max-md:col-span-2"
          label="Amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={PAY_FLOOR_MAX}
          step={1}
          value={payFloor?.amount ?? ""}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Field id={`${id}-currency`} label="Currency">
          <NativeSelect
            id={`${id}-currency`}
            className="w-full min-w-0"
            value={shown.currency}
            onChange={({ target }) => change({ currency: target.value, period: shown.period })}
          >
            {currencies(money, shown.currency).map((code) => (
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
            value={shown.period}
            onChange={({ target }) =>
              change({ currency: shown.currency, period: PERIODS.find((each) => each === target.value) ?? "year" })
            }
          >
            {PERIODS.map((each) => (
              <option key={each} value={each}>
                {PERIOD_TEXTS[each]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        Only you see it.
      </p>
    </fieldset>
  );
}
