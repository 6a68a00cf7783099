import { type FormEvent, useState } from "react";
import { CONFIRMATION_MAX } from "#contract/values/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Marks an accepted request as submitted, or hands it back. */
export function SubmittedForm({
  busy,
  onSubmit,
  onHandBack,
}: {
  busy: boolean;
  onSubmit: (body: { confirmation?: string }) => void;
  onHandBack: () => void;
}) {
  const [confirmation, setConfirmation] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(confirmation.trim() === "" ? {} : { confirmation });
  }
  return (
    <form className="flex flex-wrap items-end gap-2 border-t border-line pt-3" onSubmit={submit}>
      <TextField
        size="base"
        className="flex-1"
        label="Confirmation number (optional)"
        maxLength={CONFIRMATION_MAX}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy}>
        I’ve submitted it
      </Button>
      <Button variant="quiet" busy={busy} onClick={onHandBack}>
        Give it back
      </Button>
    </form>
  );
}
