import { ListX } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { showList } from "#web/features/job-list/show-list.ts";
import { useJobs } from "#web/features/job-list/rows/use-jobs.ts";
import { MATCH_SORT, useMatchSort } from "#web/features/match/match-live.ts";
import { useSalaryLabel } from "#web/features/search/advanced/use-salary-label.ts";
import { readSearch, searchQuery, type SearchState, urlWithQuery } from "#web/features/search/search-state.ts";
import { useSearchDraft } from "#web/features/search/use-search-draft.ts";
import { searchLabels } from "#web/model/facets.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { paths } from "#web/shell/paths.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { withCompanies, withCounts } from "./search-options.ts";

export const LIST_TITLE = "remote-jobs";

/** The applied search and its jobs, the draft being edited, and the option lists with counts. */
export function useJobSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const canMatch = useMatchSort();
  const inAddress = readSearch(params);
  const byMatch = canMatch && params.get("sortBy") === MATCH_SORT.value;
  const applied: SearchState = byMatch ? { ...inAddress, sortBy: MATCH_SORT.value } : inAddress;
  const page = Math.max(1, Math.floor(Number(params.get("page"))) || 1);
  const editing = useSearchDraft(applied, apply);
  const wantList = useWantedList();
  const { options: lists, approach } = useFilterOptions({ eager: true });
  const jobs = useJobs(applied, page, lists !== null);
  const known = lists && withCompanies(lists, applied.company, jobs.data?.data ?? []);
  const facets = jobs.data?.facets;
  const options = useMemo(() => (known === null ? null : withCounts(known, facets)), [known, facets]);

  function apply(search: SearchState, to = 1) {
    void navigate(urlWithQuery(paths.jobs, searchQuery(search, to > 1 ? { page: String(to) } : {})), {
      preventScrollReset: to === page,
    });
  }
  function clear() {
    editing.clear();
    toast({ text: "Filters cleared", icon: ListX, action: { label: "Undo", run: () => apply(applied) } });
  }
  return {
    ...editing,
    clear,
    /** Applies the draft, and shows what it found. */
    submit(q: string) {
      wantList();
      editing.submit(q);
    },
    /** Shows another page from its first job on; the button that asked for it may be gone or disabled there. */
    turn(to: number) {
      wantList();
      apply(applied, to);
    },
    /** Whether jobs can be sorted by match. */
    canMatch,
    applied,
    apply,
    page,
    jobs,
    facets,
    options,
    approach,
    labels: searchLabels(editing.draft, known),
    appliedLabels: { ...searchLabels(applied, known), ...useSalaryLabel(applied) },
  };
}

export type JobSearch = ReturnType<typeof useJobSearch>;

/** Returns a function to call before a navigation: once the address has changed, the list comes into view. */
function useWantedList(): () => void {
  const wanted = useRef(false);
  const { key } = useLocation();
  // After the router has restored or reset the scroll position.
  useEffect(() => {
    if (wanted.current) showList(LIST_TITLE);
    wanted.current = false;
  }, [key]);
  return () => {
    wanted.current = true;
  };
}
