import { useSyncExternalStore } from "react";

/** Returns the hours that the reader's clock is ahead of UTC; null on the server. */
export function useUtcOffset(): number | null {
  return useSyncExternalStore(
    () => () => {},
    () => -new Date().getTimezoneOffset() / 60,
    () => null,
  );
}
