import type { ReactNode } from "react";

/** A page with the horizon at its foot, for dead ends that point elsewhere. */
export function HorizonPage({
  eyebrow,
  title,
  lead,
  children,
}: {
  eyebrow?: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section data-flush="" className="flex min-h-[min(34rem,70dvh)] flex-1 flex-col">
      <div className="wrap flex-1 pb-24 pt-12">
        {eyebrow !== undefined && <p className="text-meta text-ink-3">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="mt-1 max-w-[31em] text-ink-2">{lead}</p>
        {children}
      </div>
      <div className="ground h-14" aria-hidden="true">
        <span className="sun" />
      </div>
    </section>
  );
}
