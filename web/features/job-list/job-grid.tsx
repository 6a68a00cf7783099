import { lazy, Suspense } from "react";
import { isLive } from "#web/model/capabilities.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { classes } from "#web/ui/base/classes.ts";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { useSeenJobs } from "#web/features/saved/seen-jobs.ts";
import { JobCard } from "./job-card.tsx";

/** Carries the region list, so it loads only for readers with a home country. */
const EligibilityBadge = lazy(() =>
  import("#web/features/job/eligibility-badge.tsx").then((module) => ({ default: module.EligibilityBadge })),
);

export const jobGrid = "grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3";

/** Cards: three to a row, two on tablets, one on phones. `stale` marks results that are being replaced; their text stays readable. */
export function JobGrid({ jobs, now, stale = false }: { jobs: CardJob[]; now: number; stale?: boolean }) {
  const [homeCountry] = useHomeCountry();
  const seen = useSeenJobs();
  return (
    <ul className={classes(jobGrid, stale && "stale")} aria-busy={stale || undefined}>
      {jobs.map((job) => (
        <li key={job.id} className="flex">
          <JobCard
            job={job}
            now={now}
            seen={isLive("saved") && seen.has(job.id)}
            badge={
              homeCountry !== null && (
                <Suspense>
                  <EligibilityBadge eligibility={job.eligibility} country={homeCountry} />
                </Suspense>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
