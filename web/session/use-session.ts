import { useSyncExternalStore } from "react";
import { type AuthState, authStore, UNKNOWN_SESSION } from "./auth-store.ts";

/** What is known of the session, for parts that only show it. */
export function useSession(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.read, () => UNKNOWN_SESSION);
}
