import { useEffect, useState } from "react";
import type { BoardLookup, LookupResponse } from "#contract/schemas/board-lookup.ts";
import { LINK_PROBLEMS } from "#contract/values/board-lookup.ts";
import { ApiError, callApi, JOBS } from "#web/api/api-client.ts";

const LOOKUPS = "/api/boards/lookups";
const POLL_MS = 800;
const GIVE_UP_MS = 120_000;
const ID = /^#([\da-f-]{36})$/;
const NO_ANSWER = "We couldn’t send your link. Check your connection and try again.";

export type LookupState =
  | { step: "idle" }
  | { step: "sending" }
  | { step: "reading"; waiting: boolean }
  | { step: "failed"; code: string; message: string }
  | { step: "found"; board: NonNullable<BoardLookup["board"]> };

/**
 * Sends links to be read and follows each reading. The id of the last one is in the URL's fragment, so that a reload shows it again
 * and no search engine ever sees it.
 */
export function useBoardLookup(): { state: LookupState; lookUp: (link: string) => Promise<void> } {
  const [state, setState] = useState<LookupState>({ step: "idle" });
  const [id, setId] = useState<string | null>(null);

  useEffect(() => {
    const shared = ID.exec(location.hash)?.[1];
    if (shared !== undefined) setId(shared);
  }, []);

  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    void follow(id, setState, leaving.signal);
    return () => leaving.abort();
  }, [id]);

  async function lookUp(link: string) {
    setId(null);
    setState({ step: "sending" });
    try {
      const { data } = await callApi<LookupResponse>(LOOKUPS, {
        method: "POST",
        body: { link },
        policy: JOBS,
      });
      history.replaceState(history.state, "", `#${data.id}`);
      setState({ step: "reading", waiting: true });
      setId(data.id);
    } catch (error) {
      setState(failure(error));
    }
  }
  return { state, lookUp };
}

async function follow(id: string, show: (state: LookupState) => void, signal: AbortSignal): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  try {
    while (performance.now() < until) {
      const { data } = await callApi<LookupResponse>(`${LOOKUPS}/${encodeURIComponent(id)}`, { signal });
      if (data.state !== "done") show({ step: "reading", waiting: data.state === "waiting" });
      else if (data.board !== null) return show({ step: "found", board: data.board });
      else return show({ step: "failed", ...(data.problem ?? { code: "timeout", message: LINK_PROBLEMS.timeout }) });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (signal.aborted) return;
    }
    show({
      step: "failed",
      code: "busy",
      message: "Our readers are busy. Leave this page open, or reload it in a few minutes.",
    });
  } catch (error) {
    if (!signal.aborted) show(error instanceof ApiError && error.status === 404 ? { step: "idle" } : failure(error));
  }
}

function failure(error: unknown): LookupState {
  const known = error instanceof ApiError && error.message !== "" ? error : null;
  return { step: "failed", code: known?.code ?? "network", message: known?.message ?? NO_ANSWER };
}
