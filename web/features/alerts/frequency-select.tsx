import { useId } from "react";
import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { FREQUENCIES, frequencyOf } from "./frequencies.ts";

/** How often we say which new jobs a saved search has found. */
export function FrequencySelect({
  value,
  onChange,
}: {
  value: AlertFrequency;
  onChange: (frequency: AlertFrequency) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label="Tell me about new jobs">
      <NativeSelect
        id={id}
        size="large"
        value={value}
        onChange={({ target }) => onChange(frequencyOf(target.value as AlertFrequency).value)}
      >
        {FREQUENCIES.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
