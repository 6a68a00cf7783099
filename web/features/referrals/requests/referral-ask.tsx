import { BellRing, CircleCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { RequestCheckResponse } from "#contract/schemas/referral.ts";
import { figuresText } from "#web/features/referrals/company-figures.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { companyReferrals } from "./refer-paths.ts";
import { AskForm } from "./ask-form.tsx";
import { referralFailure, sendReferral, useRequestCheck } from "./referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/** Request Referral: whether you can ask, the checklist and the note. */
export function ReferralAsk({
  jobId,
  open,
  onOpenChange,
}: {
  jobId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const check = useRequestCheck(jobId);
  const [sent, setSent] = useState(false);
  const refusal = check.data?.refusal ?? null;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Request Referral">
      {check.isPending && <Spinner label="Loading" />}
      {check.isError && <p role="alert">{referralFailure(check.error)}</p>}
      {check.data && (
        <div className="grid gap-4">
          <div>
            <p className="font-semibold wrap-anywhere">{check.data.job.role}</p>
            <p className="text-ui text-ink-2">
              {check.data.company.name} · {figuresText(check.data.figures)}
              {check.data.figures.freeSlots !== null && ` · ${slots(check.data.figures.freeSlots)}`}
            </p>
          </div>
          {sent ? (
            <Notice variant="positive" icon={CircleCheck}>
              <b className="font-semibold">Your request is on its way.</b> Please don’t apply yourself until it’s
              answered. <Link to={paths.referrals}>Track its deadline</Link>.
            </Notice>
          ) : refusal === null ? (
            <AskForm check={check.data} onSent={() => setSent(true)} />
          ) : (
            <Refused check={check.data} refusal={refusal} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function slots(free: number): string {
  return free === 0
    ? "no free places this week, so you’d have to wait"
    : free === 1
      ? "1 free place this week"
      : `${free} free places this week`;
}

function Refused({ check, refusal }: { check: RequestCheckResponse; refusal: { code: string; message: string } }) {
  const [watching, setWatching] = useState(check.watching);
  const [copied, setCopied] = useState(false);
  const waits = refusal.code === "no-referrers";
  return (
    <>
      <Notice variant="caution" icon={UserRoundX}>
        {refusal.message}
      </Notice>
      {waits && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            aria-pressed={watching}
            onClick={() => {
              setWatching(!watching);
              void sendReferral(api.referralWatch, { company: check.company.slug, watch: !watching });
            }}
          >
            <BellRing aria-hidden className="size-4" strokeWidth={1.75} />
            {watching ? "We’ll email you" : "Email me when someone joins"}
          </Button>
          <Button
            onClick={() =>
              void navigator.clipboard
                .writeText(window.location.origin + companyReferrals(check.company.slug))
                .then(() => setCopied(true))
            }
          >
            {copied ? "Link copied" : "Invite someone who works there"}
          </Button>
        </div>
      )}
    </>
  );
}
