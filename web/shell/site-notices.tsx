import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "./paths.ts";
import { firstInteraction } from "#web/hydration/hydration.ts";

const load = () => import("./deferred/session-notices.tsx");
const OfflineNotice = lazy(() => load().then((module) => ({ default: module.OfflineNotice })));
const ExpiredNotice = lazy(() => load().then((module) => ({ default: module.ExpiredNotice })));

/** What concerns the whole site: no connection, and a session that ended. The login page says the latter itself. */
export function SiteNotices() {
  const { error } = useSession();
  const { pathname } = useLocation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const expired = error === AUTH_TEXTS.sessionExpired && pathname !== paths.login;
  // Fetched while there is a connection: the first thing it may have to say is that there is none.
  useEffect(() => void firstInteraction().then(load), []);
  if (online && !expired) return null;
  return (
    <div className="wrap no-print grid gap-2 pt-3">
      <Suspense>
        {!online && <OfflineNotice />}
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
