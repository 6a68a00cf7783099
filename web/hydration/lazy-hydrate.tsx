import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { firstInteraction, isHydrating, reloadOnceOnline, replayClick } from "./hydration.ts";

/**
 * Wraps a part of the page that reads well as server markup. Its code loads and hydrates on the first interaction;
 * after a client-side navigation it loads at once.
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fromServer = false;
  const Body = lazy(async () => {
    if (fromServer) await firstInteraction();
    return { default: await load().catch(reloadOnceOnline) };
  });
  function LazyHydrate(props: P) {
    const host = useRef<HTMLDivElement>(null);
    // Read here: React hydrates the inside of the boundary after the root, when `isHydrating` is already false.
    useState(() => {
      fromServer ||= isHydrating();
    });
    return (
      <div ref={host} data-unhydrated="">
        <Suspense>
          <Body {...props} />
          <Hydrated host={host} />
        </Suspense>
      </div>
    );
  }
  // An update of its parent that changes nothing here would make React throw the server's markup away, and an early click with it.
  return memo(LazyHydrate);
}

function Hydrated({ host }: { host: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!host.current) return;
    host.current.removeAttribute("data-unhydrated");
    replayClick(host.current);
  }, [host]);
  return null;
}
