import { type FormEvent, useState } from "react";
import { CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { callApi } from "#web/api/api-client.ts";
import { CodeField } from "#web/features/referrals/inbox/code-field.tsx";
import { referralFailure } from "#web/features/referrals/requests/referral-api.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { invitationApi } from "./invitation-api.ts";

/** Proves an invited person's work address with a mailed code. Until then the page knows nothing to show. */
export function ContactProof({ token, onProved }: { token: string; onProved: (key: string) => void }) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [sent, setSent] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send<T>(event: FormEvent, action: string, body: object, done: (answer: T) => void) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      done(await callApi<T>(invitationApi.invited(action), { method: "POST", body: { token, ...body } }));
    } catch (failure) {
      setError(referralFailure(failure));
    }
    setBusy(false);
  }
  if (sent === undefined)
    return (
      <form
        className="grid gap-4"
        onSubmit={(event) =>
          void send<{ message: string }>(event, "code", { email }, ({ message }) => setSent(message))
        }
      >
        <p className="text-ink-2">
          You need no account. First prove that you work at the company they mean: we email a code to your work address
          and store only a keyed hash of it. Then you can read the request, and accept or decline.
        </p>
        <TextField
          label="Work email address"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending...">
          Send the code
        </Button>
      </form>
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => void send<{ key: string }>(event, "prove", { code }, ({ key }) => onProved(key))}
    >
      <p role="status" className="text-ink-2">
        {sent} It works for {CODE_LIFE_MIN} minutes.
      </p>
      <CodeField code={code} error={error} onChange={setCode} />
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Checking...">
        Read the request
      </Button>
      <TextButton
        className="justify-self-start text-ui"
        onClick={() => {
          setSent(undefined);
          setError(undefined);
        }}
      >
        Use another address or get a new code
      </TextButton>
    </form>
  );
}
