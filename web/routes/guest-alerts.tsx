import { data, useParams } from "react-router";
import { GuestAlerts } from "#web/features/alerts/guests/guest-alerts.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

export const meta = () =>
  pageMeta({ title: "Your job alerts", description: "Confirm, change and end job alerts.", index: false });

export function loader() {
  if (!isLive("alerts")) throw data(null, { status: 404 });
  return null;
}

export default function GuestAlertsPage() {
  const { token = "" } = useParams();
  return <GuestAlerts token={token} />;
}
