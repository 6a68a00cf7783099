import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#web/features/job-list/rows/use-jobs.ts";
import { Protected } from "#web/features/account/guards.tsx";
import { JobsPage } from "#web/features/jobs/jobs-page.tsx";
import { prefetchSettings } from "#web/features/preferences/search-settings-store.ts";
import { isLive } from "#web/model/capabilities.ts";
import { filterOptions } from "#web/model/filter-options.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";

// The search needs the option lists and a member's settings, so they load while the session is still being checked.
if (typeof document !== "undefined") {
  void filterOptions();
  void prefetchSettings();
}

export const meta = () =>
  pageMeta({
    title: "Jobs",
    description: "Search every remote job with every filter: role, place, salary, technology, company and more.",
    canonicalPath: paths.jobs,
  });

export default function Jobs() {
  return (
    <Protected guests={isLive("open-search")}>
      <QueryClientProvider client={queryClient}>
        <JobsPage />
      </QueryClientProvider>
    </Protected>
  );
}
