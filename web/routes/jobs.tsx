import { QueryClientProvider } from "@tanstack/react-query";
import { ChevronDown, ListX, SlidersHorizontal } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { FILTER_NAMES } from "#contract/values/filters.ts";
import { AdvancedFilters } from "#web/features/search/advanced/advanced-filters.tsx";
import { AdvancedPanel } from "#web/features/search/advanced/advanced-panel.tsx";
import { AppliedFilters } from "#web/features/search/applied-filters.tsx";
import { CountrySelect } from "#web/features/preferences/country-select.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { JobResults } from "#web/features/job-list/rows/job-results.tsx";
import { ListHead } from "#web/features/job-list/list-head.tsx";
import { SearchConditions } from "#web/features/search/advanced/search-conditions.tsx";
import { ReferableFilter } from "#web/features/search/advanced/referable-filter.tsx";
import { SalaryFilter } from "#web/features/search/advanced/salary-filter.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { SearchBar, useSearchDraft } from "#web/features/search/search-bar.tsx";
import { SortSelect } from "#web/features/search/sort-select.tsx";
import { useJobsView, ViewSwitch } from "#web/features/job-list/rows/view-switch.tsx";
import { YourSearch } from "#web/features/preferences/your-search.tsx";
import { searchLabels, withCompanies, withCounts } from "#web/model/facets.ts";
import { filterOptions } from "#web/model/filter-options.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { useSalaryLabel } from "#web/features/search/advanced/use-salary-label.ts";
import { prefetchSettings } from "#web/features/preferences/search-settings-store.ts";
import { PHONE, useMedia } from "#web/shell/use-media.ts";
import { queryClient, useJobs, useMatchCount } from "#web/features/job-list/use-jobs.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import {
  urlWithQuery,
  ADVANCED_FILTERS,
  ALL_PARTS,
  countSet,
  EMPTY_SEARCH,
  only,
  readSearch,
  searchQuery,
  type SearchState,
  submitted,
  withValue,
} from "#web/features/search/search-state.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Pagination } from "#web/ui/form/pagination.tsx";
import { useToast } from "#web/ui/base/toast.tsx";

const FORM = "jobs-search";
const PANEL = "advanced";
const LIST_TITLE = "remote-jobs";
const LIVES_IN = "lives-in";
const ADVANCED_PARTS = [...ADVANCED_FILTERS, "salaryMin"] as const;

// The search waits for the option lists and a member's settings, so they are asked for while the account is still being checked.
if (typeof document !== "undefined") {
  void filterOptions();
  void prefetchSettings();
}

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
  const [view, setView] = useJobsView();
  const phone = useMedia(PHONE);
  const applied = readSearch(params);
  const page = Math.max(1, Math.floor(Number(params.get("page"))) || 1);
  const [draft, change] = useSearchDraft(applied);
  const { options: known, approach } = useFilterOptions({ eager: true });
  const [advanced, setAdvanced] = useState(
    () => countSet(applied, ADVANCED_PARTS) > 0 && !window.matchMedia(PHONE).matches,
  );
  const advancedMatches = useMatchCount(draft, advanced && known !== null);
  const jobs = useJobs(applied, page, known !== null);
  const lists = known && withCompanies(known, applied.company, jobs.data?.data ?? []);
  const facets = jobs.data?.facets;
  const options = useMemo(() => (lists === null ? null : withCounts(lists, facets)), [lists, facets]);
  const labels = searchLabels(draft, lists);
  const appliedLabels = { ...searchLabels(applied, lists), ...useSalaryLabel(applied) };

  function apply(search: SearchState, to = 1) {
    void navigate(urlWithQuery(paths.jobs, searchQuery(search, to > 1 ? { page: String(to) } : {})), {
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
        onSubmit={(q) => apply(submitted({ ...draft, q }, applied))}
        facets={FILTER_NAMES}
        onSuggestion={({ parameter, value, rest }) =>
          apply(submitted({ ...withValue(draft, parameter, value), q: rest }, applied))
        }
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
            {countSet(draft, ADVANCED_PARTS) > 0 && (
              <Badge>
                {countSet(draft, ADVANCED_PARTS)}
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
          onClear={() => change(only(draft, []))}
          onApply={() => {
            apply(submitted(draft, applied));
            if (window.matchMedia(PHONE).matches) setAdvanced(false);
          }}
        >
          <AdvancedFilters draft={draft} onChange={change} options={options} labels={labels} />
          <SalaryFilter
            salaryMin={draft.salaryMin}
            salaryUnstated={draft.salaryUnstated}
            counts={jobs.data?.facets?.["salary"]}
            onChange={change}
          />
        </AdvancedPanel>
      </SearchBar>
      <AppliedFilters search={applied} parts={ALL_PARTS} labels={appliedLabels} onSearch={apply} onClear={clear} />
      <ListHead
        id={LIST_TITLE}
        shown={jobs.data?.data.length ?? (jobs.isPending ? null : 0)}
        total={countSet(applied, ALL_PARTS) > 0 ? (jobs.data?.total ?? null) : null}
        tools={
          <>
            <CountrySelect id={LIVES_IN} />
            <SortSelect
              form={FORM}
              value={draft.sortBy}
              text={applied.q !== ""}
              referrals={isLive("referrals")}
              onChange={(sortBy) => {
                change({ sortBy });
                apply({ ...submitted(draft, applied), sortBy });
              }}
            />
            <YourSearch />
          </>
        }
        view={<ViewSwitch view={view} onView={setView} />}
      />
      <SearchConditions
        eligible={applied.eligibleOnly}
        counts={jobs.data?.facets?.["eligibility"]}
        selectId={LIVES_IN}
        onEligible={(eligibleOnly) => {
          change({ eligibleOnly });
          apply({ ...submitted(draft, applied), eligibleOnly });
        }}
        hidden={jobs.data?.hidden}
        query={searchQuery(applied)}
      >
        {isLive("referrals") && (
          <ReferableFilter
            on={draft.acceptsReferrals}
            count={jobs.data?.facets?.["referrable"]?.["yes"]}
            onChange={(acceptsReferrals) => {
              change({ acceptsReferrals });
              apply({ ...submitted(draft, applied), acceptsReferrals });
            }}
          />
        )}
      </SearchConditions>
      {jobs.data?.meta.sample === true && <SampleNote />}
      <JobResults
        jobs={jobs}
        view={view}
        applied={applied}
        labels={appliedLabels}
        pager={
          jobs.data &&
          (jobs.data.data.length > 0 || page > 1) && (
            <Pagination page={page} hasNext={jobs.data.nextPage !== null && !jobs.isPlaceholderData} onPage={turn} />
          )
        }
        onSearch={apply}
        onClear={clear}
      />
      <div className="mt-4">
        <FeedLinks query={searchQuery(applied)} />
      </div>
    </div>
  );
}
