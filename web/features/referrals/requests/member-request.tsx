import { Check, CircleQuestionMark, Hourglass, type LucideIcon, Scale, Send } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ReferralNews } from "#contract/schemas/referral.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { ReferableJob, RequestLook } from "#web/features/referrals/referable-job.ts";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { requestReferralPath } from "./refer-paths.ts";
import { useReferralNews } from "./referral-api.ts";
import { timeLeft } from "./time-left.ts";

const ReferralAsk = lazy(() => import("./referral-ask.tsx").then((module) => ({ default: module.ReferralAsk })));

type Asked = ReferralNews["asked"][number];

interface Standing {
  icon: LucideIcon;
  text: (left: string | null) => string;
  /** What to do about the job meanwhile. */
  advice: string;
}

/** What a member reads of a request that hasn't ended without a referral; anybody else can ask again. */
const STANDS: Partial<Record<RequestState, Standing>> = {
  offered: {
    icon: Hourglass,
    text: (left) => `Asked${left === null ? "" : ` · ${left} left to answer`}`,
    advice: "You’ve asked. Please don’t apply yourself until somebody has answered.",
  },
  accepted: {
    icon: Check,
    text: (left) => `Accepted${left === null ? "" : ` · ${left} left to submit`}`,
    advice: "Somebody agreed to refer you. Please don’t apply yourself until they have.",
  },
  submitted: {
    icon: Send,
    text: () => "Submitted · did their email arrive?",
    advice: "You’ve been referred. Please say whether the company’s email arrived.",
  },
  disputed: {
    icon: Scale,
    text: () => "Disputed · we’re looking into it",
    advice: "We’re looking into it and will email you the decision.",
  },
  confirmed: {
    icon: Check,
    text: () => "Referred",
    advice: "You’ve been referred for this job. Good luck with the interview!",
  },
};

/** What a member does about a job that they have asked about; the usual advice before that. */
export function MemberAdvice({ jobId, otherwise }: { jobId: string; otherwise: string }) {
  const { data: news } = useReferralNews();
  const asked = news?.asked.find((each) => each.jobId === jobId);
  return (asked && STANDS[asked.state]?.advice) ?? otherwise;
}

/** Request Referral for a member: opens the form, or leads to the request that they have sent for this job. */
export function MemberRequest({
  job,
  size = "base",
  variant = "soft",
  label,
}: RequestLook & { job: ReferableJob; label: ReactNode }) {
  const { data: news } = useReferralNews();
  const { open, setOpen } = useWantedDialog(job);
  const asked = news?.asked.find((each) => each.jobId === job.id);
  // The dialog stays open until the person has read that the request has been sent.
  if (asked && STANDS[asked.state] && !open) return <AskedLink asked={asked} role={job.role} size={size} />;
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

function AskedLink({ asked, role, size }: { asked: Asked; role: string; size: "base" | "large" }) {
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const { icon, text } = STANDS[asked.state]!;
  return (
    <ButtonLink to={`${paths.referrals}#${asked.id}`} variant="outline" size={size}>
      <Icon of={asked.question ? CircleQuestionMark : icon} />
      {asked.question ? "A referrer has a question" : text(asked.deadline && timeLeft(asked.deadline, now))}
      <span className="sr-only">: your referral request for {role}</span>
    </ButtonLink>
  );
}

/** Returns whether the dialog is open. The URL opens it after a login; closing the dialog removes that from the URL. */
function useWantedDialog(job: ReferableJob): { open: boolean; setOpen: (open: boolean) => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const wanted = location.pathname + location.hash === requestReferralPath(job);
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
