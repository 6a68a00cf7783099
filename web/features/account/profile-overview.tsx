import { UserRoundPen } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { User } from "#contract/schemas/auth.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { isMatchLive } from "#web/features/match/match-live.ts";
import { isLive } from "#web/model/capabilities.ts";
import { ComingSoon } from "./coming-soon.tsx";

const ProfileReferrals = lazy(() =>
  import("#web/features/referrals/requests/profile-referrals.tsx").then((module) => ({
    default: module.ProfileReferrals,
  })),
);
const ActivitySummary = lazy(() =>
  import("#web/features/profile/activity-summary.tsx").then((module) => ({ default: module.ActivitySummary })),
);
const Recommendations = lazy(() =>
  import("#web/features/match/recommendations.tsx").then((module) => ({ default: module.Recommendations })),
);
const COUNTS = ["Job Applications", "Saved Jobs", "Network Connections"];

/** Account summary, and what the profile will show (specification, section 2). */
export function ProfileOverview({ user }: { user: User }) {
  // Its counts are true only while both are live.
  const activityLive = isLive("saved") && isLive("applications");
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="grid gap-6">
        {!user.profileCompleted && (
          <Notice
            variant="caution"
            icon={UserRoundPen}
            role="note"
            action={
              isLive("profile") ? (
                <ButtonLink to={paths.editProfile}>Complete Profile</ButtonLink>
              ) : (
                <Button disabled>Coming Soon</Button>
              )
            }
          >
            <b className="font-semibold">Complete your profile</b>
            <br />
            With your country, hours and roles, we can tell you which jobs you can take.
          </Notice>
        )}
        <dl className="grid gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-2">
          <Fact term="Member since">{memberSince(user.createdAt)}</Fact>
          <Fact term="Profile status">{user.profileCompleted ? "Completed" : "Incomplete"}</Fact>
          <Fact term="Preferred roles">{listed(user.preferences.roles)}</Fact>
          <Fact term="Preferred locations">{listed(user.preferences.locations)}</Fact>
        </dl>
        <section aria-labelledby="recommendations">
          <h2 id="recommendations" className="flex flex-wrap items-center gap-2">
            Job Recommendations {!isMatchLive() && <ComingSoon />}
          </h2>
          {isMatchLive() ? (
            <Suspense>
              <Recommendations />
            </Suspense>
          ) : (
            <p className="mt-2 max-w-[40em] text-ink-2">
              Jobs that fit your roles, country and hours, each with the reason it was picked. Until then,{" "}
              <Link to={paths.jobs}>search all jobs</Link>.
            </p>
          )}
        </section>
      </div>
      <div className="grid gap-4">
        <Panel>
          <h2 id="activity" className="flex flex-wrap items-center gap-2 text-title leading-[1.375rem]">
            Activity Summary {!activityLive && <ComingSoon />}
          </h2>
          {activityLive ? (
            <Suspense fallback={<Skeleton className="mt-3 h-48 w-full" />}>
              <ActivitySummary />
            </Suspense>
          ) : (
            <dl aria-labelledby="activity" className="mt-3">
              {COUNTS.map((name) => (
                <div key={name} className="flex items-baseline justify-between border-t border-line py-2.5 last:pb-0">
                  <dt className="text-ui text-ink-2">{name}</dt>
                  <dd className="font-heading text-[1.25rem] font-semibold text-ink-3">0</dd>
                </div>
              ))}
            </dl>
          )}
        </Panel>
        {isLive("referrals") && (
          <Suspense>
            <ProfileReferrals />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-meta text-ink-3">{term}</dt>
      <dd className="text-ui font-medium">{children}</dd>
    </div>
  );
}

function listed(values: string[]): ReactNode {
  return values.length > 0 ? values.join(", ") : <span className="font-normal text-ink-3">Not specified</span>;
}

/** Formats a long US date; N/A without a date. */
function memberSince(createdAt: string): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? "N/A" : new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(date);
}
