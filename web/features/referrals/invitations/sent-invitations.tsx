import { Link } from "react-router";
import type { MetByInvitation, SentInvitation } from "#contract/schemas/referral-invitation.ts";
import { DECLINE_WORDS } from "#contract/values/referral.ts";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { invitationApi, useInvitations } from "./invitation-api.ts";

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });

function stateText({ state, expiresAt, declineReason }: SentInvitation): string {
  const until = day.format(new Date(expiresAt));
  if (state === "declined") return `Declined: ${declineReason === null ? "" : DECLINE_WORDS[declineReason]}`;
  return {
    open: `Waiting until ${until}`,
    proved: `Your contact has proved their address; answers by ${until}`,
    accepted: "Accepted",
    revoked: "Revoked",
    expired: "Expired",
  }[state];
}

/** The personal invitations that this person has made, and the people who invited them. */
export function SentInvitations() {
  const { data } = useInvitations();
  if (!data) return null;
  return (
    <>
      {data.data.length > 0 && <Made invitations={data.data} />}
      {data.met.length > 0 && <Met people={data.met} />}
    </>
  );
}

/** People who invited this person, with this person's side of the connection. */
function Met({ people }: { people: MetByInvitation[] }) {
  const { busy, run } = useReferralAction();
  return (
    <section aria-labelledby="met" className="grid gap-3">
      <h2 id="met">People who invited you</h2>
      <Panel className="grid gap-3 max-md:p-4">
        {people.map(({ id, name, job, company, connects, connected }) => (
          <Checkbox
            key={id}
            label={`Count ${name} and me as connections`}
            hint={`${job.role} at ${company.name}. ${connected ? "You both agreed." : "It counts once you both agree."}`}
            checked={connects}
            disabled={busy}
            onChange={(event) => void run(invitationApi.connect(id), { connect: event.target.checked })}
          />
        ))}
      </Panel>
    </section>
  );
}

function Made({ invitations }: { invitations: SentInvitation[] }) {
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations">Your invitations</h2>
      <Panel padding="none">
        <ol className="divide-y divide-line">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="grid gap-2 px-5 py-4 max-md:px-4">
              <Sent invitation={invitation} />
            </li>
          ))}
        </ol>
      </Panel>
    </section>
  );
}

function Sent({ invitation }: { invitation: SentInvitation }) {
  const { busy, run } = useReferralAction();
  const { id, label, job, company, state, connects, connected } = invitation;
  return (
    <>
      <p className="wrap-anywhere">
        <b className="font-semibold">{label}</b> ·{" "}
        <Link to={paths.job(job)}>
          {job.role} at {company.name}
        </Link>
      </p>
      <p className="text-ui text-ink-2">{stateText(invitation)}</p>
      {state === "accepted" && (
        <Checkbox
          label="Count us as connections"
          hint={connected ? "You both agreed." : "It counts once you both agree."}
          checked={connects}
          disabled={busy}
          onChange={(event) => void run(invitationApi.connect(id), { connect: event.target.checked })}
        />
      )}
      {(state === "open" || state === "proved") && (
        <Button
          className="justify-self-start"
          busy={busy}
          aria-label={`Revoke the invitation to ${label}`}
          onClick={() => void run(invitationApi.revoke(id))}
        >
          Revoke
        </Button>
      )}
    </>
  );
}
