import { CircleAlert, CircleCheck, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { AccountSettings } from "#contract/schemas/account-settings.ts";
import { DELETE_AFTER_DAYS } from "#contract/values/account-settings.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { useConfirmedAction } from "#web/features/account/security/use-confirmed-action.ts";
import { reloadSessions } from "#web/features/account/security/sessions-api.ts";
import { exactTime } from "#web/model/dates.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { sendAccountAction } from "./account-settings-api.ts";

/** Deletes the account after a week, or keeps it while it waits. */
export function DeleteAccount({ settings: { deleteAfter } }: { settings: AccountSettings }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { busy, error, held, send, release } = useConfirmedAction();
  const region = useRef<HTMLDivElement>(null);

  function sendTo(path: string) {
    setAsking(false);
    send({
      run: () => sendAccountAction(path),
      done(text) {
        toast({ text, icon: CircleCheck, variant: "positive" });
        void reloadSessions();
        // The pressed button is gone, and the focus with it.
        region.current?.focus();
      },
    });
  }
  return (
    <div ref={region} tabIndex={-1} className="grid gap-3 outline-none">
      {error !== undefined && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {error}
        </Notice>
      )}
      {held && <ConfirmPassword against="deletes your account" onDone={release} />}
      {deleteAfter === null ? (
        <div>
          <Button variant="danger" busy={busy} onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        </div>
      ) : (
        <Notice
          variant="negative"
          icon={Trash2}
          action={
            <Button variant="primary" busy={busy} onClick={() => sendTo(accountApi.keepAccount)}>
              Keep my account
            </Button>
          }
        >
          <b className="font-semibold">Your account will be deleted on {exactTime(deleteAfter)}.</b> Until then it works
          as before.
        </Notice>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        foot={
          <>
            <Button className="ml-auto" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => sendTo(accountApi.deleteAccount)}>
              Delete my account
            </Button>
          </>
        }
      >
        <p>
          In {DELETE_AFTER_DAYS} days we erase your account with everything in it and mail you a receipt. Until then you
          can change your mind here; after that, nobody can bring it back.
        </p>
        <p className="mt-3 text-ink-2">You’ll be logged out everywhere else.</p>
      </Dialog>
    </div>
  );
}
