import type { ComponentProps } from "react";
import { classes } from "#web/ui/base/classes.ts";

const sizes = {
  large: "w-full min-h-(--control-lg) text-body",
  base: "min-h-(--control) text-ui",
};

/** A styled native select, for short lists and wherever the page must work without scripts. */
export function NativeSelect({
  size = "base",
  className,
  ...rest
}: Omit<ComponentProps<"select">, "size"> & { size?: keyof typeof sizes }) {
  return <select {...rest} className={classes("native-select", sizes[size], className)} />;
}
