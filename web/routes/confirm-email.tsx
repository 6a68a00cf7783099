import { CircleCheck, CircleX, MailCheck } from "lucide-react";
import { useState } from "react";
import { data, useParams } from "react-router";
import type { ConfirmEmailResponse } from "#contract/schemas/account-settings.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { refreshSession } from "#web/session/auth-store.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

export const meta = () =>
  pageMeta({ title: "Confirm your address", description: "Confirm a change of your address.", index: false });

export function loader() {
  if (!isLive("account")) throw data(null, { status: 404 });
  return null;
}

/** Opened from a mail to either address. Sends nothing until a press, because mail scanners open links. */
export default function ConfirmEmail() {
  const { token = "" } = useParams();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ConfirmEmailResponse>();
  const [error, setError] = useState<string>();

  async function confirm() {
    setBusy(true);
    try {
      const answered = await callApi<ConfirmEmailResponse>(api.confirmEmail(token), { method: "POST" });
      setAnswer(answered);
      if (answered.changed) await refreshSession({ force: true });
    } catch (failure) {
      setError(actionFailure(failure));
    }
    setBusy(false);
  }

  if (error !== undefined) {
    return (
      <AuthPanel title="Confirmation Failed" variant="negative" icon={<Icon of={CircleX} size="large" />}>
        <p role="alert" className="text-ink-2">
          {error}
        </p>
        <ButtonLink to={`${paths.me}?tab=settings`}>Open your settings</ButtonLink>
      </AuthPanel>
    );
  }
  if (answer) {
    const { changed, message } = answer;
    return (
      <AuthPanel
        title={changed ? "Address changed" : "Confirmed"}
        variant="positive"
        icon={<Icon of={changed ? CircleCheck : MailCheck} size="large" />}
      >
        <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
          {message}
        </p>
        <ButtonLink to={`${paths.me}?tab=settings`}>Open your settings</ButtonLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title="Confirm your address">
      <p className="text-ink-2">
        Your account’s address changes once you’ve confirmed it from both the current address and the new one. If you
        didn’t ask for this, close this page and nothing happens.
      </p>
      <Button variant="primary" size="large" busy={busy} busyLabel="Confirming..." onClick={() => void confirm()}>
        Confirm
      </Button>
      <noscript>
        <p className="text-ink-2">This page needs scripts, so that only a person’s browser can open the link.</p>
      </noscript>
    </AuthPanel>
  );
}
