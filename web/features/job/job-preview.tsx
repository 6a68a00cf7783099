import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { employmentText, levelBadges, webAddress } from "#web/model/card-job.ts";
import { figuresText, useCompanyFigures } from "#web/features/referrals/company-figures.ts";
import { ago, longDate } from "#web/model/dates.ts";
import type { JobPage } from "./job-page.ts";
import { useJobPage } from "./use-job-page.ts";
import { paths } from "#web/shell/paths.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import { Tag } from "#web/ui/display/badge.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Logo } from "#web/ui/base/logo.tsx";
import { JobDescription } from "./job-description.tsx";
import { JobEligibility } from "./job-eligibility.tsx";
import { CompanySummary } from "./company-summary.tsx";
import { AppliedSlot } from "#web/features/applications/apply/applied-slot.ts";
import { ApplyLink } from "./job-head.tsx";
import { MatchSlot } from "#web/features/match/match-slot.tsx";
import { SalaryEstimate } from "#web/features/job-list/salary-estimate.tsx";
import { PreviewError, PreviewGone, PreviewSkeleton } from "./job-preview-states.tsx";
import { SaveButton } from "#web/features/saved/save-button.tsx";
import { RequestReferral } from "#web/features/referrals/request-referral.tsx";

const LIVE_FOR_MS = 24 * 3_600_000;

/** Shows one job in full next to the list. The previous job stays, marked as stale, until this one has loaded. */
export function JobPreview({ id, next, now }: { id: string; next: string | undefined; now: number }) {
  const { data: page, error, isPlaceholderData, refetch } = useJobPage(id, next);
  const body = useRef<HTMLDivElement>(null);
  const shown = page?.job.id;
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [shown]);

  if (error !== null)
    return (
      <Frame label="Preview">
        {error.status === 404 ? <PreviewGone /> : <PreviewError onRetry={() => void refetch()} />}
      </Frame>
    );
  if (page === undefined)
    return (
      <Frame label="Preview" busy>
        <PreviewSkeleton />
      </Frame>
    );
  return (
    <Frame labelledBy="preview-title" busy={isPlaceholderData}>
      <PreviewHead job={page.job} now={now} />
      <div ref={body} className="min-h-0 overflow-y-auto px-6 pb-6 pt-5 [scrollbar-width:thin]">
        <PreviewFacts job={page.job} />
        <div className="mt-4">
          <JobEligibility job={page.job} beside />
        </div>
        <div className="mt-4 empty:hidden">
          <MatchSlot id={page.job.id} beside />
        </div>
        <div className="prose mt-5 min-w-0">
          <JobDescription nodes={page.description} />
        </div>
        <Tags job={page.job} />
        <p className="mt-5 text-ui">
          <Link to={paths.job(page.job)}>Sources, history and similar jobs</Link>
        </p>
      </div>
      <PreviewFoot job={page.job} />
    </Frame>
  );
}

function Frame({
  label,
  labelledBy,
  busy = false,
  children,
}: {
  label?: string;
  labelledBy?: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      className={classes(
        "sticky top-16 flex max-h-[calc(100dvh-5rem)] min-h-120 flex-col overflow-hidden rounded-panel border border-line bg-surface",
        busy && labelledBy !== undefined && "stale",
      )}
    >
      {children}
    </section>
  );
}

function PreviewHead({ job, now }: { job: JobPage["job"]; now: number }) {
  const { company } = job;
  const live = now - Date.parse(job.lastSeenAt) < LIVE_FOR_MS;
  const url = webAddress(job.url);
  return (
    <header className="border-b border-line px-6 pb-4 pt-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui text-ink-2">
        <Logo name={company.name} src={company.logoUrl} size="small" />
        <CompanySummary company={company} />
        <span className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-3">
          {live && <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />}
          Seen live {ago(job.lastSeenAt, now)} · first seen {longDate(job.firstSeenAt)}
        </span>
      </p>
      <h2 id="preview-title" className="mt-3 text-[1.5rem] leading-7.5 wrap-anywhere">
        <Link to={paths.job(job)} className="text-inherit no-underline hover:underline">
          {job.role}
        </Link>
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {url !== undefined && <ApplyLink job={job} />}
        {isLive("saved") && <SaveButton job={job} worded />}
        {isLive("referrals") && job.isAgency !== true && <RequestReferral job={job} size="large" />}
        {isLive("applications") && <AppliedSlot jobId={job.id} company={job.company.name} />}
      </div>
    </header>
  );
}

function PreviewFacts({ job }: { job: JobPage["job"] }) {
  const zones = job.eligibility.timeZones;
  const levels = levelBadges(job.experienceLevel).join(", ");
  const paid = job.salary !== undefined && job.salary !== "";
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line">
      <Fact name="Salary" value={paid ? job.salary : undefined} unstated="Salary not specified">
        {paid && job.salaryRange !== undefined && <>As posted: “{job.salaryRange.text}” </>}
        <SalaryEstimate range={job.salaryRange} />
      </Fact>
      <Fact name="Location" value={job.location}>
        {zones !== null && utcRange(zones)}
      </Fact>
      <Fact name="Employment" value={employmentText(job)}>
        {levels}
      </Fact>
      <Fact name="Education" value={job.education} />
    </dl>
  );
}

function Fact({
  name,
  value,
  unstated = "Not stated",
  children,
}: {
  name: string;
  value: string | undefined;
  unstated?: string;
  children?: ReactNode;
}) {
  const stated = value !== undefined && value !== "";
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="text-ui wrap-anywhere">
        <span className={stated ? "font-medium" : "text-ink-3"}>{stated ? value : unstated}</span>
        <span className="block text-meta text-ink-3">{children}</span>
      </dd>
    </div>
  );
}

function Tags({ job }: { job: JobPage["job"] }) {
  if (job.techStack.length + job.industries.length === 0) return null;
  return (
    <ul aria-label="Tech stack and industries" className="mt-5 flex flex-wrap gap-1">
      {job.techStack.map((name) => (
        <li key={`tech ${name}`} className="flex">
          <Tag variant="filled">{name}</Tag>
        </li>
      ))}
      {job.industries.map((name) => (
        <li key={`industry ${name}`} className="flex">
          <Tag variant="outlined">{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

function PreviewFoot({ job }: { job: JobPage["job"] }) {
  return (
    <footer className="flex items-center gap-4 border-t border-line px-6 py-3 text-meta text-ink-2">
      {isLive("referrals") && <Referrers company={job.company} />}
      <span aria-hidden="true" className="ml-auto whitespace-nowrap text-ink-3">
        <kbd>j</kbd> <kbd>k</kbd> move &ensp;<kbd>o</kbd> open
        {isLive("saved") && (
          <>
            &ensp;<kbd>s</kbd> save
          </>
        )}
      </span>
    </footer>
  );
}

function Referrers({ company }: { company: JobPage["job"]["company"] }) {
  const figures = useCompanyFigures(company.slug);
  return (
    <span className="min-w-0 truncate">
      {figures === undefined ? " " : `${company.name}: ${figuresText(figures).replace(/^No/, "no")}`}
    </span>
  );
}
