import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "#web/api/api-client.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import type { DeskApplication } from "../desk/application-operation.ts";
import { applicationsClient } from "../desk/applications-client.ts";
import { useWrite } from "../desk/use-write.ts";
import { forgetGuestApplication } from "../desk/write-application.ts";

/** Removes an application from the desk, which can be undone, or deletes it for good, which can't. */
export function DeleteApplication({
  application: { id },
  guest,
  hidden = false,
}: {
  application: DeskApplication;
  guest: boolean;
  hidden?: boolean;
}) {
  const write = useWrite();
  const toast = useToast();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const kept = await write({ id }, [{ kind: "details", thing: id, set: { removed: true } }], {
      done: "Removed from your desk",
      undo: [{ kind: "details", thing: id, set: { removed: false } }],
    });
    if (kept) void navigate(paths.applications);
  };
  const forget = () => {
    setAsking(false);
    const deleted = guest
      ? forgetGuestApplication(id)
      : callApi(applicationApi.deleteApplication(id), { method: "POST" });
    deleted.then(
      () => {
        void applicationsClient.invalidateQueries();
        void navigate(paths.applications);
      },
      () => toast({ text: "That didn’t work. Please try again.", icon: CircleAlert, variant: "negative" }),
    );
  };
  return (
    <p className="flex flex-wrap gap-2">
      {!hidden && <Button onClick={() => void remove()}>Remove from my desk</Button>}
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete for good?"
        confirm="Delete for good"
        onConfirm={forget}
      >
        <p>The application goes with its history, notes and files. This can’t be undone.</p>
      </ConfirmDialog>
    </p>
  );
}
