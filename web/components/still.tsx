import { type ReactNode, Suspense, useState } from "react";

let hydrating = true;

/** Told by the root once the page the server sent is alive; what is rendered later has no markup to keep. */
export function endHydration(): void {
  hydrating = false;
}

/**
 * Markup that never changes. Where the server sent it, it stays as it is and its code is not loaded; on a change of page it is rendered here.
 * Its children are lazy components without state.
 */
export function Still({ children }: { children: ReactNode }) {
  const [sent] = useState(() => typeof document !== "undefined" && hydrating);
  if (sent) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
