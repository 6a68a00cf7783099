import { MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { GUEST_CONFIRM_HOURS, GUEST_FREQUENCIES } from "#contract/values/desk/guest-alerts.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FailedNote } from "../failed-note.tsx";
import { FrequencySelect } from "../frequency-select.tsx";
import { askForAlerts } from "./guest-alerts-api.ts";

/** Asks a visitor where to send new jobs of a search. With an account, they save it instead. */
export function GuestForm({ params, atOnce, onClose }: { params: string; atOnce: boolean; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [frequency, setFrequency] = useState<(typeof GUEST_FREQUENCIES)[number]>(atOnce ? "at-once" : "daily");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      setAnswer(await askForAlerts({ email, params, frequency, timeZone }));
    } catch (problem) {
      setError(actionFailure(problem));
    }
    setBusy(false);
  }
  if (answer !== undefined)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice variant="positive" icon={MailCheck}>
          <b className="font-semibold">Check your inbox.</b> {answer} The link waits for {GUEST_CONFIRM_HOURS} hours.
        </Notice>
        <Button onClick={onClose}>Close</Button>
      </div>
    );
  return (
    <form method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email address"
        hint="No account needed. We email you a link to confirm first, and every email has a link to end the alert."
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FrequencySelect value={frequency} choices={GUEST_FREQUENCIES} onChange={setFrequency} />
      <FailedNote text={error} />
      <SubmitOrCancel submit="Email me new jobs" busy={busy} busyLabel="Sending..." onCancel={onClose} />
      <AccountInvitation />
    </form>
  );
}

function AccountInvitation() {
  const { pathname, search } = useLocation();
  return (
    <p className="border-t border-line pt-4 text-ui text-ink-2">
      With an account you keep searches under a name, and get notified in your browser too:{" "}
      <Link to={paths.loginTo(pathname + search)}>Log In</Link> or <Link to={paths.register}>Sign Up</Link>.
    </p>
  );
}
