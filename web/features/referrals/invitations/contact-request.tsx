import { Check, Heart } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DECLINE_REASONS, DECLINE_WORDS, type RequestState } from "#contract/values/referral.ts";
import type { InvitationView } from "#contract/schemas/referral-invitation.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { ReferralText } from "#web/features/referrals/evidence/referral-text.tsx";
import { AskedJob, RequestNote } from "#web/features/referrals/evidence/request-note.tsx";
import { RequirementList } from "#web/features/referrals/evidence/requirement-list.tsx";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";
import { Countdown } from "#web/features/referrals/requests/referral-clock.tsx";
import { StateBadge } from "#web/features/referrals/requests/referral-request.tsx";
import { SeekerContact } from "#web/features/referrals/requests/seeker-contact.tsx";
import { SubmittedForm } from "#web/features/referrals/requests/submitted-form.tsx";
import { countryName } from "#web/model/countries.ts";
import { useNow } from "#web/model/use-now.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { invitationApi } from "./invitation-api.ts";

type Request = NonNullable<InvitationView["request"]>;
interface Opened {
  token: string;
  key: string;
}

const CLOCKS: Partial<Record<RequestState, string>> = { accepted: "to submit", submitted: "to be confirmed" };

/** A request as the invited person reads it: who asks for which job, the note, and what to do next. */
export function ContactRequest({ opened, request }: { opened: Opened; request: Request }) {
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const clock = request.state === null ? "to answer" : CLOCKS[request.state];
  return (
    <AuthPanel title={`${request.seeker.name} asks you for a referral`}>
      <div className="grid gap-1">
        <AskedJob {...request} />
        {clock !== undefined && request.deadline !== null && (
          <Countdown inline at={request.deadline} now={now} what={clock} />
        )}
      </div>
      {request.state !== null && (
        <p>
          <StateBadge state={request.state} />
        </p>
      )}
      {request.thanks !== null && (
        <Notice variant="positive" icon={Heart}>
          <b className="font-semibold">{request.seeker.name} thanks you:</b> {request.thanks}
        </Notice>
      )}
      <RequestNote {...request} />
      <RequirementList note={`${request.why}\n${request.evidence}`} requirements={request.requirements} />
      {request.seeker.email !== null && <SeekerContact email={request.seeker.email} links={request.links} />}
      {request.state === null && <Answer opened={opened} seeker={request.seeker.name} />}
      {request.state === "accepted" && request.seeker.email !== null && (
        <ReferralText
          requirements={request.requirements}
          referral={{
            ...request,
            seeker: { name: request.seeker.name, email: request.seeker.email },
            role: request.job.role,
            company: request.company.name,
            country: request.country === null ? null : countryName(request.country),
          }}
        />
      )}
      {request.state === "accepted" && <Submit opened={opened} />}
      {request.state !== null && <Afterwards opened={opened} request={request} />}
    </AuthPanel>
  );
}

/** Accepts or declines in two steps: the choice, then the press that sends it. */
function Answer({ opened, seeker }: { opened: Opened; seeker: string }) {
  const { busy, run } = useReferralAction();
  const [choice, setChoice] = useState<"accept" | "decline">();
  const [connect, setConnect] = useState(false);
  if (choice === undefined)
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="large" onClick={() => setChoice("accept")}>
          <Icon of={Check} />
          Accept
        </Button>
        <Button size="large" onClick={() => setChoice("decline")}>
          Decline
        </Button>
      </div>
    );
  if (choice === "decline")
    return (
      <Step onBack={() => setChoice(undefined)} busy={busy}>
        <p className="text-ui text-ink-2">Why? {seeker} sees the reason. Nobody else is asked.</p>
        <div className="flex flex-wrap gap-2">
          {DECLINE_REASONS.map((reason) => (
            <Button
              key={reason}
              busy={busy}
              onClick={() => void run(invitationApi.invited("decline"), { ...opened, reason })}
            >
              {DECLINE_WORDS[reason]}
            </Button>
          ))}
        </div>
      </Step>
    );
  return (
    <Step onBack={() => setChoice(undefined)} busy={busy}>
      <p className="text-ui text-ink-2">
        You then see {seeker}’s email address and links, and have 7 days to submit the referral in your company’s own
        system. No money is ever involved.
      </p>
      <Checkbox
        label={`Count ${seeker} and me as connections`}
        hint="Only a number on both your profiles. You can leave at any time."
        checked={connect}
        onChange={(event) => setConnect(event.target.checked)}
      />
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Accepting..."
        onClick={() => void run(invitationApi.invited("accept"), { ...opened, connect })}
      >
        Yes, I’ll refer {seeker}
      </Button>
    </Step>
  );
}

function Step({ children, onBack, busy }: { children: ReactNode; onBack: () => void; busy: boolean }) {
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {children}
      <Button variant="quiet" className="justify-self-start" busy={busy} onClick={onBack}>
        Back
      </Button>
    </div>
  );
}

function Submit({ opened }: { opened: Opened }) {
  const { busy, run } = useReferralAction();
  return (
    <SubmittedForm
      busy={busy}
      onSubmit={(body) => void run(invitationApi.invited("submit"), { ...opened, ...body })}
      onHandBack={() => void run(invitationApi.invited("decline"), { ...opened, reason: "too-busy" })}
    />
  );
}

/** What the contact can change once they have accepted: the connection, and whether they stay as a referrer. */
function Afterwards({ opened, request }: { opened: Opened; request: Request }) {
  const { busy, run } = useReferralAction();
  const { user } = useSession();
  // In the history only: an address with the secret would be sent to the server.
  const here = `/referrals/invitation#${opened.token}`;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Checkbox
        label={`Count ${request.seeker.name} and me as connections`}
        checked={request.connects}
        disabled={busy}
        onChange={(event) => void run(invitationApi.invited("connect"), { ...opened, connect: event.target.checked })}
      />
      {request.stays ? (
        <ButtonLink to={paths.referralInbox}>Open your inbox</ButtonLink>
      ) : (
        <>
          <p className="text-ui text-ink-2">
            Would you help others too? With an account you get up to three requests a week, and can pause at any time.
          </p>
          {user ? (
            <Button busy={busy} onClick={() => void run(invitationApi.invited("stay"), opened)}>
              Stay as a referrer
            </Button>
          ) : (
            <ButtonLink to={paths.login} state={{ from: here }}>
              Log in to stay as a referrer
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
