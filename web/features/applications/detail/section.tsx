import { type ReactNode, useId } from "react";

/** One part of an application's page, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-row font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
