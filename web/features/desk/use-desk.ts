import { useEffect, useSyncExternalStore } from "react";
import { useToast } from "#web/ui/base/toast.tsx";
import { setAnnouncer } from "./desk-announcer.ts";
import { type DeskState, deskState, UNOPENED_DESK } from "./desk-state.ts";
import { startDesk } from "./start-desk.ts";

/** Returns the desk in this browser, for its screens. Opens it if no list has. */
export function useDesk(): DeskState {
  const toast = useToast();
  useEffect(() => {
    setAnnouncer(toast);
    void startDesk();
  }, [toast]);
  return useSyncExternalStore(deskState.subscribe, deskState.read, () => UNOPENED_DESK);
}
