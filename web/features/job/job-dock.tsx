import type { JobPage } from "./job-page.ts";
import { ApplyLink } from "./job-head.tsx";

/** Keeps the apply link at the bottom edge on phones. */
export function JobDock({ job }: { job: JobPage["job"] }) {
  if (job.closedAt !== undefined) return null;
  return (
    <div
      className="sticky bottom-0 z-10 -mx-(--gutter) -mb-12 mt-6 flex border-t border-line-2 bg-surface px-(--gutter) py-2 md:hidden"
      role="group"
      aria-label="This job"
    >
      <ApplyLink job={job} className="flex-1" />
    </div>
  );
}
