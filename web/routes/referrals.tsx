import { lazy, Suspense } from "react";
import { data } from "react-router";
import { Protected } from "#web/features/account/guards.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

// Apart from the route, because every page loads the list of what the routes load.
const ReferralsPage = lazy(() =>
  import("#web/features/referrals/page/referrals-page.tsx").then((module) => ({ default: module.ReferralsPage })),
);

export const meta = () =>
  pageMeta({ title: "Referrals", description: "Your referral requests and your inbox.", index: false });

/** Returns 404 while referrals are coming soon. */
export function loader() {
  if (!isLive("referrals")) throw data(null, { status: 404 });
  return null;
}

export default function Referrals() {
  return (
    <Protected>
      <Suspense fallback={<div className="min-h-[calc(100dvh-3.5rem)]" />}>
        <ReferralsPage />
      </Suspense>
    </Protected>
  );
}
