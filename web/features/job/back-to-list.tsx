import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import type { ListOrigin } from "#web/features/job-list/list-origin.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { paths } from "#web/shell/paths.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const face = "inline-flex min-h-(--control) items-center gap-2 no-underline hover:underline";

/** Leads back to the list that the job was opened from, where the reader left it, or to the home page. */
export function BackToList() {
  const { state } = useLocation();
  const navigate = useNavigate();
  // The server doesn't know the navigation state.
  const list = useHydrated() ? listOrigin(state) : null;
  return (
    <p className="no-print pt-4 text-ui">
      {list === null ? (
        <Link to={paths.home} className={face}>
          <Icon of={ArrowLeft} />
          All jobs
        </Link>
      ) : (
        <TextButton className={face} onClick={() => void navigate(-1)}>
          <Icon of={ArrowLeft} />
          Back to {list.jobs === 1 ? "1 job" : `${formatCount(list.jobs)} jobs`}
        </TextButton>
      )}
    </p>
  );
}

/** Reads the list that a job's page was opened from; null for a page that was opened otherwise. */
function listOrigin(state: unknown): ListOrigin["list"] | null {
  const list = typeof state === "object" && state !== null && "list" in state ? state.list : null;
  return typeof list === "object" && list !== null && "jobs" in list && typeof list.jobs === "number"
    ? { jobs: list.jobs }
    : null;
}
