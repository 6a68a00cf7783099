import { lazy, Suspense } from "react";
import { data, useParams } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so this one imports its screens later.
const ApplicationsPage = lazy(() =>
  import("#web/features/applications/applications-page.tsx").then((module) => ({ default: module.ApplicationsPage })),
);
const ApplicationPage = lazy(() =>
  import("#web/features/applications/detail/application-page.tsx").then((module) => ({
    default: module.ApplicationPage,
  })),
);

export const meta = () =>
  pageMeta({ title: "Applications", description: "Where your applications stand and what comes next.", index: false });

/** Returns 404 while applications are coming soon. */
export function loader() {
  if (!isLive("applications")) throw data(null, { status: 404 });
  return null;
}

export default function Applications() {
  const { id } = useParams();
  return <Suspense>{id === undefined ? <ApplicationsPage /> : <ApplicationPage key={id} id={id} />}</Suspense>;
}
