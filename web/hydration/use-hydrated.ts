import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns false until the page has hydrated. Script-only forms stay disabled until then, or their fields would end up
 * in the URL.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
