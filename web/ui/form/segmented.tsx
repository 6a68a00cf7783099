import type { LucideIcon } from "lucide-react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** A row of toggle buttons of which one is pressed. */
export function Segmented<T extends string>({
  label,
  choices,
  value,
  onChange,
  compact = false,
}: {
  label: string;
  choices: { value: T; label: string; icon?: LucideIcon }[];
  value: T | null;
  onChange: (value: T) => void;
  /** Whether phones show only the icons. */
  compact?: boolean;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex divide-x divide-line-2 rounded-control border border-line-2 bg-surface"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={classes(
            "inline-flex min-h-[calc(var(--control)-2px)] min-w-11 max-md:min-h-11 items-center justify-center gap-1.5 px-3 text-ui first:rounded-l-[5px] last:rounded-r-[5px]",
            choice.value === value ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-hover",
          )}
        >
          {choice.icon && <Icon of={choice.icon} />}
          <span className={classes(compact && "max-md:sr-only")}>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}
