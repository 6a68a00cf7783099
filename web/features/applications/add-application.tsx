import { useNavigate } from "react-router";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useWrite } from "./desk/use-write.ts";
import { type NewApplication, NewApplicationForm } from "./new-application-form.tsx";

/** Adds an application by hand: any job, ours or not, at any stage, on any day. */
export function AddApplication({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const write = useWrite();
  const navigate = useNavigate();
  async function add({ details, stage, on }: NewApplication) {
    const id = crypto.randomUUID();
    const kept = await write({ id }, [
      { kind: "details", thing: id, set: details },
      { kind: "step", thing: crypto.randomUUID(), set: { stage, on } },
    ]);
    if (!kept) return;
    onOpenChange(false);
    void navigate(applicationPath(id));
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add an application">
      <NewApplicationForm stage="applied" onAdd={add} />
    </Dialog>
  );
}
