import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi, JOBS } from "#web/api-client.ts";
import { FACETS, labelOf, type SearchLabels, valuesOf } from "#web/facets.ts";
import { addressOf, EMPTY_SEARCH, type Facet, readSearch, searchQuery, type SearchState } from "#web/search-state.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatCount } from "#web/ui/option.ts";

const SHOWN = 3;

interface Way {
  facet: Facet;
  search: SearchState;
  gain: number;
}

/** On an empty result: which single filter to drop, and how many jobs that brings back. Nothing while unknown, or when no single one helps. */
export function DropOneFilter({
  search,
  facets,
  labels,
  path,
  onSearch,
}: {
  search: SearchState;
  facets: readonly Facet[];
  labels: SearchLabels;
  path: string;
  onSearch: (search: SearchState) => void;
}) {
  const [ways, setWays] = useState<Way[]>([]);
  const set = facets.filter((facet) => valuesOf(search, facet).length > 0).length;
  const query = searchQuery(search);

  useEffect(() => {
    const stop = new AbortController();
    const narrow = readSearch(new URLSearchParams(query));
    const narrowing = facets.filter((facet) => valuesOf(narrow, facet).length > 0);
    const asked = narrowing.map(async (facet) => {
      const wider = { ...narrow, [facet]: EMPTY_SEARCH[facet] };
      const { total } = await callApi<{ total: number }>(addressOf(path, searchQuery(wider, { limit: "1" })), {
        policy: JOBS,
        signal: stop.signal,
      });
      return { facet, search: wider, gain: total };
    });
    void Promise.allSettled(asked).then((answers) => {
      if (stop.signal.aborted) return;
      const found = answers.flatMap((answer) =>
        answer.status === "fulfilled" && answer.value.gain > 0 ? [answer.value] : [],
      );
      setWays(found.sort((one, other) => other.gain - one.gain).slice(0, SHOWN));
    }, undefined);
    return () => stop.abort();
  }, [query, facets, path]);

  if (ways.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-ink-2">
        {set === 1 ? "One filter is set." : `${set} filters are set.`} Dropping one of them brings jobs back:
      </p>
      <ul className="mt-3 border-t border-line">
        {ways.map((way) => (
          <li key={way.facet} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 text-left text-ui hover:[&>b]:line-through"
              onClick={() => onSearch(way.search)}
            >
              <Icon of={X} className="text-ink-3" />
              <b className="font-medium">
                <span className="sr-only">Drop </span>
                {FACETS[way.facet].chip}:{" "}
                {valuesOf(search, way.facet)
                  .map((value) => labelOf(labels, way.facet, value))
                  .join(", ")}
              </b>
              <span className="ml-auto whitespace-nowrap font-semibold text-positive">
                + {formatCount(way.gain)} {way.gain === 1 ? "job" : "jobs"}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
