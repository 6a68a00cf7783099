import { QueryClientProvider } from "@tanstack/react-query";
import { ChevronDown, ListX, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { cardJob } from "#web/card-job.ts";
import { AdvancedFilters } from "#web/components/advanced-filters.tsx";
import { AdvancedPanel } from "#web/components/advanced-panel.tsx";
import { AppliedFilters } from "#web/components/applied-filters.tsx";
import { CountrySelect } from "#web/components/country-select.tsx";
import { DropOneFilter } from "#web/components/drop-one-filter.tsx";
import { JobGrid, JobGridSkeleton } from "#web/components/job-grid.tsx";
import { ListHead } from "#web/components/list-head.tsx";
import { ListKeys } from "#web/components/list-keys.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/components/list-states.tsx";
import { SampleNote } from "#web/components/sample-note.tsx";
import { SearchBar, useSearchDraft } from "#web/components/search-bar.tsx";
import { SortSelect } from "#web/components/sort-select.tsx";
import { type SearchLabels, searchLabels, withCounts } from "#web/facets.ts";
import { filterOptions } from "#web/filter-options.ts";
import { useFilterOptions } from "#web/hooks/use-filter-options.ts";
import { PHONE, useMedia } from "#web/hooks/use-media.ts";
import { useNow } from "#web/hooks/use-now.ts";
import { JOBS_PER_PAGE, queryClient, useJobs, useMatchCount } from "#web/jobs-query.ts";
import { pageMeta } from "#web/page-meta.ts";
import { api, paths } from "#web/paths.ts";
import {
  addressOf,
  ADVANCED_FACETS,
  BASIC_FACETS,
  countSet,
  EMPTY_SEARCH,
  readSearch,
  searchQuery,
  type SearchState,
} from "#web/search-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { useToast } from "#web/ui/toast.tsx";

const FORM = "jobs-search";
const PANEL = "advanced";
const LIST_TITLE = "remote-jobs";
const ALL_FACETS = [...BASIC_FACETS, ...ADVANCED_FACETS];

// The search waits for the option lists, so they are asked for while the account is still being checked.
if (typeof document !== "undefined") void filterOptions();

export const meta = () =>
  pageMeta({
    title: "Jobs",
    description: "Search every remote job with every filter: role, place, pay, technology, company and more.",
    canonicalPath: paths.jobs,
  });

export default function Jobs() {
  return (
    <QueryClientProvider client={queryClient}>
      <JobSearch />
    </QueryClientProvider>
  );
}

function JobSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const phone = useMedia(PHONE);
  const applied = readSearch(params);
  const page = Math.max(1, Math.floor(Number(params.get("page"))) || 1);
  const [draft, change] = useSearchDraft(applied);
  const { options: lists, approach } = useFilterOptions({ eager: true });
  const [advanced, setAdvanced] = useState(
    () => countSet(applied, ADVANCED_FACETS) > 0 && !window.matchMedia(PHONE).matches,
  );
  const advancedMatches = useMatchCount(draft, advanced && lists !== null);
  const jobs = useJobs(applied, page, lists !== null);
  const options = lists === null ? null : withCounts(lists, jobs.data?.facets);
  const labels = searchLabels(draft, lists);

  function apply(search: SearchState, to = 1) {
    void navigate(addressOf(paths.jobs, searchQuery(search, to > 1 ? { page: String(to) } : {})), {
      preventScrollReset: to === page,
    });
  }
  function clear() {
    change(EMPTY_SEARCH);
    apply(EMPTY_SEARCH);
    toast({ text: "Filters cleared", icon: ListX, action: { label: "Undo", run: () => apply(applied) } });
  }
  function turn(to: number) {
    apply(applied, to);
    // The reader goes on at the top of the list; the button may be gone or disabled on the next page.
    document.getElementById(LIST_TITLE)?.focus({ preventScroll: true });
  }

  return (
    <div className="wrap pt-5">
      <h1 className="sr-only">Find remote jobs</h1>
      <SearchBar
        id={FORM}
        action={paths.jobs}
        draft={draft}
        onChange={change}
        onSubmit={() => apply(draft)}
        options={options}
        onApproach={approach}
        labels={labels}
        className="border-line-2"
      >
        <div className="mt-2 flex">
          <Button
            variant="quiet"
            className="-mx-2 px-2"
            aria-expanded={advanced}
            aria-haspopup={phone ? "dialog" : undefined}
            aria-controls={phone ? undefined : PANEL}
            onClick={() => setAdvanced(!advanced)}
          >
            <Icon of={SlidersHorizontal} />
            Advanced filters
            {countSet(draft, ADVANCED_FACETS) > 0 && (
              <Badge>
                {countSet(draft, ADVANCED_FACETS)}
                <span className="sr-only"> set</span>
              </Badge>
            )}
            <Icon of={ChevronDown} size="small" className={classes("max-md:hidden", advanced && "rotate-180")} />
          </Button>
        </div>
        <AdvancedPanel
          id={PANEL}
          open={advanced}
          onOpenChange={setAdvanced}
          matches={advancedMatches}
          onClear={() => change({ ...EMPTY_SEARCH, sortBy: draft.sortBy })}
          onApply={() => {
            apply(draft);
            if (window.matchMedia(PHONE).matches) setAdvanced(false);
          }}
        >
          <AdvancedFilters draft={draft} onChange={change} options={options} labels={labels} />
        </AdvancedPanel>
      </SearchBar>
      <AppliedFilters
        search={applied}
        facets={ALL_FACETS}
        labels={searchLabels(applied, lists)}
        onSearch={apply}
        onClear={clear}
      />
      <ListHead
        id={LIST_TITLE}
        shown={jobs.data?.data.length ?? (jobs.isPending ? null : 0)}
        total={countSet(applied, ALL_FACETS) > 0 ? (jobs.data?.total ?? null) : null}
        tools={
          <>
            <CountrySelect />
            <SortSelect
              form={FORM}
              value={draft.sortBy}
              onChange={(sortBy) => {
                change({ sortBy });
                apply({ ...draft, sortBy });
              }}
            />
          </>
        }
      />
      {jobs.data?.meta.sample === true && <SampleNote />}
      <Results jobs={jobs} applied={applied} labels={searchLabels(applied, lists)} onSearch={apply} onClear={clear} />
      {jobs.data && (jobs.data.data.length > 0 || page > 1) && (
        <Pagination page={page} hasNext={jobs.data.nextPage !== null && !jobs.isPlaceholderData} onPage={turn} />
      )}
    </div>
  );
}

