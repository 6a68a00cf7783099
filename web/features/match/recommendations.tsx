import { useState } from "react";
import { Link } from "react-router";
import type { Recommendation, RecommendationsResponse } from "#contract/schemas/desk/match.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { noteVisit } from "./last-visit.ts";
import { MatchPoint } from "./match-point.tsx";
import { usePrivate } from "./use-private.ts";

/** The jobs of the last month that fit the profile best, each with its reasons; new ones first. */
export function Recommendations() {
  const [since] = useState(() => noteVisit(Date.now()));
  const { data, failed, retry } = usePrivate<RecommendationsResponse["data"]>(api.recommendations(since));
  if (failed)
    return (
      <>
        <p role="alert" className="my-2 text-ink-2">
          We could not load your recommendations.
        </p>
        <Button onClick={retry}>Try again</Button>
      </>
    );
  if (data === undefined) return <Skeleton className="mt-3 h-64 w-full" />;
  if (data === null)
    return (
      <p className="mt-2 max-w-[40em] text-ink-2">
        Add a role or a skill to <Link to={paths.editProfile}>your profile</Link>, and the jobs that fit appear here,
        each with the reason it was picked. Until then, <Link to={paths.jobs}>search all jobs</Link>.
      </p>
    );
  if (data.length === 0)
    return (
      <p className="mt-2 max-w-[40em] text-ink-2">
        No job of the last 30 days fits your profile without something that rules it out.{" "}
        <Link to={paths.jobs}>Search all jobs</Link>.
      </p>
    );
  return (
    <>
      <ul className="mt-3 overflow-hidden rounded-panel border border-line bg-surface">
        {data.map((each) => (
          <Picked key={each.job.id} {...each} />
        ))}
      </ul>
      <p className="mt-3 text-ui">
        <Link to={`${paths.jobs}?sortBy=match`}>All jobs, best match first</Link>
      </p>
    </>
  );
}

function Picked({ job, isNew, reasons }: Recommendation) {
  const { company, location, salary } = job;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-3 last:border-b-0">
      <Logo name={company.name} src={company.logoUrl} className="mt-px" />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 text-row wrap-anywhere">
          <Link
            to={paths.job(job)}
            className="relative text-ink no-underline hover:text-accent hover:underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3"
          >
            {job.role}
          </Link>
          {isNew && <Badge variant="accent">New</Badge>}
        </h3>
        <p className="text-meta text-ink-2 wrap-anywhere">
          {[company.name, location, salary].filter(Boolean).join(" · ")}
        </p>
        <ul className="mt-1" aria-label={`Why ${job.role} was picked`}>
          {reasons.map((point) => (
            <MatchPoint key={`${point.about} ${point.name}`} point={point} />
          ))}
        </ul>
      </div>
    </li>
  );
}
