import { Button } from "#web/ui/base/button.tsx";

/** The two buttons that end an edit. */
export function SaveOrCancel({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex gap-2">
      <Button variant="primary" type="submit">
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
