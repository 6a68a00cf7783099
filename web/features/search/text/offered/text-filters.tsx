import { Plus } from "lucide-react";
import { filterOf } from "#contract/values/filters.ts";
import {
  plainText,
  type SearchPart,
  type SearchState,
  submitted,
  valuesOf,
  withValue,
} from "#web/features/search/search-state.ts";
import { useSuggestions } from "#web/features/search/text/use-suggestions.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const MAX_OFFERED = 4;

/** Offers the filters that the searched text names, such as a place or a level, as items of the list of applied ones. */
export function TextFilters({
  search,
  parts,
  onSearch,
}: {
  search: SearchState;
  /** The parts of a search that the page has. */
  parts: readonly SearchPart[];
  onSearch: (search: SearchState) => void;
}) {
  const { suggestions } = useSuggestions(plainText(search.q));
  const offered = (suggestions ?? []).filter(
    ({ whole, parameter, value }) => whole && parts.includes(parameter) && !valuesOf(search, parameter).includes(value),
  );
  return offered.slice(0, MAX_OFFERED).map(({ parameter, value, label, count, rest }) => (
    <li key={`${parameter} ${value}`} className="flex-none">
      <button
        type="button"
        className="relative inline-flex h-8 items-center gap-1 whitespace-nowrap rounded-control border border-dashed border-line-control bg-transparent px-2.5 text-ui text-ink after:absolute after:-inset-x-0.5 after:-inset-y-1.5 hover:bg-hover"
        onClick={() => onSearch(submitted({ ...withValue(search, parameter, value), q: rest }, search))}
      >
        <Icon of={Plus} size="small" className="text-ink-3" />
        <span className="sr-only">Add </span>
        <span className="text-ink-2">{filterOf(parameter).chip}</span> {label}
        <span className="sr-only">, {formatCount(count)} jobs</span>
      </button>
    </li>
  ));
}
