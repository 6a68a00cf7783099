import { lazy, Suspense, useEffect, useState } from "react";
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { FEATURED_MAX, type FeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { ListHead } from "#web/features/job-list/list-head.tsx";
import { showList } from "#web/features/job-list/show-list.ts";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { useSalaryLabel } from "#web/features/search/advanced/use-salary-label.ts";
import { AdvancedFiltersLink } from "#web/features/search/advanced-filters-link.tsx";
import { featuredRules } from "#web/features/search/api-query.ts";
import { AppliedFilters } from "#web/features/search/applied-filters.tsx";
import { SearchBar } from "#web/features/search/search-bar.tsx";
import {
  OPEN_FILTERS,
  OPEN_PARTS,
  countSet,
  only,
  readSearch,
  searchQuery,
  type SearchState,
  submitted,
  urlWithQuery,
  withValue,
} from "#web/features/search/search-state.ts";
import { useSearchDraft } from "#web/features/search/use-search-draft.ts";
import { ago } from "#web/model/dates.ts";
import { searchLabels } from "#web/model/facets.ts";
import { useAwaitedJobs } from "#web/model/use-awaited-jobs.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { FeaturedList } from "./featured-list.tsx";
import { HomeConditions } from "./home-conditions.tsx";
import { HomeHero } from "./home-hero.tsx";

/** Loads only when the reader's rules hide something. */
const HiddenLine = lazy(() =>
  import("#web/features/preferences/hide/hidden-line.tsx").then((module) => ({ default: module.HiddenLine })),
);
const FORM = "search-filters";
const HOME_COUNTRY = "home-country";
const LIST_TITLE = "remote-jobs";

/** The home page down to the featured jobs. */
export function HomePage() {
  const featured = useLoaderData<FeaturedJobs>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = only(readSearch(params), OPEN_PARTS);
  const { draft, change, submit, applyChange, clear } = useSearchDraft(applied, apply);
  const { options, approach } = useFilterOptions();
  const now = useNow(featured.now);
  const { paused } = useSearchSettings();
  useRuleUpdates(featured, applied);
  const { awaitsJobs, refreshing } = useFirstJobs(featured);
  const salaryLabel = useSalaryLabel(applied);
  const labels = { ...(options === null ? featured.labels : searchLabels(applied, options)), ...salaryLabel };

  function apply(search: SearchState) {
    void navigate(urlWithQuery(paths.home, searchQuery(search)), { preventScrollReset: true });
  }
  /** Adds a suggested filter to the bar if this page has it, or else searches on the jobs page. */
  function choose({ parameter, value, rest }: Suggestion) {
    const next = { ...withValue(draft, parameter, value), q: rest };
    if (OPEN_FILTERS.includes(parameter)) change(next);
    else void navigate(urlWithQuery(paths.jobs, searchQuery(submitted(next, applied))));
  }

  return (
    <>
      <HomeHero>
        <SearchBar
          id={FORM}
          action={paths.home}
          draft={draft}
          onChange={change}
          onSubmit={(q) => {
            submit(q);
            showList(LIST_TITLE);
          }}
          filters={OPEN_FILTERS}
          onSuggestion={choose}
          options={options}
          onApproach={approach}
          labels={labels}
          className="border-line shadow-popover"
        >
          <div className="flex flex-wrap items-center gap-x-4 md:-mb-1.5">
            <HomeConditions
              eligible={draft.eligibleOnly}
              salaryMin={draft.salaryMin}
              selectId={HOME_COUNTRY}
              onEligible={(eligibleOnly) => applyChange({ eligibleOnly })}
              onSalary={(salaryMin) => change({ salaryMin, salaryUnstated: false })}
            />
            <AdvancedFiltersLink query={searchQuery(submitted(draft, applied))} />
            <LastCheck at={featured.lastCheckedAt} now={now} />
          </div>
        </SearchBar>
      </HomeHero>
      <section className="wrap" aria-labelledby={LIST_TITLE} data-awaits-jobs={awaitsJobs ? "" : undefined}>
        <AppliedFilters search={applied} parts={OPEN_PARTS} labels={labels} onSearch={apply} onClear={clear} />
        <ListHead
          id={LIST_TITLE}
          shown={featured.jobs?.length ?? null}
          total={countSet(applied, OPEN_PARTS) > 0 && featured.jobs !== null ? featured.total : null}
          form={FORM}
          sortBy={draft.sortBy}
          text={applied.q !== ""}
          onSort={(sortBy) => applyChange({ sortBy })}
          countryId={HOME_COUNTRY}
        />
        {(featured.hidden > 0 || paused) && (
          <Suspense>
            <div className="mb-3">
              <HiddenLine hidden={featured.hidden} query={searchQuery(applied)} />
            </div>
          </Suspense>
        )}
        {featured.sample && <SampleNote />}
        <FeaturedList
          featured={featured}
          refreshing={refreshing}
          now={now}
          applied={applied}
          labels={labels}
          onSearch={apply}
          onClear={clear}
        />
      </section>
    </>
  );
}

function LastCheck({ at, now }: { at: string | null; now: number }) {
  if (at === null) return null;
  return (
    <span className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-3">
      <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />
      Last check {ago(at, now)}
    </span>
  );
}

/** Reloads the list in place during the first reading, while it shows samples or isn't full. */
function useFirstJobs({ jobs, sample }: FeaturedJobs): { awaitsJobs: boolean; refreshing: boolean } {
  const { revalidate } = useRevalidator();
  const [refreshing, setRefreshing] = useState(false);
  const short = (jobs?.length ?? 0) < FEATURED_MAX;
  useAwaitedJobs({
    sample,
    short,
    refresh() {
      setRefreshing(true);
      void revalidate().finally(() => setRefreshing(false));
    },
  });
  return { awaitsJobs: sample || short, refreshing };
}

/** Reloads the list once the reader's rules are known and whenever they change: the server sends it without any. */
function useRuleUpdates(featured: FeaturedJobs, applied: SearchState): void {
  const settings = useSearchSettings();
  const { revalidate } = useRevalidator();
  const rules = featuredRules(applied, settings);
  useEffect(() => {
    if (rules !== featured.rules) void revalidate();
  }, [rules, featured.rules, revalidate]);
}
