import { lazy, Suspense } from "react";
import { SaveButton, type SaveableJob } from "#web/features/saved/save-button.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { useCompanyMark, useDeskMark } from "./desk-marks.ts";
import { useStartedDesk } from "./use-started-desk.ts";

/** Most people have applied for few of the jobs in a list, so its code loads for those. */
const AppliedBadge = lazy(() =>
  import("#web/features/applications/apply/applied-badge.tsx").then((module) => ({ default: module.AppliedBadge })),
);

/**
 * What the desk adds to a card: the button that saves the job, and the badge of an application. The badge lies on the card's upper edge,
 * so that nothing moves when it comes.
 */
export function CardMarks({ job }: { job: SaveableJob }) {
  useStartedDesk();
  const applied = useDeskMark(job.id)?.application !== undefined;
  const toCompany = useCompanyMark(job.company.name) !== undefined;
  return (
    <>
      {isLive("saved") && <SaveButton job={job} />}
      {isLive("applications") && (applied || toCompany) && (
        <Suspense>
          <AppliedBadge
            jobId={job.id}
            company={job.company.name}
            className="absolute -top-3 left-3 flex rounded-tag bg-surface"
          />
        </Suspense>
      )}
    </>
  );
}
