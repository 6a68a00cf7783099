import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { type Stage, stageWords } from "#contract/values/desk/application.ts";
import { foldApplication, summariseApplication } from "#contract/values/desk/fold.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { GuestNote } from "../applications-page.tsx";
import type { DeskApplication } from "../desk/application-operation.ts";
import { useApplicationDetail, useApplications } from "../desk/use-applications.ts";
import { useWrite } from "../desk/use-write.ts";
import { MoveSelect } from "../move-select.tsx";
import { SilenceNotice } from "../silence-notice.tsx";
import { STAGE_VARIANTS } from "../stage-words.ts";
import { useMove } from "../use-move.ts";
import { ApplicationDetails } from "./application-details.tsx";
import { ApplicationFiles } from "./application-files.tsx";
import { ApplicationPosting } from "./application-posting.tsx";
import { ApplicationTimeline } from "./application-timeline.tsx";
import { DeleteApplication } from "./delete-application.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Contacts, Labels, Links, Notes } from "./thing-lists.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AllApplicationsLink } from "../all-applications-link.tsx";

/** Titles with more characters than this are set smaller, so that they leave room for the page. */
const LONG_TITLE = 90;

/** One application: its history, what belongs to it, and the posting as copied and as it is now. */
export function ApplicationPage({ id }: { id: string }) {
  const { applications, guest, persistent, failed, retry } = useApplications();
  const application = applications?.find((each) => each.id === id);
  return (
    <div className="print-sheet wrap pt-6 pb-12">
      <AllApplicationsLink />
      <div className="grid grid-cols-1 gap-4">
        {guest && <GuestNote persistent={persistent} />}
        {failed ? (
          <LoadFailure what="This application" retry={retry} />
        ) : applications === undefined ? (
          <>
            <h1 className="sr-only">Application</h1>
            <Skeleton className="h-96 rounded-panel" />
          </>
        ) : application === undefined ? (
          <>
            <h1 className="sr-only">Application</h1>
            <Notice variant="plain" icon={SearchX}>
              <b className="font-semibold">There is no such application on your desk.</b> It may have been deleted, or
              belong to another account.
            </Notice>
          </>
        ) : (
          <Loaded application={application} guest={guest} />
        )}
      </div>
    </div>
  );
}

function Loaded({ application, guest }: { application: DeskApplication; guest: boolean }) {
  const folded = useMemo(() => foldApplication(application.events), [application]);
  const summary = useMemo(() => summariseApplication(application), [application]);
  const detail = useApplicationDetail(application);
  const move = useMove();
  const write = useWrite();
  const target = { id: application.id, seen: application.version };
  const { title, company } = folded.details;
  if (summary === null)
    return (
      <>
        <h1 dir="auto" className="wrap-anywhere">
          {title || "Untitled"}
        </h1>
        <Notice
          variant="plain"
          icon={SearchX}
          action={
            <Button
              onClick={() =>
                write(target, [{ kind: "details", thing: application.id, set: { removed: false } }], {
                  done: "Restored",
                })
              }
            >
              Restore
            </Button>
          }
        >
          You removed this application from your desk.
        </Notice>
        <DeleteApplication application={application} guest={guest} hidden />
      </>
    );
  return (
    <>
      <header className="grid gap-3 border-b border-line pb-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 dir="auto" className={classes("min-w-0 wrap-anywhere", title.length > LONG_TITLE && "text-section")}>
            {title || "Untitled"}
          </h1>
          <Badge variant={STAGE_VARIANTS[folded.stage]}>{stageWords(folded.stage, folded.round)}</Badge>
        </div>
        <p dir="auto" className="text-left text-ink-2 wrap-anywhere">
          {company || "No company yet"}
        </p>
        <div className="max-w-60">
          <MoveSelect application={summary} onMove={(to: Stage) => move(summary, to)} />
        </div>
      </header>
      <SilenceNotice application={summary} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <ApplicationTimeline folded={folded} target={target} referral={detail?.referral ?? null} />
          <NextSteps nexts={folded.nexts} target={target} guest={guest} />
          <Notes things={folded.notes} target={target} />
          <ApplicationPosting
            copied={detail?.posting ?? application.posting}
            live={detail?.live}
            jobId={application.jobId}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <ApplicationDetails details={folded.details} target={target} />
          <Contacts things={folded.contacts} target={target} />
          <Links things={folded.links} target={target} />
          <ApplicationFiles files={folded.files} target={target} guest={guest} />
          <Labels things={folded.labels} target={target} />
          <DeleteApplication application={application} guest={guest} />
        </div>
      </div>
    </>
  );
}
