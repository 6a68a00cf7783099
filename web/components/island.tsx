import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { replayPress, whenUsed } from "#web/wake.ts";

/**
 * A part of the page that can be read as the server sent it. Its code comes, and it is made interactive, at the first sign that someone uses the
 * page; on a change of page it comes at once.
 */
export function island(load: () => Promise<ComponentType>): ComponentType {
  const Body = lazy(async () => {
    await whenUsed();
    return { default: await load() };
  });
  return function Island() {
    const host = useRef<HTMLDivElement>(null);
    return (
      <div ref={host} data-asleep="">
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
    host.current.removeAttribute("data-asleep");
    replayPress(host.current);
  }, [host]);
  return null;
}
