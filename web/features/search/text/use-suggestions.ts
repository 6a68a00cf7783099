import { useEffect, useState } from "react";
import type { SuggestResponse, Suggestion } from "#contract/schemas/search-suggest.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 120;
const KEPT = 50;
const ONCE = { ...JOBS, retries: 0 };

const kept = new Map<string, Suggestion[]>();

export interface SuggestionsFound {
  /** `first`: nothing has come so far. `failed`: the latest question had no answer. */
  state: "first" | "there" | "failed";
  /** The text that the suggestions are for; they stay until newer ones have come. */
  text: string;
  suggestions: Suggestion[] | null;
}

/** Filters that a text may mean, asked for after a pause in typing; an older question is called off. An empty text asks nothing. */
export function useSuggestions(text: string): SuggestionsFound {
  const [found, setFound] = useState<SuggestionsFound>(() => {
    const known = kept.get(text);
    return known ? { state: "there", text, suggestions: known } : { state: "first", text, suggestions: null };
  });

  useEffect(() => {
    const known = kept.get(text);
    if (known) setFound({ state: "there", text, suggestions: known });
    if (known || text === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callApi<SuggestResponse>(api.suggest(text), { policy: ONCE, signal: stop.signal }).then(
        ({ data }) => {
          kept.set(text, data);
          if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
          if (!stop.signal.aborted) setFound({ state: "there", text, suggestions: data });
        },
        () => {
          if (!stop.signal.aborted) setFound({ state: "failed", text, suggestions: null });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  // Those for the text as it was a letter ago stay until newer ones have come; those for another text say nothing of this one.
  return text.startsWith(found.text) || found.text.startsWith(text)
    ? found
    : { state: "first", text, suggestions: null };
}
