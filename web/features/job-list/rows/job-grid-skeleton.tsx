import { jobGrid } from "#web/features/job-list/job-grid.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

/** Placeholder cards of the final height. */
export function JobGridSkeleton({ count }: { count: number }) {
  return (
    <div className={jobGrid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex flex-col rounded-panel border border-line bg-surface px-4 pt-3">
          <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <Skeleton className="size-9 rounded-control" />
            <div>
              <Skeleton className="mt-0.5 h-4 w-3/4" />
              <Skeleton className="mt-2 h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="mb-1 mt-3 h-3 w-2/5" />
          <Skeleton className="my-2 h-3 w-1/3" />
          <div className="mt-1 flex h-15 flex-col justify-around">
            <Skeleton className="h-3" />
            <Skeleton className="h-3" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="mt-2 h-5.5 w-2/3" />
          <Skeleton className="my-2 h-5 w-1/2" />
          <div className="-mx-4 flex min-h-13 items-center justify-between border-t border-line px-4">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-8 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
