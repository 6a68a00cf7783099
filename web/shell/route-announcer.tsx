import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, NavigationType } from "react-router";

/** After a change of page: says its title, and moves the focus to its content, as a full load would. A change of query or anchor is none. */
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
    // The title is written in the same turn as the page.
    const timer = setTimeout(() => setSaid(document.title), 50);
    return () => clearTimeout(timer);
  }, [pathname, hash, type]);

  return (
    <p aria-live="assertive" className="sr-only" data-route-announcer="">
      {said}
    </p>
  );
}
