import { BriefcaseBusiness, CalendarDays, Columns3, Plus, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { silenceOf } from "#contract/values/desk/silence.ts";
import { GuestNotice } from "#web/features/desk/guest-notice.tsx";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Segmented } from "#web/ui/form/segmented.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { AddApplication } from "./add-application.tsx";
import { ApplicationAgenda } from "./board/application-agenda.tsx";
import { ApplicationTable } from "./board/application-table.tsx";
import { type DeskApplication, today } from "./desk/application-operation.ts";
import { useApplications, useSummaries } from "./desk/use-applications.ts";
import { importPath } from "./import/import-paths.ts";
import { SilenceNotice } from "./silence-notice.tsx";
import { useMove } from "./use-move.ts";
import { LoadFailure } from "./load-failure.tsx";

/** Its library for dragging runs only in browsers. */
const ApplicationBoard = lazy(() =>
  import("./board/application-board.tsx").then((module) => ({ default: module.ApplicationBoard })),
);

const VIEWS = [
  { value: "board", label: "Board", icon: Columns3 },
  { value: "table", label: "Table", icon: Table2 },
  { value: "agenda", label: "Agenda", icon: CalendarDays },
] as const;
type View = (typeof VIEWS)[number]["value"];
/** Silent applications that are shown at once; the others follow when these are answered. */
const SILENT_SHOWN = 3;

/** Everything a person applies to: as a board, a table or an agenda. */
export function ApplicationsPage() {
  const { applications, guest, persistent, failed, retry } = useApplications();
  const summaries = useSummaries(applications);
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const view: View = VIEWS.find(({ value }) => value === params.get("view"))?.value ?? "board";
  const label = params.get("label");
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const labels = [...new Set(summaries?.flatMap((each) => each.labels))].toSorted();
  const shown = summaries?.filter((each) => label === null || each.labels.includes(label));
  return (
    <div className="print-sheet wrap pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Applications</h1>
          <p className="mt-1 text-pretty text-ink-2">
            {summaries === undefined && !failed ? "Loading your applications" : countWords(summaries ?? [])}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={importPath} className="no-print">
            Import and export
          </ButtonLink>
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            Add application
          </Button>
        </div>
      </header>
      <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
        <Segmented
          label="View"
          value={view}
          onChange={(value) => set("view", value === "board" ? null : value)}
          choices={[...VIEWS]}
        />
        {labels.length > 0 && (
          <NativeSelect
            aria-label="Label"
            className="w-48 max-md:w-full"
            value={label ?? ""}
            onChange={(event) => set("label", event.target.value || null)}
          >
            <option value="">All labels</option>
            {labels.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
        )}
      </div>
      <div className="grid gap-4 pt-5">
        {guest && (failed || shown !== undefined) && <GuestNote persistent={persistent} />}
        {failed ? (
          <LoadFailure what="Your applications" retry={retry} />
        ) : shown === undefined ? (
          <Skeleton className="h-96 rounded-panel" />
        ) : (
          <View
            view={view}
            shown={shown}
            applications={applications ?? []}
            guest={guest}
            onShowAll={label === null || labels.length === 0 ? undefined : () => set("label", null)}
          />
        )}
      </div>
      <AddApplication open={adding} onOpenChange={setAdding} />
    </div>
  );
}

function View({
  view,
  shown,
  applications,
  guest,
  onShowAll,
}: {
  view: View;
  shown: readonly ApplicationSummary[];
  applications: readonly DeskApplication[];
  guest: boolean;
  /** Ends the choice of a label; undefined while there is no choice. */
  onShowAll: (() => void) | undefined;
}) {
  const move = useMove();
  const ids = new Set(shown.map(({ id }) => id));
  if (shown.length === 0 && onShowAll !== undefined)
    return (
      <Notice variant="plain" icon={BriefcaseBusiness} action={<Button onClick={onShowAll}>Show all</Button>}>
        <b className="font-semibold">No application has this label.</b>
      </Notice>
    );
  if (shown.length === 0)
    return (
      <Notice variant="plain" icon={BriefcaseBusiness}>
        <b className="font-semibold">No applications yet.</b> Add one by hand, or open{" "}
        <Link to={guest ? paths.home : paths.jobs}>a job</Link> and choose Apply Now: when you come back, we ask whether
        you applied. To bring a list from another tracker, use{" "}
        <Link to={importPath} className="whitespace-nowrap">
          Import and export
        </Link>
        .
      </Notice>
    );
  const silent = shown.filter((each) => silenceOf(each, today()) !== null);
  return (
    <>
      {silent.slice(0, SILENT_SHOWN).map((each) => (
        <SilenceNotice key={each.id} application={each} named />
      ))}
      {view === "board" && (
        <Suspense fallback={<Skeleton className="h-96 rounded-panel" />}>
          <ApplicationBoard applications={shown} move={move} />
        </Suspense>
      )}
      {view === "table" && <ApplicationTable applications={shown} />}
      {view === "agenda" && (
        <ApplicationAgenda applications={applications.filter(({ id }) => ids.has(id))} guest={guest} />
      )}
    </>
  );
}

export function GuestNote({ persistent }: { persistent: boolean }) {
  return (
    <GuestNotice persistent={persistent}>
      <b className="font-semibold">
        {persistent ? "Kept in this browser only." : "This browser stores nothing: gone when you close the page."}
      </b>{" "}
      <Link to={paths.login}>Log in</Link> or sign up to keep your applications in your account, with files, reminders
      and a calendar.
    </GuestNotice>
  );
}

function countWords(summaries: readonly ApplicationSummary[]): string {
  const open = summaries.filter(({ stage }) => ["applied", "answered", "interview", "offer"].includes(stage)).length;
  if (summaries.length === 0) return "What you applied to, where it stands and what comes next.";
  return `${summaries.length} ${summaries.length === 1 ? "application" : "applications"}, ${open} under way.`;
}
