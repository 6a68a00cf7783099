import { useEffect } from "react";
import { data } from "react-router";
import { hydrateNow } from "#web/hydration/hydration.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so this one imports its screen later.
const SavedPage = lazyHydrate(() =>
  import("#web/features/saved/page/saved-page.tsx").then((module) => module.SavedPage),
);

export const meta = () =>
  pageMeta({ title: "Saved jobs", description: "Jobs you saved, and what has changed about them.", index: false });

/** Returns 404 while saved jobs are coming soon. */
export function loader() {
  if (!isLive("saved")) throw data(null, { status: 404 });
  return null;
}

/** The answer stays the same while the server runs, so filters and views don't wait for the server. */
export const shouldRevalidate = () => false;

export default function Saved() {
  useEffect(hydrateNow, []);
  return <SavedPage />;
}
