import { data, useParams } from "react-router";
import { ApplicationPage } from "#web/features/applications/detail/application-page.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

export const meta = () => pageMeta({ title: "Application", description: "One of your applications.", index: false });

/** Returns 404 while applications are coming soon. */
export function loader() {
  if (!isLive("applications")) throw data(null, { status: 404 });
  return null;
}

export default function Application() {
  const { id = "" } = useParams();
  return <ApplicationPage key={id} id={id} />;
}
