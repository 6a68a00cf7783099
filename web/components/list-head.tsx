import type { ReactNode } from "react";
import { formatCount } from "#web/ui/option.ts";

/** Above a list: its name, how many are shown (null while none have come), how many match the filters, and its tools. The 100,000+ is fixed text. */
export function ListHead({
  id,
  shown,
  total,
  tools,
}: {
  id: string;
  shown: number | null;
  total: number | null;
  tools: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 pb-3 pt-6 md:pb-4 md:pt-8">
      <div>
        <h2 id={id} tabIndex={-1} className="outline-none">
          Remote Jobs
        </h2>
        <p aria-live="polite" className="text-ui text-ink-2">
          <span>Showing {shown ?? "…"} out of 100,000+ jobs</span>
          {total !== null && (
            <span className="text-ink-3"> · {total === 1 ? "1 matches" : `${formatCount(total)} match`}</span>
          )}
        </p>
      </div>
      <div className="no-print flex items-end gap-2 max-md:w-full max-md:justify-between md:ml-auto md:items-center md:gap-4">
        {tools}
      </div>
    </div>
  );
}
