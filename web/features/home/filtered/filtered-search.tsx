import { SaveDialog, SaveSearch, TellMe } from "#web/features/alerts/save/save-search.tsx";
import { useSaveSearch } from "#web/features/alerts/save/use-save-search.ts";
import { DropOneFilter } from "#web/features/search/advanced/drop-one-filter.tsx";
import { api } from "#web/api/api-paths.ts";
import { OPEN_PARTS, type SearchState } from "#web/features/search/search-state.ts";
import type { SearchLabels } from "#web/model/facets.ts";

/** What the home page offers once a search has filters: to save it, and where it finds nothing, to drop a filter or to hear when it finds anything. */
export function FilteredSearch({
  search,
  labels,
  onSearch,
}: {
  search: SearchState;
  labels: SearchLabels;
  /** Absent where the search finds jobs. */
  onSearch?: (search: SearchState) => void;
}) {
  const model = useSaveSearch(search, labels);
  if (onSearch === undefined)
    return (
      <div className="-ml-3 flex *:ml-0 md:-ml-3.5">
        <SaveSearch model={model} />
      </div>
    );
  return (
    <>
      <DropOneFilter search={search} parts={OPEN_PARTS} labels={labels} path={api.featured} onSearch={onSearch} />
      <TellMe model={model} />
      <SaveDialog model={model} />
    </>
  );
}
