import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field } from "#web/ui/display/field.tsx";

const area =
  "w-full min-w-0 px-3 py-2.5 border rounded-control bg-surface text-ink text-body leading-6 placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1 " +
  "border-line-control aria-invalid:border-negative disabled:bg-sunken disabled:text-ink-off";

/** A labelled multi-line input with its hint and error. */
export function TextArea({
  label,
  hint,
  error,
  id,
  rows = 3,
  ...rest
}: ComponentProps<"textarea"> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={fieldId}
        rows={rows}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={area}
      />
    </Field>
  );
}
