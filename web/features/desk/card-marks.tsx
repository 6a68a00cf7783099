import { AppliedBadge } from "#web/features/applications/apply/applied-badge.tsx";
import { SaveButton, type SaveableJob } from "#web/features/saved/save-button.tsx";
import { isLive } from "#web/model/capabilities.ts";

/**
 * What the desk adds to a card: the button that saves the job, and the badge of an application. The badge lies on the card's upper edge,
 * so that nothing moves when it comes.
 */
export function CardMarks({ job }: { job: SaveableJob }) {
  return (
    <>
      {isLive("saved") && <SaveButton job={job} />}
      {isLive("applications") && (
        <AppliedBadge
          jobId={job.id}
          company={job.company.name}
          className="absolute -top-3 left-3 flex rounded-tag bg-surface"
        />
      )}
    </>
  );
}
