import { useEffect, useState } from "react";
import type { SuggestResponse, Suggestion } from "#contract/schemas/search-suggest.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const DEBOUNCE_MS = 120;
const MAX_CACHED = 50;
const NO_RETRY = { ...JOBS, retries: 0 };

const cache = new Map<string, Suggestion[]>();

export interface SuggestionsFound {
  /** `first`: nothing has loaded yet. `failed`: the latest request failed. */
  state: "first" | "loaded" | "failed";
  /** The text that the suggestions are for. They stay until newer ones have loaded. */
  text: string;
  suggestions: Suggestion[] | null;
}

/** Loads the filters that a text may mean, debounced. A new text aborts the older request; an empty text sends none. */
export function useSuggestions(text: string): SuggestionsFound {
  const [found, setFound] = useState<SuggestionsFound>(() => {
    const known = cache.get(text);
    return known ? { state: "loaded", text, suggestions: known } : { state: "first", text, suggestions: null };
  });

  useEffect(() => {
    const known = cache.get(text);
    if (known) setFound({ state: "loaded", text, suggestions: known });
    if (known || text === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callApi<SuggestResponse>(api.suggest(text), { policy: NO_RETRY, signal: stop.signal }).then(
        ({ data }) => {
          cache.set(text, data);
          if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
          if (!stop.signal.aborted) setFound({ state: "loaded", text, suggestions: data });
        },
        () => {
          if (!stop.signal.aborted) setFound({ state: "failed", text, suggestions: null });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  // Suggestions for a shorter or longer version of the text stay until newer ones have loaded.
  return text.startsWith(found.text) || found.text.startsWith(text)
    ? found
    : { state: "first", text, suggestions: null };
}
