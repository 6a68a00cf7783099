import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, NavigationType } from "react-router";

/**
 * A full page load makes a screen reader read the title and start at the top; a client-side navigation does neither. So
 * this announces the new page's title and moves focus to its content. A new query or anchor on the same page doesn't
 * count as a navigation.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById("main");
    if (hash === "" && type !== NavigationType.Pop) main?.focus({ preventScroll: true });
    // React writes the new title in the same task as the page.
    const timer = setTimeout(() => setSaid(document.title), 50);
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);

  return (
    <p aria-live="assertive" className="sr-only" data-route-announcer="">
      {said}
    </p>
  );
}
