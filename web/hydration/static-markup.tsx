import { type ReactNode, Suspense, useState } from "react";
import { isHydrating } from "./hydration.ts";

/**
 * Markup that never changes. Where the server sent it, it stays as it is and its code is not loaded; on a change of page it is rendered here.
 * Its children are lazy components without state.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  const [sent] = useState(isHydrating);
  // Nothing is put in: an empty text tells React to leave alone what the server sent.
  // oxlint-disable-next-line react/no-danger
  if (sent) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
