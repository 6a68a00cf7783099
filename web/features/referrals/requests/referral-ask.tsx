import { BellRing, CircleCheck, UserRoundPlus, UserRoundX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { RequestCheckResponse } from "#contract/schemas/referral.ts";
import type { InviteResponse } from "#contract/schemas/referral-invitation.ts";
import { figuresText } from "#web/features/referrals/company-figures.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { NewInvitation } from "#web/features/referrals/invitations/new-invitation.tsx";
import { paths } from "#web/shell/paths.ts";
import { companyReferrals } from "./refer-paths.ts";
import { isHopeless, oddsText } from "./odds.ts";
import { AskForm } from "./ask-form.tsx";
import { referralFailure, sendReferral, useRequestCheck } from "./referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
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
  const [inviting, setInviting] = useState(false);
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
            {check.data.figures.referrers !== 0 && <p className="text-ui">{oddsText(check.data.figures)}</p>}
          </div>
          {sent ? (
            <Notice variant="positive" icon={CircleCheck}>
              <b className="font-semibold">Your request is on its way.</b> Please don’t apply yourself until it’s
              answered. <Link to={paths.referrals}>Track its deadline</Link>.
            </Notice>
          ) : inviting ? (
            <Invite check={check.data} />
          ) : (
            <>
              {refusal === null ? (
                <>
                  {isHopeless(check.data.figures) && (
                    <Notice variant="caution" icon={UserRoundX}>
                      Requests here rarely get an answer. Don’t wait for one: <ApplyNow check={check.data} />, or ask
                      somebody you know.
                    </Notice>
                  )}
                  {isHopeless(check.data.figures) && <WatchButton check={check.data} />}
                  <AskForm check={check.data} onSent={() => setSent(true)} />
                </>
              ) : (
                <Refused check={check.data} refusal={refusal} />
              )}
              {!NOBODY_TO_INVITE.has(refusal?.code ?? "") && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4 text-ui text-ink-2">
                  Do you know somebody at {check.data.company.name}?
                  <Button onClick={() => setInviting(true)}>
                    <Icon of={UserRoundPlus} />
                    Ask them yourself
                  </Button>
                </p>
              )}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Refusals after which an invitation would be refused too. */
const NOBODY_TO_INVITE = new Set(["job-closed", "agency-job", "own-company", "suspended"]);

/** Asks one person the seeker knows: the form, then the link. */
function Invite({ check }: { check: RequestCheckResponse }) {
  const [made, setMade] = useState<{ invitation: InviteResponse; mailed: boolean }>();
  if (made) return <NewInvitation {...made} />;
  return (
    <>
      <p className="text-ui text-ink-2">
        You get a link for one person you know at {check.company.name}. They need no account and prove their work
        address. Nobody else sees your request.
      </p>
      <AskForm check={check} onSent={() => {}} onInvited={(invitation, mailed) => setMade({ invitation, mailed })} />
    </>
  );
}

function ApplyNow({ check: { job, company } }: { check: RequestCheckResponse }) {
  return (
    <a href={job.url} {...EXTERNAL_LINK}>
      apply now at {company.name}
    </a>
  );
}

function slots(free: number): string {
  return free === 0 ? "no free places now" : `${free}+ free places this week`;
}

function Refused({ check, refusal }: { check: RequestCheckResponse; refusal: { code: string; message: string } }) {
  const [copied, setCopied] = useState(false);
  const waits = refusal.code === "no-referrers";
  const isFull = refusal.code === "no-room";
  return (
    <>
      <Notice variant="caution" icon={UserRoundX}>
        {refusal.message}
        {(waits || isFull) && (
          <>
            {" "}
            Don’t wait for them if you want this job: <ApplyNow check={check} />.
          </>
        )}
      </Notice>
      {waits && (
        <div className="flex flex-wrap gap-2">
          <WatchButton check={check} variant="primary" />
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

/** Turns the email about the company's next referrer on or off. */
function WatchButton({ check, variant = "outline" }: { check: RequestCheckResponse; variant?: "primary" | "outline" }) {
  const [watching, setWatching] = useState(check.watching);
  return (
    <Button
      variant={variant}
      className="justify-self-start"
      aria-pressed={watching}
      onClick={() => {
        setWatching(!watching);
        void sendReferral(referralCalls.watch, { company: check.company.slug, watch: !watching });
      }}
    >
      <Icon of={BellRing} />
      {watching ? "We’ll email you" : "Email me when someone joins"}
    </Button>
  );
}
