import { Handshake } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ReferableJob, RequestLook } from "./referable-job.ts";
import { requestReferralPath } from "./requests/refer-paths.ts";

const MemberRequest = lazy(() =>
  import("./requests/member-request.tsx").then((module) => ({ default: module.MemberRequest })),
);

/**
 * The Request Referral button of a job; for members who have asked, where their request is. Sends guests to the login, then back to the job
 * with the dialog open. The way is part of the link, so that it works before scripts have loaded.
 */
export function RequestReferral({ job, size = "base", variant = "soft" }: RequestLook & { job: ReferableJob }) {
  const { user } = useSession();
  const wanted = requestReferralPath(job);
  const label: ReactNode = (
    <>
      <Icon of={Handshake} />
      Request Referral
      <span className="sr-only"> for {job.role}</span>
    </>
  );
  const link = (
    <ButtonLink
      to={user ? wanted : paths.loginTo(wanted)}
      state={user ? undefined : { from: wanted }}
      variant={variant}
      size={size}
    >
      {label}
    </ButtonLink>
  );
  if (!user) return link;
  return (
    <Suspense fallback={link}>
      <MemberRequest job={job} size={size} variant={variant} label={label} />
    </Suspense>
  );
}
