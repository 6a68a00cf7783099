import { Handshake } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#web/hooks/use-session.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { LoginState } from "./guards.tsx";

const ReferralAsk = lazy(() => import("./referral-ask.tsx").then((module) => ({ default: module.ReferralAsk })));

/** Request Referral for one job; who is not signed in is led to the login and back. */
export function RequestReferral({
  job,
  size = "base",
}: {
  job: { id: string; role: string };
  size?: "base" | "large";
}) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const label = (
    <>
      <Icon of={Handshake} />
      Request Referral
      <span className="sr-only"> for {job.role}</span>
    </>
  );
  if (!user) {
    const state: LoginState = { from: pathname + search };
    return (
      <ButtonLink to={paths.login} state={state} variant="soft" size={size}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="soft" size={size} onClick={() => setOpen(true)}>
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
