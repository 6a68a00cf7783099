import { useEffect, useState } from "react";
import { callApi } from "#web/api/api-client.ts";

export interface PrivateState<T> {
  /** Undefined while loading and after a failure. */
  data: T | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads what belongs to the account, after hydration, so that it never enters a page that others share. */
export function usePrivate<T>(path: string): PrivateState<T> {
  const [state, setState] = useState<{ data: T | undefined; failed: boolean }>({ data: undefined, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<{ data: T }>(path, { signal: leaving.signal }).then(
      ({ data }) => setState({ data, failed: false }),
      () => leaving.signal.aborted || setState({ data: undefined, failed: true }),
    );
    return () => leaving.abort();
  }, [path, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
