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

const ImportPage = lazy(() =>
  import("#web/features/applications/import/import-page.tsx").then((module) => ({ default: module.ImportPage })),
);
const ProofPage = lazy(() =>
  import("#web/features/applications/import/proof-page.tsx").then((module) => ({ default: module.ProofPage })),
);

export const meta = () =>
  pageMeta({ title: "Applications", description: "Where your applications stand and what comes next.", index: false });

/** Returns 404 while applications are coming soon. */
export function loader() {
  if (!isLive("applications")) throw data(null, { status: 404 });
  return null;
}

/** The answer stays the same while the server runs, so filters and views don't wait for the server. */
export const shouldRevalidate = () => false;

export default function Applications() {
  const { id } = useParams();
  return <Suspense>{screenOf(id)}</Suspense>;
}

/** Ids are UUIDs, so a word is a screen of its own. */
function screenOf(id: string | undefined) {
  if (id === undefined) return <ApplicationsPage />;
  if (id === "import") return <ImportPage />;
  return id === "proof" ? <ProofPage /> : <ApplicationPage key={id} id={id} />;
}
