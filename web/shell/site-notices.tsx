import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "./paths.ts";
import { firstInteraction } from "#web/hydration/hydration.ts";

const load = () => import("./deferred/session-notices.tsx");
const OfflineNotice = lazy(() => load().then((module) => ({ default: module.OfflineNotice })));
const ExpiredNotice = lazy(() => load().then((module) => ({ default: module.ExpiredNotice })));

/** Site-wide notices: the browser is offline, or the session has expired. The login page shows the latter itself. */
export function SiteNotices() {
  const { error } = useSession();
  const { pathname } = useLocation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const expired = error === SESSION_EXPIRED && pathname !== paths.login;
  const [isLoaded, setLoaded] = useState(false);
  // Preloads the offline notice while the browser is still online. A module that fails to load offline would fail for good.
  useEffect(
    () =>
      void firstInteraction()
        .then(load)
        .then(() => setLoaded(true)),
    [],
  );
  if (online && !expired) return null;
  return (
    <div className="wrap no-print grid gap-2 pt-3">
      <Suspense>
        {!online && (isLoaded ? <OfflineNotice /> : "You're offline.")}
        {expired && <ExpiredNotice />}
      </Suspense>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
