import { useState } from "react";
import { CHECKED, CHECKED_WORDS, type Checked } from "#contract/values/referral.ts";
import type { SeekerRequest } from "#contract/schemas/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { useRequestAction } from "./referral-action.tsx";

/** Asks what the seeker has checked before it tells the referrer and us that nothing came. */
export function ReferralDispute({ request: { id, company } }: { request: SeekerRequest }) {
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { busy, act } = useRequestAction(id);
  async function send() {
    if (checked !== null && (await act("dispute", { checked }))) setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>No, nothing came</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Nothing came?"
        foot={
          <>
            <Button
              variant="primary"
              disabled={checked === null}
              busy={busy}
              busyLabel="Sending..."
              onClick={() => void send()}
            >
              Ask for a review
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </>
        }
      >
        <ReasonChoice
          name={`dispute-${id}`}
          question="What have you checked?"
          words={CHECKED_WORDS}
          choices={CHECKED}
          value={checked}
          onChange={setChecked}
        />
        <p className="mt-4 text-ui text-ink-2">
          We’ll ask your referrer and look into it. Your credit stays held until then. You can take this back when the
          email from {company.name} turns up.
        </p>
      </Dialog>
    </>
  );
}

/** Takes the review back, for a seeker whose mail has turned up or who pressed the wrong button. */
export function WithdrawDispute({ id }: { id: string }) {
  const { busy, act } = useRequestAction(id);
  return (
    <Button busy={busy} onClick={() => void act("withdraw-dispute")}>
      Undo
    </Button>
  );
}
