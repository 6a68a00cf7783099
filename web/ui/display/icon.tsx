import type { LucideIcon } from "lucide-react";
import { classes } from "#web/ui/base/classes.ts";

const sizes = {
  base: { className: "size-4", stroke: 1.75 },
  /** Inside tags and small buttons. */
  small: { className: "size-3.5", stroke: 2 },
  /** On its own. */
  large: { className: "size-5", stroke: 1.75 },
};

/** A Lucide icon next to a word. Hidden from assistive technology, because the word says it. */
export function Icon({
  of: Glyph,
  size = "base",
  className,
}: {
  of: LucideIcon;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <Glyph
      aria-hidden
      className={classes("block flex-none", sizes[size].className, className)}
      strokeWidth={sizes[size].stroke}
    />
  );
}
