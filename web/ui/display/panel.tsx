import type { ComponentProps } from "react";
import { classes } from "#web/ui/base/classes.ts";

const paddings = { none: "", base: "p-5", large: "p-6" };

/** A bordered surface around one unit of content. Don't nest panels. */
export function Panel({
  padding = "base",
  className,
  ...rest
}: ComponentProps<"div"> & { padding?: keyof typeof paddings }) {
  return (
    <div {...rest} className={classes("rounded-panel border border-line bg-surface", paddings[padding], className)} />
  );
}
