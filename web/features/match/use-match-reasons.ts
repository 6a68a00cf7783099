import { useEffect, useState } from "react";
import type { MatchSummariesResponse } from "#contract/schemas/desk/match.ts";
import { callApi } from "#web/api/api-client.ts";
import { matchReason } from "./match-text.ts";

/**
 * Loads why each of these jobs is where it is in a list sorted by match, by id. Empty until it's known: the list never waits for it, and a failure
 * leaves the rows as they are.
 */
export function useMatchReasons(ids: readonly string[]): ReadonlyMap<string, string> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const key = ids.join(",");
  useEffect(() => {
    if (key === "") return;
    const leaving = new AbortController();
    callApi<MatchSummariesResponse>(`/api/me/match/jobs?ids=${key}`, { signal: leaving.signal }).then(
      ({ data }) => setReasons(new Map((data ?? []).flatMap((each) => entryOf(each.id, matchReason(each))))),
      () => {},
    );
    return () => leaving.abort();
  }, [key]);
  return reasons;
}

const entryOf = (id: string, reason: string | null): [string, string][] => (reason === null ? [] : [[id, reason]]);
