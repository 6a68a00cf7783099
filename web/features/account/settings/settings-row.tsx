import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { ComingSoon } from "#web/features/account/coming-soon.tsx";

/** One part of the settings: what it is about on the left, its controls on the right. */
export function SettingsRow({
  title,
  text,
  soon = false,
  danger = false,
  children,
}: {
  title: string;
  text: string;
  soon?: boolean;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-6 gap-y-3 border-b border-line py-6 first:pt-0 md:grid-cols-[17.5rem_minmax(0,1fr)]">
      <div>
        <h2
          className={classes(
            "flex flex-wrap items-center gap-2 text-title leading-[1.375rem]",
            danger && "text-negative",
          )}
        >
          {title} {soon && <ComingSoon />}
        </h2>
        <p className="mt-0.5 text-meta text-ink-3">{text}</p>
      </div>
      <div className="grid content-start gap-3">{children}</div>
    </section>
  );
}
