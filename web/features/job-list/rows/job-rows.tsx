import { lazy, type MouseEvent, type ReactNode, Suspense, use } from "react";
import { Link } from "react-router";
import { AppliedSlot } from "#web/features/applications/apply/applied-slot.ts";
import { isLive } from "#web/model/capabilities.ts";
import { ago } from "#web/model/dates.ts";
import type { RowJob } from "#web/features/job/job-page.ts";
import { paths } from "#web/shell/paths.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Logo } from "#web/ui/base/logo.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { ListOriginContext } from "#web/features/job-list/list-origin.ts";
import { LiveDot } from "#web/features/job-list/live-dot.tsx";
import { SalaryEstimate, SalarySlot } from "#web/features/job-list/salary-estimate.tsx";

const EligibilityBadge = lazy(() =>
  import("#web/features/job/eligibility-badge.tsx").then((module) => ({ default: module.EligibilityBadge })),
);

const rows = "overflow-hidden rounded-panel border border-line bg-surface";
const row =
  "relative grid min-h-23.5 content-center gap-x-3 border-b border-line px-3 py-2.5 last:border-b-0 max-md:gap-x-2.5 max-md:py-2 max-md:pr-0";
/** On a phone the row's words share lines in an order of their own, which leaves room for company and salary. */
const words =
  "min-w-0 max-md:flex max-md:flex-wrap max-md:content-center max-md:items-center max-md:gap-x-2 max-md:gap-y-0.5";
const columns = "grid-cols-[2.25rem_minmax(0,1fr)]";

/**
 * Jobs as rows: title and salary, eligibility with company and place, skills and age. On a phone company and age come before eligibility and salary.
 * The title's link covers the row.
 * `current` is the job in the preview; `stale` marks rows that are being replaced.
 */
export function JobRows({
  jobs,
  now,
  current,
  stale = false,
  seen,
  onPress,
  renderTools,
  reasons,
  withCompany = true,
  className = "mt-3",
}: {
  jobs: RowJob[];
  now: number;
  current?: string;
  stale?: boolean;
  /** Ids of jobs that the reader has opened before. */
  seen?: ReadonlySet<string>;
  onPress?: (event: MouseEvent, id: string) => void;
  /** Actions at the end of a job's row. */
  renderTools?: (id: string) => ReactNode;
  /** One line each on why the job is in its place, by id. */
  reasons?: ReadonlyMap<string, string>;
  /** False on a page of one company, which has said its name. */
  withCompany?: boolean;
  className?: string;
}) {
  const [homeCountry] = useHomeCountry();
  return (
    <ol className={classes(rows, stale && "stale", className)} aria-busy={stale || undefined}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          now={now}
          selected={job.id === current}
          seen={seen?.has(job.id) === true}
          homeCountry={homeCountry}
          onPress={onPress}
          tools={renderTools?.(job.id)}
          reason={reasons && (reasons.get(job.id) ?? null)}
          withCompany={withCompany}
        />
      ))}
    </ol>
  );
}

