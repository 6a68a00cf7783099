import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { optionLabel } from "#contract/values/filters.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { type CardJob, employeesText, employmentText, levelBadges, webAddress } from "#web/model/card-job.ts";
import { ago, exactTime } from "#web/model/dates.ts";
import { paths } from "#web/shell/paths.ts";
import { Badge, Tag } from "#web/ui/display/badge.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { HideMenu } from "#web/features/preferences/hide-menu.tsx";
import { LiveDot } from "./live-dot.tsx";
import { SalaryEstimate } from "./salary-estimate.tsx";
import { ReferralLine } from "#web/features/referrals/referral-line.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

/** Reads well before its code has loaded: nothing is marked yet. */
const DeskSlot = lazyHydrate(() => import("#web/features/desk/card-marks.tsx").then((module) => module.CardMarks));
const footLink = "inline-flex min-h-11 items-center gap-1 no-underline hover:underline";
const quietLink = `${footLink} text-ink-2 hover:text-accent`;
const applyLink = `${footLink} ml-auto text-ui font-semibold text-accent hover:text-accent-hover`;

/** A job in the grid (specification, section 2), with the reader's eligibility badge when their home country is set. */
export function JobCard({ job, now, badge }: { job: CardJob; now: number; badge: ReactNode }) {
  const titleId = `job-${job.id}`;
  const { company } = job;
  const apply = webAddress(job.url);
  const website = webAddress(company.url);
  const linkedin = webAddress(company.linkedin);
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex min-w-0 flex-1 flex-col rounded-panel border border-line bg-surface px-4 pt-4 transition-colors duration-(--fast) ease-calm hover:border-line-control"
    >
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3">
        <Logo name={company.name} src={company.logoUrl} />
        <div>
          <h3 id={titleId} className="leading-[1.3125rem] wrap-anywhere">
            <Link to={paths.job(job)} className="text-ink no-underline hover:text-accent hover:underline">
              {job.role}
            </Link>
          </h3>
          <p className="mt-0.5 text-meta text-ink-3">
            <span className="font-medium text-ink-2">{company.name}</span>
            {company.employeeStrength !== undefined && company.employeeStrength !== "" && (
              <> · {employeesText(company.employeeStrength)} employees</>
            )}
          </p>
        </div>
        <div className="-mr-2.5 -mt-2 flex">
          <DeskSlot job={job} />
          <HideMenu job={job} />
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-2 text-ui">
        {job.salary === undefined || job.salary === "" ? (
          <span className="flex-none text-ink-3">Salary not specified</span>
        ) : (
          <span className="flex max-w-full items-baseline gap-1.5">
            <span className="min-w-0 truncate font-semibold" title={job.salary}>
              {job.salary}
            </span>
            <SalaryEstimate range={job.salaryRange} className="flex-none text-meta text-ink-3" />
          </span>
        )}
        <span className="max-w-full truncate text-ink-2">{employmentText(job)}</span>
      </p>
      <p className="mt-1.5 flex min-h-5.5 items-center gap-2 text-ui text-ink-2">
        {badge}
        <span className="min-w-0 truncate" title={job.location}>
          {job.location}
        </span>
      </p>
      <p className="mt-3 line-clamp-3 min-h-15 text-ui text-ink-2">{job.summary}</p>
      <Tags job={job} />
      <p className="mb-3 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-meta leading-5 text-ink-3">
        <Levels job={job} />
        {job.education !== undefined && job.education !== "" && <span>{job.education}</span>}
        {job.visaSponsorship !== undefined && <span>{optionLabel("visaSponsorship", job.visaSponsorship)}</span>}
        <Age job={job} now={now} />
      </p>
      {isLive("referrals") && <ReferralLine job={job} />}
      <div
        className={classes(
          "-mx-4 flex min-h-11 items-center gap-4 border-t border-line px-4 text-meta",
          !isLive("referrals") && "mt-auto",
        )}
      >
        {website !== undefined && (
          <a href={website} {...EXTERNAL_LINK} className={quietLink}>
            Website<span className="sr-only"> of {company.name}, opens in a new tab</span>
          </a>
        )}
        {linkedin !== undefined && (
          <a href={linkedin} {...EXTERNAL_LINK} className={quietLink}>
            LinkedIn<span className="sr-only"> page of {company.name}, opens in a new tab</span>
          </a>
        )}
        {apply !== undefined && (
          <a href={apply} {...EXTERNAL_LINK} className={applyLink} data-apply={job.id}>
            Apply Now
            <Icon of={ArrowUpRight} />
            <span className="sr-only">
              {" "}
              to {job.role} at {company.name}, opens in a new tab
            </span>
          </a>
        )}
      </div>
    </article>
  );
}

function Tags({ job }: { job: CardJob }) {
  const tags = [
    ...job.techStack.map((name) => ({ name, variant: "filled" as const })),
    ...job.industries.map((name) => ({ name, variant: "outlined" as const })),
  ];
  if (tags.length === 0) return <div className="mt-3 h-5.5" />;
  return (
    <ul aria-label="Tech stack and industries" className="mt-3 flex h-5.5 flex-wrap gap-1 overflow-hidden">
      {tags.map(({ name, variant }) => (
        <li key={`${variant} ${name}`} className="flex">
          <Tag variant={variant}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Levels({ job }: { job: CardJob }) {
  const levels = levelBadges(job.experienceLevel);
  if (levels.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {levels.map((level) => (
        <Badge key={level}>{level}</Badge>
      ))}
    </span>
  );
}

function Age({ job, now }: { job: CardJob; now: number }) {
  const posted = job.postedAtIsFirstSeen ? "First seen" : "Posted";
  return (
    <time
      dateTime={job.postedAt}
      title={`${posted} ${exactTime(job.postedAt)}. Last seen open ${ago(job.lastSeenAt, now)}.`}
      className="ml-auto inline-flex items-center gap-1.5 whitespace-nowrap"
    >
      <LiveDot lastSeenAt={job.lastSeenAt} now={now} />
      <span className="sr-only">{posted} </span>
      {ago(job.postedAt, now)}
    </time>
  );
}
