import { CircleCheck, Clock } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { AccountSettings, EmailChange } from "#contract/schemas/account-settings.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { useConfirmedAction } from "#web/features/account/security/use-confirmed-action.ts";
import { exactTime } from "#web/model/dates.ts";
import { formValues } from "#web/model/form-values.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { sendAccountAction } from "./account-settings-api.ts";

/** The account's address, a form to change it, and the change that waits for its two confirmations. */
export function ChangeEmail({ settings: { emailChange } }: { settings: AccountSettings }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <>
      <p className="text-ui [overflow-wrap:anywhere]">{user?.email}</p>
      {emailChange && <WaitingChange change={emailChange} />}
      <div>
        <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          Change Email
        </Button>
      </div>
      {open && <ChangeEmailForm onDone={close} />}
    </>
  );
}

function WaitingChange({ change: { email, oldConfirmed, newConfirmed, expiresAt } }: { change: EmailChange }) {
  const toast = useToast();
  const { busy, error, send } = useConfirmedAction();
  const missing = [!oldConfirmed && "your current address", !newConfirmed && email].filter(Boolean).join(" and ");
  const cancel = {
    run: () => sendAccountAction(accountApi.cancelEmailChange),
    done: (text: string) => toast({ text, icon: CircleCheck, variant: "positive" }),
  };
  return (
    <Notice
      icon={Clock}
      variant="caution"
      action={
        <Button busy={busy} onClick={() => send(cancel)}>
          Cancel the change
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">
        <b className="font-semibold">Waiting for {missing}.</b> Open the link that we mailed there by{" "}
        {exactTime(expiresAt)}.{error !== undefined && ` ${error}`}
      </span>
    </Notice>
  );
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const { busy, error, held, send, release } = useConfirmedAction();
  const [email, setEmail] = useState("");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = formValues(event.currentTarget, "email").email;
    send({
      run: () => sendAccountAction(accountApi.changeEmail, { email: wanted }),
      done(text) {
        toast({ text, icon: CircleCheck, variant: "positive" });
        onDone();
      },
    });
  }
  if (held) return <ConfirmPassword against="moves your account to an address of their own" onDone={release} />;
  return (
    <form method="post" className="grid max-w-88 gap-4" onSubmit={submit}>
      <TextField
        label="New email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        hint="We mail a link to both addresses. Your address changes once you have opened both."
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SubmitOrCancel submit="Send the links" busy={busy} busyLabel="Sending..." onCancel={onDone} />
    </form>
  );
}
