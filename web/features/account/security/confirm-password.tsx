import { type FormEvent, useEffect, useRef, useState } from "react";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { formValues } from "#web/model/form-values.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/**
 * Asks for the password once more, because the session is older than some minutes. `against` says what that prevents. `onDone` hears
 * whether it was right.
 */
export function ConfirmPassword({ against, onDone }: { against: string; onDone: (confirmed: boolean) => void }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It replaces the form that had the focus.
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password } = formValues(event.currentTarget, "password");
    setBusy(true);
    setError(undefined);
    try {
      await callApi(accountApi.confirmPassword, { method: "POST", body: { password } });
      onDone(true);
    } catch (failure) {
      setError(actionFailure(failure));
      setBusy(false);
    }
  }
  return (
    <Panel className="grid gap-3">
      <h3>Is it you?</h3>
      <p className="text-ui text-ink-2">
        You logged in a while ago. Enter your password again, so that nobody else {against}.
      </p>
      <form method="post" className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={busy} busyLabel="Checking...">
            Continue
          </Button>
          <Button variant="quiet" onClick={() => onDone(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </Panel>
  );
}
