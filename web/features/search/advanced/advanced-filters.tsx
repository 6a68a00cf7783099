import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { FACETS, facetOptions, type SearchLabels } from "#web/model/facets.ts";
import type { SearchState, SingleFacet } from "#web/features/search/search-state.ts";
import { SingleSelect } from "#web/ui/select/choice-select.tsx";
import { FacetMultiSelect } from "#web/features/search/search-bar.tsx";

/** At most this many companies in the list. */
const COMPANIES_CAP = 300;

/** The six filters an account opens. */
export function AdvancedFilters({
  draft,
  onChange,
  options,
  labels,
}: {
  draft: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  options: FilterOptions | null;
  labels: SearchLabels;
}) {
  const common = { options, labels, onApproach: () => {} };
  const single = (facet: SingleFacet) => (
    <SingleSelect
      label={FACETS[facet].label}
      placeholder={FACETS[facet].any}
      options={facetOptions(facet, options) ?? []}
      value={draft[facet]}
      onChange={(value) => onChange({ [facet]: value })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-3">
      <FacetMultiSelect
        {...common}
        facet="techStack"
        noun="technologies"
        hint="Try a shorter word."
        values={draft.techStack}
        onChange={(techStack) => onChange({ techStack })}
      />
      <FacetMultiSelect
        {...common}
        facet="company"
        noun="companies"
        hint="Companies with no open job are not listed."
        values={draft.company}
        onChange={(company) => onChange({ company })}
        cap={COMPANIES_CAP}
      />
      <FacetMultiSelect
        {...common}
        facet="industry"
        noun="industries"
        hint="Try a shorter word."
        values={draft.industry}
        onChange={(industry) => onChange({ industry })}
      />
      {single("companySize")}
      {single("datePosted")}
      {single("education")}
    </div>
  );
}
