import { type FormEvent, useEffect, useState } from "react";
import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { ReferralCompany } from "#contract/schemas/referral.ts";
import { CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { sendReferral } from "#web/features/referrals/requests/referral-api.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { webAddress } from "#web/model/card-job.ts";
import { Logo } from "#web/ui/base/logo.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { CodeField } from "./code-field.tsx";
import { type Action, useConfirmedAction } from "#web/features/account/security/use-confirmed-action.ts";

/**
 * Verifies a work address with a mailed code. `sentTo` is the domain a code has been sent to, `company` the company that the person came
 * from, if any.
 */
export function BecomeReferrer({
  sentTo,
  company,
  again = false,
}: {
  sentTo: string | null;
  company: string | null;
  again?: boolean;
}) {
  const wanted = useCompanyOf(company);
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [typing, setTyping] = useState(sentTo !== null);
  const { busy, error, held, send, clearError, release } = useConfirmedAction();
  const [confirmation, setConfirmation] = useState(
    sentTo === null ? "" : `We sent a code to your address at ${sentTo}.`,
  );

  function submit(event: FormEvent, action: Action) {
    event.preventDefault();
    send(action);
  }
  if (held) return <ConfirmPassword against="becomes a referrer in your name" onDone={release} />;
  return (
    <Panel className="grid gap-3">
      <Intro again={again} wanted={wanted} />
      {typing ? (
        <form
          className="grid gap-3"
          onSubmit={(event) =>
            submit(event, { run: () => sendReferral(referralCalls.verify, { code }), done: () => setTyping(false) })
          }
        >
          <p role="status" className="text-ui">
            {confirmation} It works for {CODE_LIFE_MIN} minutes.
          </p>
          <CodeField code={code} error={error} onChange={setCode} />
          <div className="flex items-center gap-4">
            <Button type="submit" variant="primary" busy={busy} busyLabel="Checking...">
              Verify
            </Button>
            <TextButton
              className="text-ui"
              onClick={() => {
                setTyping(false);
                clearError();
              }}
            >
              Use another address or get a new code
            </TextButton>
          </div>
        </form>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) =>
            submit(event, {
              run: () => sendReferral(referralCalls.code, { email }),
              done: (message) => {
                setConfirmation(message);
                setTyping(true);
              },
            })
          }
        >
          <AddressField email={email} onChange={setEmail} error={error} domain={wanted?.domain} />
          <Button type="submit" variant="primary" className="justify-self-start" busy={busy} busyLabel="Sending...">
            Send the code
          </Button>
        </form>
      )}
    </Panel>
  );
}

function AddressField({
  email,
  onChange,
  error,
  domain,
}: {
  email: string;
  onChange: (email: string) => void;
  error: string | undefined;
  domain: string | undefined;
}) {
  return (
    <TextField
      label="Work email address"
      type="email"
      autoComplete="off"
      placeholder={domain === undefined ? undefined : `you@${domain}`}
      required
      value={email}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Intro({ again, wanted }: { again: boolean; wanted: ReferralCompany | null }) {
  return (
    <>
      <h3 className="flex items-center gap-3">
        {wanted && <Logo name={wanted.name} src={wanted.logoUrl} />}
        {again ? "Verify your work address again" : wanted ? `Refer people to ${wanted.name}` : "Become a referrer"}
      </h3>
      <p className="text-ui text-ink-2">
        {again
          ? "You verified your address 180 days ago. You won’t get new requests until you verify it again."
          : "Answer requests for your company, as many a week as you like. You can decline with one tap. We email a code to your work address and store only a keyed hash of it."}
      </p>
    </>
  );
}

/** Returns the company of this slug with the host of its website; null while loading, without one, and after a failure. */
function useCompanyOf(slug: string | null) {
  const [found, setFound] = useState<(ReferralCompany & { domain: string | undefined }) | null>(null);
  useEffect(() => {
    let wanted = true;
    if (slug === null) return;
    // The name only helps: the form works without it.
    callApi<CompanyPageResponse>(api.company(slug)).then(
      ({ data: { name, logoUrl, url } }) => {
        const domain = webAddress(url);
        const host = domain && new URL(domain).hostname.replace(/^www\./, "");
        if (wanted) setFound({ name, slug, ...(logoUrl !== undefined && { logoUrl }), domain: host });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [slug]);
  return found;
}
