import { lazy, Suspense } from "react";
import { useHydrated } from "#web/hydration/use-hydrated.ts";

const FirstReadingLine = lazy(() =>
  import("./deferred/first-reading-line.tsx").then((module) => ({ default: module.FirstReadingLine })),
);

/** The room for the line about the first reading. The server reserves it, so that nothing moves when the line appears or goes. */
export function FirstReadingSlot() {
  return (
    <aside aria-label="First reading" className="first-reading wrap needs-js no-print">
      {useHydrated() && (
        <Suspense>
          <FirstReadingLine />
        </Suspense>
      )}
    </aside>
  );
}
