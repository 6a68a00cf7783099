import { lazy, Suspense } from "react";
import { useSession } from "#web/session/use-session.ts";
import { isMatchLive } from "./match-live.ts";

const JobMatch = lazy(() => import("./job-match.tsx").then((module) => ({ default: module.JobMatch })));

/** The place of a job's match. Nothing for guests, and nothing in HTML: pages are the same for everyone. */
export function MatchSlot({ id, beside = false }: { id: string; beside?: boolean }) {
  const { user } = useSession();
  if (user === null || !isMatchLive()) return null;
  return (
    <Suspense>
      <JobMatch key={id} id={id} beside={beside} />
    </Suspense>
  );
}
