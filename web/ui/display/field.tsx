import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "./icon.tsx";

const label = "text-meta font-medium text-ink-2";
export const fieldLabelClass = label;

/** A label above a control and a hint or error below it. Give the control the same `id` and `describedBy(…)`. */
export function Field({
  id,
  label: text,
  hint,
  error,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className={label}>
        {text}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-meta text-ink-3">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex gap-1.5 text-meta text-negative">
          <Icon of={CircleAlert} size="small" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the `aria-describedby` of a Field's control, or undefined. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
