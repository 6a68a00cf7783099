import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "../api-client.ts";

export type Loaded<Data> = Data | "loading" | "failed" | "missing";

/** Loads data again whenever `path` changes, and on request; `null` loads nothing. `missing` is a 404. */
export function useLoaded<Data extends object>(path: string | null) {
  const [state, setState] = useState<Loaded<Data>>("loading");
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (path === null) return;
      try {
        setState(await callApi<Data>(path, { signal }));
      } catch (error) {
        if (signal?.aborted === true) return;
        setState(error instanceof ApiError && error.status === 404 ? "missing" : "failed");
      }
    },
    [path],
  );
  useEffect(() => {
    const leaving = new AbortController();
    setState("loading");
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { state, setState, load };
}
