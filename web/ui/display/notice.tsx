import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "./icon.tsx";

const variants = {
  info: { box: "bg-accent-soft", icon: "text-accent" },
  plain: { box: "bg-fill", icon: "text-ink-2" },
  positive: { box: "bg-positive-soft", icon: "text-positive" },
  caution: { box: "bg-caution-soft", icon: "text-caution" },
  negative: { box: "bg-negative-soft", icon: "text-negative" },
};

/** A message with at most one action. Use the role `alert` for failures and `status` otherwise. */
export function Notice({
  variant = "info",
  icon,
  role = "status",
  action,
  className,
  children,
}: {
  variant?: keyof typeof variants;
  icon: LucideIcon;
  role?: "alert" | "status" | "note";
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={role}
      className={classes(
        "grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2.5 gap-y-2 rounded-panel px-4 py-3 text-ui text-ink md:grid-cols-[1rem_minmax(0,1fr)_auto] md:items-center",
        variants[variant].box,
        className,
      )}
    >
      <Icon of={icon} className={classes("max-md:mt-0.5", variants[variant].icon)} />
      <div>{children}</div>
      {action !== undefined && <div className="max-md:col-start-2 md:-my-0.5">{action}</div>}
    </div>
  );
}
