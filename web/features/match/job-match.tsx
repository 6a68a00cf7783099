import { Link } from "react-router";
import type { JobMatchResponse } from "#contract/schemas/desk/match.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { MatchPoint } from "./match-point.tsx";
import { matchGroups, matchSummary } from "./match-text.ts";
import { type PrivateState, usePrivate } from "./use-private.ts";

/** How a job fits the reader's profile, point by point. `beside` a list, headings are one level lower. */
export function JobMatch({ id, beside }: { id: string; beside: boolean }) {
  const Heading = beside ? "h3" : "h2";
  const match = usePrivate<JobMatchResponse["data"]>(api.jobMatch(id));
  return (
    <Panel
      role="region"
      aria-labelledby="match-title"
      aria-busy={(match.data === undefined && !match.failed) || undefined}
    >
      <Heading id="match-title" className="text-title leading-[1.375rem]">
        How it fits you
      </Heading>
      <Body match={match} sub={beside ? "h4" : "h3"} />
    </Panel>
  );
}

function Body({
  match: { data, failed, retry },
  sub: Sub,
}: {
  match: PrivateState<JobMatchResponse["data"]>;
  sub: "h3" | "h4";
}) {
  if (failed)
    return (
      <>
        <p role="alert" className="my-2 text-ui text-ink-2">
          We could not compare this job with your profile.
        </p>
        <Button onClick={retry}>Try again</Button>
      </>
    );
  if (data === undefined) return <Skeleton className="mt-3 h-24 w-full" />;
  if (data === null)
    return (
      <p className="mt-2 text-ui text-ink-2">
        Add a role or a skill to <Link to={paths.editProfile}>your profile</Link>, and each job shows what fits and what
        doesn’t.
      </p>
    );
  return (
    <>
      <p className="mt-2 text-ui text-ink-2">{matchSummary(data.points)}</p>
      {matchGroups(data.points).map(({ title, points }) => (
        <section key={title} className="mt-3 border-t border-line pt-2.5">
          <Sub className="text-meta font-medium text-ink-3">{title}</Sub>
          <ul className="mt-1">
            {points.map((point) => (
              <MatchPoint key={`${point.about} ${point.name} ${point.job}`} point={point} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
