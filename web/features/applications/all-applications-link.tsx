import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The way back from a page of applications to the whole desk. */
export function AllApplicationsLink() {
  return (
    <p className="no-print mb-4 text-ui">
      <Link to={paths.applications} className="inline-flex items-center gap-1.5">
        <Icon of={ArrowLeft} />
        All applications
      </Link>
    </p>
  );
}
