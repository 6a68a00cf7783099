import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { isHydrating, replayClick, firstInteraction } from "./hydration.ts";

/**
 * A part of the page that can be read as the server sent it. Its code comes, and it is made interactive, at the first sign that someone uses the
 * page; on a change of page it comes at once.
 */
export function lazyHydrate(load: () => Promise<ComponentType>): ComponentType {
  let sent = false;
  const Body = lazy(async () => {
    if (sent) await firstInteraction();
    return { default: await load() };
  });
  return function Island() {
    const host = useRef<HTMLDivElement>(null);
    // Asked here, because what is inside the boundary is hydrated after the root has come alive.
    useState(() => {
      sent ||= isHydrating();
    });
    return (
      <div ref={host} data-unhydrated="">
        <Suspense>
          <Body />
          <Awake host={host} />
        </Suspense>
      </div>
    );
  };
}

function Awake({ host }: { host: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (!host.current) return;
    host.current.removeAttribute("data-unhydrated");
    replayClick(host.current);
  }, [host]);
  return null;
}
