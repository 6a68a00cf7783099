import { lazy, Suspense } from "react";
import { data, useParams } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so a rare page imports its parts itself.
const GuestAlerts = lazy(() =>
  import("#web/features/alerts/guests/guest-alerts.tsx").then((module) => ({ default: module.GuestAlerts })),
);

export const meta = () =>
  pageMeta({ title: "Your job alerts", description: "Confirm, change and end job alerts.", index: false });

export function loader() {
  if (!isLive("alerts")) throw data(null, { status: 404 });
  return null;
}

export default function GuestAlertsPage() {
  const { token = "" } = useParams();
  return (
    <Suspense>
      <GuestAlerts token={token} />
    </Suspense>
  );
}
