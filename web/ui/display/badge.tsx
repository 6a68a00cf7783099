import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";

const variants = {
  neutral: "bg-fill text-ink-2",
  positive: "bg-positive-soft text-positive",
  caution: "bg-caution-soft text-caution",
  negative: "bg-negative-soft text-negative",
  accent: "bg-accent-soft text-accent",
};

/** A short status label next to a title. */
export function Badge({
  variant = "neutral",
  className,
  children,
}: {
  variant?: keyof typeof variants;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-flex min-h-5 items-center gap-1 whitespace-nowrap rounded-tag px-1.5 text-micro font-medium",
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tagVariants = {
  filled: "bg-fill text-ink-2",
  outlined: "text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]",
};

/** A skill (filled) or an industry (outlined). */
export function Tag({ variant = "filled", children }: { variant?: keyof typeof tagVariants; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex min-h-5.5 items-center whitespace-nowrap rounded-tag px-1.75 text-meta",
        tagVariants[variant],
      )}
    >
      {children}
    </span>
  );
}
