import { FACETS, labelOf, type SearchLabels, valuesOf } from "#web/facets.ts";
import { type Facet, type SearchState, without } from "#web/search-state.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";

/** What the list is filtered by, each value removable at once. Nothing when nothing is set. */
export function AppliedFilters({
  search,
  facets,
  labels,
  onSearch,
  onClear,
}: {
  search: SearchState;
  facets: readonly Facet[];
  labels: SearchLabels;
  onSearch: (search: SearchState) => void;
  onClear: () => void;
}) {
  const applied = facets.flatMap((facet) => valuesOf(search, facet).map((value) => ({ facet, value })));
  if (applied.length === 0) return null;
  return (
    <ul
      aria-label="Applied filters"
      className="needs-js no-print mt-4 flex flex-wrap items-center gap-2 max-md:-mx-(--gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 max-md:[scrollbar-width:none]"
    >
      {applied.map(({ facet, value }) => (
        <li key={`${facet} ${value}`} className="flex-none">
          <Chip
            facet={FACETS[facet].chip}
            label={labelOf(labels, facet, value)}
            onRemove={() => onSearch(without(search, facet, value))}
          />
        </li>
      ))}
      <li className="flex-none">
        <TextButton className="min-h-8 whitespace-nowrap text-ui" onClick={onClear}>
          Clear filters
        </TextButton>
      </li>
    </ul>
  );
}
