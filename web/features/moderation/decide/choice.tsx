import { type KeyboardEvent, type Ref, useId } from "react";
import { describedBy, Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** A labelled choice from a short list. */
export function Choice({
  label,
  ref,
  value,
  options,
  error,
  onChange,
  onKeyDown,
}: {
  label: string;
  ref?: Ref<HTMLSelectElement>;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <NativeSelect
        {...(ref !== undefined && { ref })}
        id={id}
        size="large"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
        {...(onKeyDown !== undefined && { onKeyDown })}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
