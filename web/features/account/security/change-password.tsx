import { CircleAlert, CircleCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { callApi, ApiError } from "#web/api/api-client.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { passwordFaults, type PasswordFaults } from "#web/features/account/password-errors.ts";
import { formValues } from "#web/model/form-values.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { reloadSessions } from "./sessions-api.ts";
import { NewPasswordFields } from "#web/features/account/new-password-fields.tsx";

interface Faults extends PasswordFaults {
  current?: string;
  form?: string;
}

const FAILED = "We couldn’t change your password. Please try again.";

/** Changes the password of a person who knows the current one. The form opens on request. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <div>
        <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          I know my current password
        </Button>
      </div>
      {open && <ChangePasswordForm onDone={close} />}
    </>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { user } = useSession();
  const toast = useToast();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { current, password, confirmation } = formValues(event.currentTarget, "current", "password", "confirmation");
    const found = passwordFaults(password, confirmation);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const body = { currentPassword: current, password };
      const { message } = await callApi<{ message: string }>(accountApi.password, { method: "POST", body });
      toast({ text: message, icon: CircleCheck, variant: "positive" });
      void reloadSessions();
      onDone();
    } catch (error) {
      setFaults(faultsOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" className="grid max-w-88 gap-4" onSubmit={(event) => void submit(event)}>
      {faults.form !== undefined && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {faults.form}
        </Notice>
      )}
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <TextField
        label="Current Password"
        type="password"
        name="current"
        autoComplete="current-password"
        required
        error={faults.current}
      />
      <NewPasswordFields faults={faults} />
      <SubmitOrCancel submit="Set new password" busy={busy} busyLabel="Changing..." onCancel={onDone} />
    </form>
  );
}

/** Puts the server's refusal next to the field that it is about. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError) || error.message === "") return { form: FAILED };
  if (error.code === "wrong-password") return { current: error.message };
  return error.code === "invalid-input" ? { password: error.message } : { form: error.message };
}
