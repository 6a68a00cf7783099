import { Button } from "#web/ui/base/button.tsx";

interface SubmitOrCancelProps {
  /** What the submitting button says. */
  submit?: string;
  busy?: boolean;
  busyLabel?: string;
  onCancel: () => void;
}

/** The two buttons at the end of a form that opens on request. */
export function SubmitOrCancel({
  submit = "Save",
  busy = false,
  busyLabel = "Saving...",
  onCancel,
}: SubmitOrCancelProps) {
  return (
    <div className="flex gap-2">
      <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
