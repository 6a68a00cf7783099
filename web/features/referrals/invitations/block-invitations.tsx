import { useState } from "react";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { referralFailure, sendReferral } from "#web/features/referrals/requests/referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { invitationApi } from "./invitation-api.ts";

/** Opened from the link of a mail: ends all invitations to its address. Sends nothing until a press, because mail scanners open links. */
export function BlockInvitations({ token }: { token: string }) {
  const [state, setState] = useState<{ done?: string; error?: string }>({});
  const [busy, setBusy] = useState(false);
  async function block() {
    setBusy(true);
    try {
      setState({ done: await sendReferral(invitationApi.block(token)) });
    } catch (error) {
      setState({ error: referralFailure(error) });
    }
    setBusy(false);
  }
  return (
    <AuthPanel title={state.done === undefined ? "Block invitations?" : "Blocked"}>
      {state.done === undefined ? (
        <>
          <p className="text-ink-2">
            We won’t email invitations to your address any more. Nobody learns that you blocked them.
          </p>
          {state.error !== undefined && <p role="alert">{state.error}</p>}
          <Button variant="primary" busy={busy} busyLabel="Blocking..." onClick={() => void block()}>
            Block all invitations
          </Button>
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {state.done}
        </p>
      )}
    </AuthPanel>
  );
}
