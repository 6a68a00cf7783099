import { data } from "react-router";
import { ApplicationsPage } from "#web/features/applications/applications-page.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

export const meta = () =>
  pageMeta({ title: "Applications", description: "Where your applications stand and what comes next.", index: false });

/** Returns 404 while applications are coming soon. */
export function loader() {
  if (!isLive("applications")) throw data(null, { status: 404 });
  return null;
}

export default function Applications() {
  return <ApplicationsPage />;
}
