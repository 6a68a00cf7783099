import { type ReactNode, Suspense, useState } from "react";
import { isHydrating } from "./hydration.ts";

/**
 * Markup that never changes. When it comes from the server, its code isn't loaded at all; after a client-side
 * navigation it renders here. Its children are lazy components without state.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  const [fromServer] = useState(isHydrating);
  // An empty `__html` makes React keep the server's markup during hydration.
  // oxlint-disable-next-line react/no-danger
  if (fromServer) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
