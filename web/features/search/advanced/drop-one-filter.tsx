import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { chipOf, type SearchLabels } from "#web/model/facets.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { apiQuery } from "#web/features/search/api-query.ts";
import {
  urlWithQuery,
  type SearchPart,
  readSearch,
  searchQuery,
  type SearchState,
  valuesOf,
  without,
} from "#web/features/search/search-state.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const MAX_SUGGESTIONS = 3;

interface Suggestion {
  part: SearchPart;
  search: SearchState;
  gain: number;
}

/**
 * For an empty result: which one filter to drop, and how many jobs that brings back. Empty until known or if no single
 * one helps.
 */
export function DropOneFilter({
  search,
  parts,
  labels,
  path,
  onSearch,
}: {
  search: SearchState;
  parts: readonly SearchPart[];
  labels: SearchLabels;
  path: string;
  onSearch: (search: SearchState) => void;
}) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const set = parts.filter((part) => valuesOf(search, part).length > 0).length;
  const query = searchQuery(search);
  const settings = useSearchSettings();

  useEffect(() => {
    const stop = new AbortController();
    const narrow = readSearch(new URLSearchParams(query));
    const narrowing = parts.filter((part) => valuesOf(narrow, part).length > 0);
    const requests = narrowing.map(async (part) => {
      const wider = without(narrow, part);
      const { total } = await callApi<{ total: number }>(
        urlWithQuery(path, apiQuery(wider, settings, { limit: "1" })),
        {
          policy: JOBS,
          signal: stop.signal,
        },
      );
      return { part, search: wider, gain: total };
    });
    void Promise.allSettled(requests).then((results) => {
      if (stop.signal.aborted) return;
      const helpful = results.flatMap((result) =>
        result.status === "fulfilled" && result.value.gain > 0 ? [result.value] : [],
      );
      setSuggestions(helpful.sort((one, other) => other.gain - one.gain).slice(0, MAX_SUGGESTIONS));
    }, undefined);
    return () => stop.abort();
  }, [query, parts, path, settings]);

  if (suggestions.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-ink-2">
        {set === 1 ? "One filter is set." : `${set} filters are set.`} Dropping one of them brings jobs back:
      </p>
      <ul className="mt-3 border-t border-line">
        {suggestions.map(({ part, search: wider, gain }) => (
          <li key={part} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 text-left text-ui hover:[&>b]:line-through"
              onClick={() => onSearch(wider)}
            >
              <Icon of={X} className="text-ink-3" />
              <b className="font-medium">
                <span className="sr-only">Drop </span>
                {droppedText(search, labels, part)}
              </b>
              <span className="ml-auto whitespace-nowrap font-semibold text-positive">
                + {formatCount(gain)} {gain === 1 ? "job" : "jobs"}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `Role: Data Analyst, Data Engineer`. */
function droppedText(search: SearchState, labels: SearchLabels, part: SearchPart): string {
  const chips = valuesOf(search, part).map((value) => chipOf(labels, part, value));
  return `${chips[0]?.name ?? ""}: ${chips.map(({ value }) => value).join(", ")}`;
}
