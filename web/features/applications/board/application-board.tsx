import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type Stage, STAGE_WORDS, STAGES, stageWords } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { classes } from "#web/ui/base/classes.ts";
import { MoveSelect } from "../move-select.tsx";
import { dayWords, nextStages } from "../stage-words.ts";
import { LabelTags } from "./label-tags.tsx";

type Move = (application: ApplicationSummary, to: Stage) => void;

/** A column per stage. Cards move by dragging, or with the menu on each card. */
export function ApplicationBoard({ applications, move }: { applications: readonly ApplicationSummary[]; move: Move }) {
  const byStage = Map.groupBy(applications, ({ stage }) => stage);
  return (
    // The columns are wider than most screens, and a region that scrolls must take the focus.
    <section
      aria-label="Board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-(--gutter) min-[100rem]:mr-[calc(1.5rem-(100vw-var(--page))/2)] overflow-x-auto px-(--gutter) pb-4 focus-visible:-outline-offset-2 print:overflow-visible"
    >
      <div className="flex gap-3 print:flex-wrap">
        {STAGES.map((stage) => (
          <Column key={stage} stage={stage} applications={byStage.get(stage) ?? []} all={applications} move={move} />
        ))}
      </div>
    </section>
  );
}

function Column({
  stage,
  applications,
  all,
  move,
}: {
  stage: Stage;
  applications: readonly ApplicationSummary[];
  all: readonly ApplicationSummary[];
  move: Move;
}) {
  const ref = useRef<HTMLElement>(null);
  const [over, setOver] = useState<"allowed" | "refused" | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const dragged = (data: Record<string | symbol, unknown>) => all.find(({ id }) => id === data["application"]);
    return dropTargetForElements({
      element,
      onDragEnter({ source }) {
        const application = dragged(source.data);
        setOver(application && nextStages(application).includes(stage) ? "allowed" : "refused");
      },
      onDragLeave: () => setOver(null),
      onDrop({ source }) {
        setOver(null);
        const application = dragged(source.data);
        if (application && (application.stage !== stage || stage === "interview")) move(application, stage);
      },
    });
  }, [stage, all, move]);
  return (
    <section
      ref={ref}
      aria-labelledby={`column-${stage}`}
      className={classes(
        "grid min-h-40 w-56 flex-none grid-cols-1 content-start gap-2 rounded-panel bg-sunken p-2",
        over === "allowed" && "outline-2 outline-accent",
        over === "refused" && "outline-2 outline-dashed outline-line-control",
      )}
    >
      <h2 id={`column-${stage}`} className="flex items-baseline justify-between px-1 text-ui font-semibold">
        {STAGE_WORDS[stage]} <span className="text-meta font-normal text-ink-2">{applications.length}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {applications.map((application) => (
          <li key={application.id}>
            <Card application={application} move={move} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ application, move }: { application: ApplicationSummary; move: Move }) {
  const ref = useRef<HTMLDivElement>(null);
  const { id, title, company, stage, round, since, next, labels } = application;
  useEffect(() => {
    if (ref.current === null) return;
    return draggable({ element: ref.current, getInitialData: () => ({ application: id }) });
  }, [id]);
  return (
    <div
      ref={ref}
      className="grid cursor-grab grid-cols-1 gap-1.5 rounded-control border border-line bg-surface p-2.5 wrap-anywhere hover:border-line-2"
    >
      <Link
        to={applicationPath(id)}
        draggable={false}
        dir="auto"
        className="relative font-heading text-ui font-semibold text-ink no-underline hover:underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3"
      >
        <span className="line-clamp-3 text-left">{title || "Untitled"}</span>
      </Link>
      <p dir="auto" className="line-clamp-2 text-left text-meta text-ink-2">
        {company || "No company yet"}
      </p>
      <p className="text-micro text-ink-3">
        {stage === "interview" ? `${stageWords(stage, round)} · ` : ""}
        {since === null ? "No date yet" : dayWords(since)}
      </p>
      {next !== null && (
        <p className="line-clamp-2 text-micro text-ink-2">
          Next: {next.text || "step"} · {dayWords(next.due)}
        </p>
      )}
      <LabelTags labels={labels} />
      <MoveSelect application={application} onMove={(to) => move(application, to)} />
    </div>
  );
}
