import { useSyncExternalStore } from "react";
import { type AuthState, authStore, UNKNOWN_SESSION } from "./auth-store.ts";

/** Returns the session, for components that only display it. */
export function useSession(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.read, () => UNKNOWN_SESSION);
}
