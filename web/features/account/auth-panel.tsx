import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Panel } from "#web/ui/display/panel.tsx";

const variants = { plain: "", positive: "text-positive", negative: "text-negative" };

/** The single-column panel, with a title, of every account form. */
export function AuthPanel({
  title,
  icon,
  variant = "plain",
  children,
}: {
  title: string;
  icon?: ReactNode;
  variant?: keyof typeof variants;
  children: ReactNode;
}) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <Panel padding="large" className="mx-auto grid max-w-104 gap-4 max-md:p-5">
        <h1 className={classes("flex items-center gap-2 text-section leading-7 font-semibold", variants[variant])}>
          {icon}
          {title}
        </h1>
        {children}
      </Panel>
    </div>
  );
}
