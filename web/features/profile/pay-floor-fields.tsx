import { useId, useState } from "react";
import type { PayFloor } from "#contract/schemas/desk/profile.ts";
import { PAY_FLOOR_MAX } from "#contract/values/desk/profile-limits.ts";
import { CurrencyAndPeriod } from "#web/features/preferences/salary/currency-and-period.tsx";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Fields for the lowest pay a person accepts: amount, currency and period. `payFloor` is null until they enter an amount. */
export function PayFloorFields({
  payFloor,
  onChange,
}: {
  payFloor: PayFloor | null;
  onChange: (payFloor: PayFloor | null) => void;
}) {
  const id = useId();
  // Keeps the choices until an amount is entered.
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
      <div className="mt-1.5 grid grid-cols-2 gap-3">
        <TextField
          size="base"
          className="col-span-2"
          label="Amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={PAY_FLOOR_MAX}
          step={1}
          value={payFloor?.amount ?? ""}
          onChange={(event) => setAmount(event.target.value)}
        />
        <CurrencyAndPeriod
          currency={shown.currency}
          period={shown.period}
          onCurrency={(currency) => currency !== null && change({ currency, period: shown.period })}
          onPeriod={(period) => period !== null && change({ currency: shown.currency, period })}
        />
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        Only you see it.
      </p>
    </fieldset>
  );
}
