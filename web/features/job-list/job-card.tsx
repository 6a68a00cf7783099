import { ArrowUpRight } from "lucide-react";
import { Fragment, type ReactNode, use } from "react";
import { Link } from "react-router";
import { optionLabel } from "#contract/values/filters.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { type CardJob, employeesText, employmentText, levelBadges, webAddress } from "#web/model/card-job.ts";
import { ago, exactTime } from "#web/model/dates.ts";
import { paths } from "#web/shell/paths.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Badge, Tag } from "#web/ui/display/badge.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { HideMenu } from "#web/features/preferences/hide-menu.tsx";
import { ListOriginContext } from "./list-origin.ts";
import { LiveDot } from "./live-dot.tsx";
import { SalaryEstimate, SalarySlot } from "./salary-estimate.tsx";
import { ReferralLine } from "#web/features/referrals/referral-line.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

/** Reads well before its code has loaded: nothing is marked yet. */
const DeskSlot = lazyHydrate(() => import("#web/features/desk/card-marks.tsx").then((module) => module.CardMarks));
const quietFace = "no-underline text-ink-2 hover:text-accent hover:underline";
const quietLink = `inline-flex min-h-9 max-md:min-h-11 items-center ${quietFace}`;

interface CardProps {
  job: CardJob;
  now: number;
  badge: ReactNode;
  /** Whether the reader has opened the job before. */
  seen?: boolean;
}

/** A job in the grid (specification, section 2), with the reader's eligibility badge when their home country is set. */
export function JobCard({ job, now, badge, seen = false }: CardProps) {
  const titleId = `job-${job.id}`;
  const { company } = job;
  const origin = use(ListOriginContext);
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex min-w-0 flex-1 flex-col rounded-panel border border-line bg-surface job-card px-4 pt-2.5 md:pt-3 hover:border-line-control"
    >
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3">
        <Logo name={company.name} src={company.logoUrl} className="row-span-2" />
        <h3 id={titleId} className={classes("leading-[1.3125rem] wrap-anywhere", seen && "font-medium")}>
          <Link
            to={paths.job(job)}
            state={origin}
            className={classes(
              "card-title no-underline hover:text-accent hover:underline",
              seen ? "text-ink-2" : "text-ink",
            )}
          >
            {job.role}
          </Link>
        </h3>
        {/* A grid item needs no position to lie above the title's target. With one, the badge at the card's edge would start from it. */}
        <div className="z-1 -mb-4 -mr-2.5 -mt-1.5 flex">
          {/* Keeps the place of the button that saves, so that titles don't wrap again when it comes. */}
          <div className={classes(isLive("saved") && "needs-js min-w-(--control)")}>
            <DeskSlot job={job} />
          </div>
          <HideMenu job={job} />
        </div>
        <p className="col-span-2 col-start-2 text-meta text-ink-3">
          <Link to={paths.company(company.slug)} className={`card-company font-medium ${quietFace}`}>
            {company.name}
          </Link>
          {company.employeeStrength !== undefined && company.employeeStrength !== "" && (
            <> · {employeesText(company.employeeStrength)} employees</>
          )}
        </p>
      </div>
      {/* As high as a line before the pay is there. */}
      <div className="mt-2 flex min-h-(--lead-ui) flex-wrap items-baseline gap-x-1.5 text-ui">
        {job.salary === undefined || job.salary === "" ? (
          <span className="text-ink-3">Salary not specified</span>
        ) : (
          <>
            <SalarySlot salary={job.salary} posted={job.salaryRange?.text} />
            <SalaryEstimate range={job.salaryRange} className="whitespace-nowrap text-meta text-ink-3" />
          </>
        )}
      </div>
      <p className="mt-1 flex min-h-5.5 items-center gap-2 text-ui text-ink-2">
        {badge}
        <span className="min-w-0 truncate" title={job.location}>
          {job.location}
        </span>
      </p>
      {job.summary !== "" && <p className="mt-2 line-clamp-3 text-ui text-ink-2">{job.summary}</p>}
      <div className="mt-auto">
        <Tags job={job} />
        <Facts job={job} now={now} seen={seen} />
        {isLive("referrals") && <ReferralLine job={job} />}
        <CardFoot job={job} />
      </div>
    </article>
  );
}

/** The company's own pages and the way to apply, which is what a card is for. */
function CardFoot({ job }: { job: CardJob }) {
  const { company } = job;
  const apply = webAddress(job.url);
  const website = webAddress(company.url);
  const linkedin = webAddress(company.linkedin);
  return (
    <div className="relative -mx-4 flex min-h-11 items-center gap-4 border-t border-line px-4 py-0.5 text-meta md:py-1">
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
        <a
          href={apply}
          {...EXTERNAL_LINK}
          className={buttonClasses({ variant: "primary" }, "-mr-1 ml-auto")}
          data-apply={job.id}
        >
          Apply Now
          <Icon of={ArrowUpRight} />
          <span className="sr-only">
            {" "}
            to {job.role} at {company.name}, opens in a new tab
          </span>
        </a>
      )}
    </div>
  );
}

function Tags({ job }: { job: CardJob }) {
  const tags = [
    ...job.techStack.map((name) => ({ name, variant: "filled" as const })),
    ...job.industries.map((name) => ({ name, variant: "outlined" as const })),
  ];
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tech stack and industries" className="mt-2 flex h-5.5 flex-wrap gap-1 overflow-hidden">
      {tags.map(({ name, variant }) => (
        <li key={`${variant} ${name}`} className="flex">
          <Tag variant={variant}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Levels, type of employment, education and visa, which wrap beside the age. */
function Facts({ job, now, seen }: { job: CardJob; now: number; seen: boolean }) {
  const visa = job.visaSponsorship && optionLabel("visaSponsorship", job.visaSponsorship);
  const facts = [employmentText(job), job.education, visa].filter((fact) => fact !== undefined && fact !== "");
  return (
    <div className="my-1.5 flex items-start gap-3 text-meta md:my-2 leading-5 text-ink-3">
      <p className="min-w-0 flex-1">
        {levelBadges(job.experienceLevel).map((level) => (
          <Badge key={level} className="mr-1.5">
            {level}
          </Badge>
        ))}
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && " · "}
            <span>{fact}</span>
          </Fragment>
        ))}
      </p>
      <Age job={job} now={now} seen={seen} />
    </div>
  );
}

function Age({ job, now, seen }: { job: CardJob; now: number; seen: boolean }) {
  const posted = job.postedAtIsFirstSeen ? "First seen" : "Posted";
  return (
    <time
      dateTime={job.postedAt}
      title={`${posted} ${exactTime(job.postedAt)}. Last seen open ${ago(job.lastSeenAt, now)}.`}
      className="inline-flex flex-none items-center gap-1.5 whitespace-nowrap"
    >
      <LiveDot lastSeenAt={job.lastSeenAt} now={now} />
      {seen && <>Seen · </>}
      <span className="sr-only">{posted} </span>
      {ago(job.postedAt, now)}
    </time>
  );
}
