import { useMemo } from "react";
import { FILTER_NAMES } from "#contract/values/filters.ts";
import { SaveSearch, TellMe } from "#web/features/alerts/save/save-search.tsx";
import { useSaveSearch } from "#web/features/alerts/save/use-save-search.ts";
import { JobResults } from "#web/features/job-list/rows/job-results.tsx";
import { JOBS_PER_PAGE } from "#web/features/job-list/rows/use-jobs.ts";
import { useJobsView, ViewSwitch } from "#web/features/job-list/rows/view-switch.tsx";
import { ListOriginContext } from "#web/features/job-list/list-origin.ts";
import { ListHead } from "#web/features/job-list/list-head.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { MATCH_SORT } from "#web/features/match/match-live.ts";
import { EligibleCounts } from "#web/features/search/advanced/eligible-counts.tsx";
import { EligibleFilter } from "#web/features/search/advanced/eligible-filter.tsx";
import { ReferableFilter } from "#web/features/search/advanced/referable-filter.tsx";
import { SearchConditions } from "#web/features/search/advanced/search-conditions.tsx";
import { AppliedFilters } from "#web/features/search/applied-filters.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { SearchBar } from "#web/features/search/search-bar.tsx";
import type { SortChoice } from "#web/features/search/sort-select.tsx";
import { ALL_PARTS, countSet, searchQuery, submitted, withValue } from "#web/features/search/search-state.ts";
import { useAwaitedJobs } from "#web/model/use-awaited-jobs.ts";
import { isLive } from "#web/model/capabilities.ts";
import { paths } from "#web/shell/paths.ts";
import { Pagination } from "#web/ui/form/pagination.tsx";
import { AdvancedSearch } from "./advanced-search.tsx";
import { SearchSummary } from "./search-summary.tsx";
import { type JobSearch, LIST_TITLE, useJobSearch } from "./use-job-search.ts";

const REFERABLE_SORT: SortChoice = { value: "referable", label: "Referable first" };
const FORM = "jobs-search";
const HOME_COUNTRY = "home-country";

/** The full search: every filter, the results as cards or rows, and pages. */
export function JobsPage() {
  const search = useJobSearch();
  const { applied, apply, draft, clear, jobs, appliedLabels } = search;
  const [view, setView] = useJobsView();
  const saving = useSaveSearch(applied, appliedLabels);
  const found = jobs.data;
  // A feed knows no profile.
  const query = searchQuery(applied.sortBy === "match" ? { ...applied, sortBy: "date" } : applied);
  const origin = useMemo(() => (found === undefined ? undefined : { list: { jobs: found.total } }), [found]);
  useAwaitedJobs({
    sample: found?.meta.sample === true,
    short: search.page === 1 && found !== undefined && found.data.length < JOBS_PER_PAGE,
    refresh: () => void jobs.refetch(),
  });
  return (
    <div className="wrap pt-2 md:pt-5">
      <h1 className="sr-only">Find remote jobs</h1>
      <SearchBar
        id={FORM}
        action={paths.jobs}
        draft={draft}
        onChange={search.change}
        onSubmit={search.submit}
        filters={FILTER_NAMES}
        onSuggestion={({ parameter, value, rest }) =>
          apply(submitted({ ...withValue(draft, parameter, value), q: rest }, applied))
        }
        options={search.options}
        onApproach={search.approach}
        labels={search.labels}
        className="border-line-2"
      >
        <AdvancedSearch
          search={search}
          action={<SaveSearch model={saving} />}
          eligible={
            <EligibleFilter
              on={draft.eligibleOnly}
              selectId={HOME_COUNTRY}
              onChange={(eligibleOnly) => search.applyChange({ eligibleOnly })}
            >
              <EligibleCounts counts={found?.facets?.["eligibility"]} />
            </EligibleFilter>
          }
          referable={
            isLive("referrals") && (
              <ReferableFilter
                on={draft.acceptsReferrals}
                count={found?.facets?.["referable"]?.["yes"]}
                onChange={(acceptsReferrals) => search.applyChange({ acceptsReferrals })}
              />
            )
          }
        />
      </SearchBar>
      <SearchSummary form={FORM} applied={applied} labels={appliedLabels} total={found?.total ?? null} />
      <AppliedFilters search={applied} parts={ALL_PARTS} labels={appliedLabels} onSearch={apply} onClear={clear} />
      <ListHead
        id={LIST_TITLE}
        shown={found?.data.length ?? (jobs.isPending ? null : 0)}
        total={countSet(applied, ALL_PARTS) > 0 ? (found?.total ?? null) : null}
        form={FORM}
        sortBy={draft.sortBy}
        text={applied.q !== ""}
        more={[...(isLive("referrals") ? [REFERABLE_SORT] : []), ...(search.canMatch ? [MATCH_SORT] : [])]}
        onSort={(sortBy) => search.applyChange({ sortBy })}
        countryId={HOME_COUNTRY}
        view={<ViewSwitch view={view} onView={setView} />}
      />
      <SearchConditions hidden={found?.hidden} query={query} />
      {found?.meta.sample === true && <SampleNote />}
      <ListOriginContext value={origin}>
        <JobResults
          jobs={jobs}
          view={view}
          applied={applied}
          labels={appliedLabels}
          pager={<Pager search={search} />}
          onPage={search.turn}
          onSearch={apply}
          onClear={clear}
          whenEmpty={<TellMe model={saving} />}
        />
      </ListOriginContext>
      <div className="mt-4">
        <FeedLinks query={query} />
      </div>
    </div>
  );
}

function Pager({ search: { jobs, turn, page } }: { search: JobSearch }) {
  if (!jobs.data || jobs.data.data.length === 0) return null;
  return <Pagination page={page} hasNext={jobs.data.nextPage !== null && !jobs.old} onPage={turn} />;
}
