import { Bookmark } from "lucide-react";
import { snapshotOf, type SnapshotSource } from "#contract/values/desk/changes.ts";
import { useDeskMark } from "#web/features/desk/desk-marks.ts";
import { useStartedDesk } from "#web/features/desk/use-started-desk.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";
import { useSave } from "./use-save.ts";

export type SaveableJob = SnapshotSource & { id: string };

/** Saves the job, or removes it. As an icon in lists, with the word beside it (`worded`) where there is room. */
export function SaveButton({
  job,
  worded = false,
  className = "",
}: {
  job: SaveableJob;
  worded?: boolean;
  className?: string;
}) {
  useStartedDesk();
  const saved = useDeskMark(job.id)?.savedAt !== undefined;
  const save = useSave();
  const press = {
    "data-save": "",
    onClick: () => save([{ id: job.id, snapshot: snapshotOf(job) }], !saved),
  };
  const fill = saved ? "fill-current" : "";
  if (worded)
    return (
      <Button {...press} size="large" className={classes("needs-js no-print", className)}>
        <Icon of={Bookmark} className={classes("text-accent", fill)} />
        {saved ? "Saved" : "Save"}
      </Button>
    );
  return (
    <IconButton
      {...press}
      icon={Bookmark}
      aria-pressed={saved}
      label={`Save ${job.role} at ${job.company.name}`}
      className={classes("needs-js no-print", saved && "[&>svg]:fill-current", className)}
    />
  );
}
