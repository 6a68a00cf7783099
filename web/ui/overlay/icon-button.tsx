import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const base =
  "inline-grid place-items-center size-(--control) border-0 rounded-control bg-transparent cursor-pointer text-ink-3 hover:bg-hover hover:text-ink " +
  "aria-pressed:text-accent disabled:cursor-not-allowed disabled:text-ink-off";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  label: string;
  iconSize?: "base" | "large";
};

/** An icon-only button. `label` is its accessible name and its tooltip. */
export function IconButton({ icon, label, iconSize = "base", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classes(base, className)}>
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