/** The list in its states: loading over what was there, error over what was there, empty, results. */
function Results({
  jobs,
  applied,
  labels,
  onSearch,
  onClear,
}: {
  jobs: ReturnType<typeof useJobs>;
  applied: SearchState;
  labels: SearchLabels;
  onSearch: (search: SearchState) => void;
  onClear: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const cards = jobs.data?.data.map(cardJob) ?? [];
  const loading = jobs.isPending || (jobs.isFetching && jobs.isPlaceholderData);
  const nothing = !loading && !jobs.isError && cards.length === 0;
  return (
    <div ref={list}>
      <ListKeys list={list} />
      {loading && <LoadingJobs />}
      {jobs.isError && !loading && <JobsError onRetry={() => void jobs.refetch()} kept={cards.length > 0} />}
      {jobs.isPending && <JobGridSkeleton count={JOBS_PER_PAGE} />}
      {cards.length > 0 && <JobGrid jobs={cards} now={now} stale={loading || jobs.isError} />}
      {nothing && (
        <NoJobs
          onClear={onClear}
          clearPath={paths.jobs}
          help={
            <DropOneFilter search={applied} facets={ALL_FACETS} labels={labels} path={api.jobs} onSearch={onSearch} />
          }
        />
      )}
    </div>
  );
}
