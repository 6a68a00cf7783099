import { useId } from "react";
import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { FREQUENCIES } from "./frequencies.ts";

/** How often we say which new jobs a search has found. */
export function FrequencySelect<Choice extends AlertFrequency>({
  value,
  choices,
  onChange,
}: {
  value: Choice;
  choices: readonly Choice[];
  onChange: (frequency: Choice) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label="Tell me about new jobs">
      <NativeSelect
        id={id}
        size="large"
        value={value}
        onChange={({ target }) => onChange(choices.find((choice) => choice === target.value) ?? value)}
      >
        {FREQUENCIES.filter((each) => choices.some((choice) => choice === each.value)).map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
