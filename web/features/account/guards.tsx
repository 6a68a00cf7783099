import { RotateCw, WifiOff } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Navigate, useLocation } from "react-router";
import { refreshSession } from "#web/session/auth-store.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { sameOriginPath } from "#web/shell/pages/same-origin-path.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/** Navigation state of a way to the login page: where the person wants to go, and the address that they have just confirmed. */
export interface LoginState {
  from: string | null;
  email?: string;
}

/**
 * Shows a spinner until the session is known, then the page. Redirects guests to the login page, with the requested path as state, unless
 * `guests` may see the page.
 */
export function Protected({ children, guests = false }: { children: ReactNode; guests?: boolean }) {
  const { ready, user, unreachable } = useSession();
  // Renders the page in steps, so that the first press on it doesn't wait for all of it.
  const admitted = useDeferredValue(user);
  const { pathname, search, hash } = useLocation();
  if (user && admitted) return children;
  if (!ready || user) return <GuardSpinner guests={guests} />;
  if (unreachable) {
    return (
      <div className="wrap pt-8">
        <Notice
          variant="caution"
          icon={WifiOff}
          role="alert"
          action={
            <Button onClick={() => void refreshSession({ force: true })}>
              <Icon of={RotateCw} />
              Try again
            </Button>
          }
        >
          <b className="font-semibold">The server does not answer.</b> You are still logged in; this page needs a
          connection.
        </Notice>
      </div>
    );
  }
  if (guests) return children;
  const state: LoginState = { from: pathname + search + hash };
  return <Navigate to={paths.login} replace state={state} />;
}

/** Returns the same-origin page the person came for, from navigation state or else the `to` parameter; null if neither is set. */
export function wantedPath({ state, search }: { state: unknown; search: string }): string | null {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return sameOriginPath(from ?? new URLSearchParams(search).get("to"));
}

/** Returns the address of the person whom a link leads to a form, from navigation state; empty without. */
export function knownEmail(state: unknown): string {
  return typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : "";
}

/** Redirects signed-in users to the page they came for, or to the jobs. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { ready, user } = useSession();
  const wanted = wantedPath(useLocation());
  return ready && user ? <Navigate to={wanted ?? paths.jobs} replace /> : children;
}

function GuardSpinner({ guests }: { guests: boolean }) {
  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] place-items-center">
      <Spinner label="Loading" size="large" className="needs-js" />
      <noscript>
        <p className="px-(--gutter) text-center text-ink-2">
          {guests ? "This page needs scripts. " : "This page shows your own data, so it needs scripts. "}
          <a href={paths.home}>Search the newest jobs without them</a>
        </p>
      </noscript>
    </div>
  );
}
