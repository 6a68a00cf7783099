import { data } from "react-router";
import { SavedPage } from "#web/features/saved/page/saved-page.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

export const meta = () =>
  pageMeta({ title: "Saved jobs", description: "Jobs you saved, and what has changed about them.", index: false });

/** Returns 404 while saved jobs are coming soon. */
export function loader() {
  if (!isLive("saved")) throw data(null, { status: 404 });
  return null;
}

export default function Saved() {
  return <SavedPage />;
}
