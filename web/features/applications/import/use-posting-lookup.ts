import { useEffect, useRef, useState } from "react";
import type { FoundPosting, PostingLookupResponse } from "#contract/schemas/desk/posting-lookup.ts";
import { LINK_PROBLEMS } from "#contract/values/board-lookup.ts";
import { ApiError, callApi, JOBS } from "#web/api/api-client.ts";

const PATH = "/api/desk/posting-lookups";
const POLL_MS = 600;
const GIVE_UP_MS = 90_000;

export type LookupState =
  | { step: "idle" }
  | { step: "reading" }
  | { step: "failed"; message: string }
  | { step: "found"; found: FoundPosting };

/** Reads the posting behind a link on the server and follows the reading. */
export function usePostingLookup(): {
  state: LookupState;
  lookUp: (link: string) => Promise<void>;
  forget: () => void;
} {
  const [state, setState] = useState<LookupState>({ step: "idle" });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function lookUp(link: string) {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setState({ step: "reading" });
    const next = await read(link, controller.signal);
    if (!controller.signal.aborted) setState(next);
  }
  return {
    state,
    lookUp,
    forget() {
      current.current?.abort();
      setState({ step: "idle" });
    },
  };
}

async function read(link: string, signal: AbortSignal): Promise<LookupState> {
  try {
    const call = { method: "POST", body: { link }, policy: JOBS, signal } as const;
    let { data } = await callApi<PostingLookupResponse>(PATH, call);
    const until = performance.now() + GIVE_UP_MS;
    while (data.state !== "done") {
      if (performance.now() > until) return { step: "failed", message: LINK_PROBLEMS.timeout };
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (signal.aborted) return { step: "idle" };
      ({ data } = await callApi<PostingLookupResponse>(`${PATH}/${data.id}`, { signal }));
    }
    if (data.found !== null) return { step: "found", found: data.found };
    return { step: "failed", message: data.problem?.message ?? LINK_PROBLEMS.timeout };
  } catch (error) {
    const message = error instanceof ApiError && error.message !== "" ? error.message : null;
    return { step: "failed", message: message ?? "We couldn’t send your link. Check your connection and try again." };
  }
}
