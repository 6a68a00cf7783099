import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#web/ui/base/classes.ts";

/** A checkbox with a label and an optional hint. The whole row toggles it, except links in its label. */
export function Checkbox({
  label,
  hint,
  className,
  id,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div
      className={classes(
        "relative flex items-start gap-2.5 text-ui max-md:min-h-11 max-md:py-3 [&_a]:relative [&_a]:z-1",
        className,
      )}
    >
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        className="check-box relative z-1"
        aria-describedby={hint === undefined ? undefined : `${fieldId}-hint`}
      />
      <span>
        <label htmlFor={fieldId} className="after:absolute after:inset-0">
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${fieldId}-hint`} className="block text-meta text-ink-3">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
