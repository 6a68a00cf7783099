import { type ReactNode, useId } from "react";

/** One part of an application's page, under its heading. What adds to it stands beside the heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-1">
      <div className="flex min-h-(--control) flex-wrap items-center justify-between gap-x-4 border-b border-line">
        <h2 id={id} className="text-row font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
