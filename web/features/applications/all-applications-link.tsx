import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The way back from a page of applications to the whole desk. */
export function AllApplicationsLink() {
  return (
    <p className="no-print mb-2 text-ui md:mb-4">
      <Link to={paths.applications} className="inline-flex items-center gap-1.5 max-md:min-h-11">
        <Icon of={ArrowLeft} />
        All applications
      </Link>
    </p>
  );
}
