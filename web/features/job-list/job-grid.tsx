import { lazy, Suspense } from "react";
import { isLive } from "#web/model/capabilities.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { JobCard } from "./job-card.tsx";

/** Carries the region list, so it loads only for readers with a home country. */
const EligibilityBadge = lazy(() =>
  import("#web/features/job/eligibility-badge.tsx").then((module) => ({ default: module.EligibilityBadge })),
);

const grid = "grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3";

/** Cards: three to a row, two on tablets, one on phones. `stale` dims results that are being replaced. */
export function JobGrid({ jobs, now, stale = false }: { jobs: CardJob[]; now: number; stale?: boolean }) {
  const [homeCountry] = useHomeCountry();
  return (
    <ul
      className={classes(grid, "transition-opacity duration-(--calm)", stale && "opacity-55")}
      aria-busy={stale || undefined}
    >
      {jobs.map((job) => (
        <li key={job.id} className="flex">
          <JobCard
            job={job}
            now={now}
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

/** Placeholder cards of the final height. */
export function JobGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex flex-col rounded-panel border border-line bg-surface px-4 pt-4">
          <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <Skeleton className="size-9 rounded-control" />
            <div>
              <Skeleton className="mt-0.5 h-4 w-3/4" />
              <Skeleton className="mt-2 h-3 w-1/2" />
            </div>
          </div>
          <div className="mt-3 flex h-5 items-center justify-between">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
          <div className="mt-1.5 flex h-5.5 items-center">
            <Skeleton className="h-3 w-1/3" />
          </div>
          <div className="mt-3 flex h-15 flex-col justify-around">
            <Skeleton className="h-3" />
            <Skeleton className="h-3" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="mt-3 h-5.5 w-2/3" />
          <Skeleton className="mb-3 mt-3 h-5 w-1/2" />
          {isLive("referrals") && <div className="-mx-4 min-h-13 border-t border-line" />}
          <div className="-mx-4 flex min-h-11 items-center justify-between border-t border-line px-4">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-3 w-1/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
