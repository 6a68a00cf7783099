import { useEffect } from "react";
import { authStore } from "#web/session/auth-store.ts";
import { isLive } from "#web/model/capabilities.ts";
import { readToken } from "#web/session/session-token.ts";
import { DESK_KEY } from "#web/shell/storage-keys.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { setAnnouncer } from "./desk-announcer.ts";

let started = false;

/** Loads the desk where there is one: for members, and in a browser that holds a guest's. */
export function useStartedDesk(): void {
  const toast = useToast();
  useEffect(() => {
    setAnnouncer(toast);
    startIfNeeded();
    return started ? undefined : authStore.subscribe(startIfNeeded);
  }, [toast]);
}

function startIfNeeded(): void {
  if (started || !(isLive("saved") || isLive("applications"))) return;
  if (readToken() === null && !hasDesk()) return;
  started = true;
  import("./start-desk.ts")
    .then(({ startDesk }) => startDesk())
    .catch(() => {
      // Its code didn't load. The next list tries again.
      started = false;
    });
}

function hasDesk(): boolean {
  try {
    return localStorage.getItem(DESK_KEY) !== null;
  } catch {
    return false;
  }
}
