import type { ReactNode } from "react";

/** A page of prose: title, lead, text of a comfortable width. */
export function TextPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1>{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-[41em] text-ink-2">{lead}</p>}
      {children}
    </div>
  );
}
