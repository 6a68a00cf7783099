import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False until scripts have taken the page over. A form that only scripts can send waits for it, or its fields would end up in the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
