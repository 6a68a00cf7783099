import { Handshake } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { LoginState } from "#web/features/account/guards.tsx";

const ReferralAsk = lazy(() =>
  import("./requests/referral-ask.tsx").then((module) => ({ default: module.ReferralAsk })),
);

export interface ReferableJob {
  id: string;
  slug: string;
  role: string;
}

/**
 * The Request Referral button of a job. Sends guests to the login, then back to the job with the dialog open. The return
 * path is part of the link, so that it works before scripts have loaded.
 */
export function RequestReferral({
  job,
  size = "base",
  variant = "soft",
}: {
  job: ReferableJob;
  size?: "base" | "large";
  variant?: "soft" | "outline";
}) {
  const { user } = useSession();
  const { open, setOpen } = useWantedDialog(job);
  const label = (
    <>
      <Icon of={Handshake} />
      Request Referral
      <span className="sr-only"> for {job.role}</span>
    </>
  );
  if (!user) {
    const wanted = paths.requestReferral(job);
    const state: LoginState = { from: wanted };
    return (
      <ButtonLink to={paths.loginTo(wanted)} state={state} variant={variant} size={size}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <ReferralAsk jobId={job.id} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Returns whether the dialog is open. The URL opens it after a login; closing the dialog removes that from the URL. */
function useWantedDialog(job: ReferableJob): { open: boolean; setOpen: (open: boolean) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const wanted = location.pathname + location.hash === paths.requestReferral(job);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return {
    open,
    setOpen(next) {
      setOpen(next);
      if (!next && wanted)
        void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
    },
  };
}
