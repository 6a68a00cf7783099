import { Lock, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { AUTH_TEXTS } from "#contract/auth-texts.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useAuth } from "./auth-provider.tsx";

/** What concerns the whole site: no connection, and a session that ended. The login page says the latter itself. */
export function SiteNotices() {
  const { error } = useAuth();
  const { pathname } = useLocation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  const expired = error === AUTH_TEXTS.sessionExpired && pathname !== paths.login;
  if (online && !expired) return null;
  return (
    <div className="wrap no-print grid gap-2 pt-3">
      {!online && (
        <Notice tone="caution" icon={WifiOff}>
          <b className="font-semibold">You are offline.</b> What is on this page stays; everything else waits.
        </Notice>
      )}
      {expired && (
        <Notice icon={Lock} action={<ButtonLink to={paths.login}>Log In</ButtonLink>}>
          {AUTH_TEXTS.sessionExpired}
        </Notice>
      )}
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
