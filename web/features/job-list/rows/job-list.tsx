import { type MouseEvent, type ReactNode, useRef } from "react";
import type { Job } from "#contract/schemas/job.ts";
import { cardJob, webAddress } from "#web/model/card-job.ts";
import { useMedia } from "#web/shell/use-media.ts";
import { useSelectedJob } from "./use-selected-job.ts";
import { rowJob } from "#web/features/job/job-page.ts";
import { classes } from "#web/ui/base/classes.ts";
import { isLive } from "#web/model/capabilities.ts";
import { SaveButton } from "#web/features/saved/save-button.tsx";
import { markSeen, useSeenJobs } from "#web/features/saved/seen-jobs.ts";
import { SAVE_KEY } from "#web/features/saved/save-key.ts";
import { useMatchReasons } from "#web/features/match/use-match-reasons.ts";
import { HideMenu } from "#web/features/preferences/hide-menu.tsx";
import { JobPreview } from "#web/features/job/job-preview.tsx";
import { JobRows } from "./job-rows.tsx";
import { ListKeys } from "./list-keys.tsx";

/** From this width there is room for a preview next to the list. */
export const WITH_PREVIEW = "(min-width: 1100px)";

/**
 * Jobs as rows. On wide screens the selected job shows in full next to them: click a row or press `j` and `k` to
 * select, or open its link with Enter or in a new tab. On narrow screens a click opens the job's page.
 */
export function JobList({
  jobs,
  now,
  stale = false,
  byMatch,
  pager,
}: {
  jobs: Job[];
  now: number;
  stale?: boolean;
  /** Whether they are sorted by match: then each row says why it is where it is. */
  byMatch: boolean;
  pager: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const wide = useMedia(WITH_PREVIEW);
  const saves = isLive("saved");
  const seen = useSeenJobs();
  const reasons = useMatchReasons(byMatch ? jobs.map(({ id }) => id) : []);
  const [selected, select] = useSelectedJob();
  const at = Math.max(
    0,
    jobs.findIndex(({ id }) => id === selected),
  );
  const current = wide ? jobs[at] : undefined;

  function press(event: MouseEvent, id: string) {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // A keyboard press has a click count of 0 and means the link itself.
    if (!wide || !plain || event.detail === 0) return;
    event.preventDefault();
    show(id);
  }
  function show(id: string) {
    select(id);
    if (saves) markSeen(id);
  }
  function open(row: HTMLElement) {
    const url = webAddress(jobs.find(({ id }) => id === row.dataset["job"])?.url);
    if (url !== undefined) window.open(url, "_blank", "noopener,noreferrer");
  }

  return (
    <div className={classes("items-start gap-4", wide && "grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)]")}>
      <div ref={list}>
        <ListKeys
          list={list}
          item="[data-job]"
          focus="a"
          keys={[{ key: "o", text: "open the job on the employer's site", press: open }, ...(saves ? [SAVE_KEY] : [])]}
          onMove={(row) => show(row.dataset["job"] ?? "")}
        />
        <JobRows
          jobs={jobs.map(rowJob)}
          now={now}
          className="max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
          stale={stale}
          onPress={press}
          {...(seen && { seen })}
          {...(byMatch && { reasons })}
          renderTools={(id) => {
            const job = jobs.find((each) => each.id === id);
            return (
              job && (
                <>
                  {saves && <SaveButton job={job} />}
                  <HideMenu job={cardJob(job)} />
                </>
              )
            );
          }}
          {...(current && { current: current.id })}
        />
        {pager}
      </div>
      {current && <JobPreview id={current.id} next={jobs[at + 1]?.id} now={now} />}
    </div>
  );
}