function JobRow({
  job,
  now,
  selected,
  seen,
  homeCountry,
  onPress,
  tools,
  reason,
  withCompany,
}: {
  job: RowJob;
  now: number;
  selected: boolean;
  seen: boolean;
  homeCountry: string | null;
  onPress: ((event: MouseEvent, id: string) => void) | undefined;
  tools: ReactNode;
  /** Null while it isn't known: its line is there already, so that nothing moves. */
  reason: string | null | undefined;
  withCompany: boolean;
}) {
  const origin = use(ListOriginContext);
  return (
    <li
      data-job={job.id}
      aria-current={selected || undefined}
      className={classes(
        row,
        tools === undefined ? `${columns} max-md:pr-3` : "grid-cols-[2.25rem_minmax(0,1fr)_auto] md:pr-1",
        selected ? "bg-accent-soft shadow-[inset_3px_0_var(--accent)]" : "hover:bg-hover",
      )}
    >
      <Logo name={job.company} src={job.logoUrl} className={classes("mt-px", seen && "opacity-70")} />
      <div className={words}>
        <div className="flex items-baseline gap-x-3 max-md:contents">
          <h3
            className={classes(
              "min-w-0 flex-1 text-row max-md:-order-3 max-md:flex-none max-md:basis-full text-pretty md:line-clamp-2",
              seen && "font-medium text-ink-2",
            )}
          >
            <Link
              to={paths.job(job)}
              state={origin}
              className="text-inherit no-underline after:absolute after:inset-0"
              {...(onPress && { onClick: (event) => onPress(event, job.id) })}
            >
              {job.role}
            </Link>
          </h3>
          <div
            className={classes(
              "row-salary max-md:order-1 max-md:ml-auto md:flex-none md:whitespace-nowrap",
              seen && "[&_:is(button,span)]:font-medium [&_:is(button,span)]:text-ink-2",
            )}
          >
            {job.salary === undefined ? (
              <span className="text-meta text-ink-3">Salary not specified</span>
            ) : (
              <SalarySlot salary={job.salary} posted={job.salaryRange?.text} inRow />
            )}
          </div>
        </div>
        <Answer job={job} homeCountry={homeCountry} seen={seen} withCompany={withCompany} />
        <Rest job={job} now={now} seen={seen} withSkills={homeCountry === null} withCompany={withCompany} />
        {reason !== undefined && (
          <p className="mt-0.75 min-h-5 truncate text-meta text-ink-2 max-md:order-2 max-md:mt-0 max-md:w-full">
            {reason}
          </p>
        )}
      </div>
      {tools !== undefined && (
        <div className="relative -my-1 -ml-2 max-md:-my-1.5 max-md:-ml-2.5 max-md:grid max-md:content-between">
          {tools}
        </div>
      )}
    </li>
  );
}

/** Whether the reader can be hired, by whom, and where. */
function Answer({
  job,
  homeCountry,
  seen,
  withCompany,
}: {
  job: RowJob;
  homeCountry: string | null;
  seen: boolean;
  withCompany: boolean;
}) {
  return (
    <div className="mt-0.75 flex min-h-5.5 items-center gap-x-2 text-meta text-ink-2 max-md:contents">
      {homeCountry !== null && (
        <span className="flex min-w-0 max-md:-order-1 md:flex-none">
          <Suspense>
            <EligibilityBadge eligibility={job.eligibility} country={homeCountry} inRow />
          </Suspense>
        </span>
      )}
      <span
        className={classes(
          "min-w-0 truncate max-md:-order-2 max-md:flex-[1_1_calc(100%-6.5rem)] max-md:leading-5",
          seen && "text-ink-3",
        )}
      >
        {withCompany ? `${job.company} · ${job.location}` : job.location}
      </span>
      <SalaryEstimate
        range={job.salaryRange}
        className="ml-auto flex-none whitespace-nowrap text-ink-3 max-md:hidden"
      />
    </div>
  );
}

/** What has been applied for, skills, age and sources. A phone has room for the skills where no answer needs it (`withSkills`). */
function Rest({
  job,
  now,
  seen,
  withSkills,
  withCompany,
}: {
  job: RowJob;
  now: number;
  seen: boolean;
  withSkills: boolean;
  withCompany: boolean;
}) {
  return (
    <div className="mt-0.75 flex items-center gap-x-3 text-meta text-ink-3 [&>div:empty]:hidden max-md:contents">
      {isLive("applications") && (
        <AppliedSlot jobId={job.id} className="flex flex-none" {...(withCompany && { company: job.company })} />
      )}
      <span
        className={classes(
          "min-w-0 flex-1 truncate max-md:-order-1 max-md:flex-[1_1_5rem]",
          !withSkills && "max-md:hidden",
        )}
      >
        {job.skills.join(" · ")}
      </span>
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap max-md:-order-2">
        <LiveDot lastSeenAt={job.lastSeenAt} now={now} />
        <span className="sr-only">{seen && "Seen. "}Posted </span>
        {ago(job.postedAt, now)}
      </span>
      {job.sources > 1 && <span className="whitespace-nowrap max-md:hidden">{job.sources} sources</span>}
    </div>
  );
}

/** Placeholder rows of the final height. */
export function JobRowsSkeleton({ count }: { count: number }) {
  return (
    <div className={rows} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes(row, columns)}>
          <Skeleton className="size-9 rounded-control" />
          <div className="grid gap-2.5">
            <div className="flex justify-between gap-3">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-1/5" />
            </div>
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
