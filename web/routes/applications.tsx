import { useEffect } from "react";
import { data, useParams } from "react-router";
import { hydrateNow } from "#web/hydration/hydration.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so this one imports its screens later.
const ApplicationsPage = lazyHydrate(() =>
  import("#web/features/applications/applications-page.tsx").then((module) => module.ApplicationsPage),
);
const ApplicationPage = lazyHydrate(() =>
  import("#web/features/applications/detail/application-page.tsx").then((module) => module.ApplicationPage),
);

const ImportPage = lazyHydrate(() =>
  import("#web/features/applications/import/import-page.tsx").then((module) => module.ImportPage),
);
const ProofPage = lazyHydrate(() =>
  import("#web/features/applications/import/proof-page.tsx").then((module) => module.ProofPage),
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
  // What a person applies to is in their browser or account, so the markup from the server is only the frame.
  useEffect(hydrateNow, []);
  return screenOf(id);
}

/** Ids are UUIDs, so a word is a screen of its own. */
function screenOf(id: string | undefined) {
  if (id === undefined) return <ApplicationsPage />;
  if (id === "import") return <ImportPage />;
  return id === "proof" ? <ProofPage /> : <ApplicationPage key={id} id={id} />;
}
