import { lazy, Suspense } from "react";
import { chipOf, type SearchLabels } from "#web/model/facets.ts";
import { type SearchPart, type SearchState, valuesOf, without } from "./search-state.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Chip } from "#web/ui/display/chip.tsx";

/** For a search with a text only. */
const TextFilters = lazy(() =>
  import("./text/offered/text-filters.tsx").then((module) => ({ default: module.TextFilters })),
);

/** The applied filters as removable chips, with filters that the text names. Renders nothing if no filter is applied. */
export function AppliedFilters({
  search,
  parts,
  labels,
  onSearch,
  onClear,
}: {
  search: SearchState;
  parts: readonly SearchPart[];
  labels: SearchLabels;
  onSearch: (search: SearchState) => void;
  onClear: () => void;
}) {
  const applied = parts.flatMap((part) => valuesOf(search, part).map((value) => ({ part, value })));
  if (applied.length === 0) return null;
  return (
    <ul
      aria-label="Applied filters"
      className="needs-js no-print mt-4 flex flex-wrap items-center gap-2 max-md:-mx-(--gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1.5 max-md:[scrollbar-width:none]"
    >
      {applied.map(({ part, value }) => {
        const chip = chipOf(labels, part, value);
        return (
          <li key={`${part} ${value}`} className="flex-none">
            <Chip facet={chip.name} label={chip.value} onRemove={() => onSearch(without(search, part, value))} />
          </li>
        );
      })}
      {search.q !== "" && (
        <Suspense>
          <TextFilters search={search} parts={parts} onSearch={onSearch} />
        </Suspense>
      )}
      <li className="flex-none">
        <TextButton className="min-h-8 whitespace-nowrap max-md:min-h-11 text-ui" onClick={onClear}>
          Clear filters
        </TextButton>
      </li>
    </ul>
  );
}
