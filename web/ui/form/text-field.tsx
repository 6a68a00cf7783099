import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { describedBy, Field } from "#web/ui/display/field.tsx";

const sizes = {
  large: "min-h-(--control-lg) text-body",
  base: "min-h-(--control) text-ui",
};

const input =
  "w-full min-w-0 px-3 border rounded-control bg-surface text-ink leading-5 placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1 " +
  "border-line-control aria-invalid:border-negative aria-invalid:shadow-[inset_0_0_0_1px_var(--negative)] disabled:bg-sunken disabled:text-ink-off";

type TextFieldProps = Omit<ComponentProps<"input">, "size"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  size?: keyof typeof sizes;
};

/** A labelled one-line input with its hint and error. */
export function TextField({ label, hint, error, size = "large", className, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className}>
      <input
        {...rest}
        id={fieldId}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={classes(input, sizes[size])}
      />
    </Field>
  );
}
