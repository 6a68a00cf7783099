import type { ReactNode } from "react";
import { Button } from "#web/ui/base/button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks before something is deleted that can't come back. `confirm` names the deed, `children` what it means. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  confirm,
  onConfirm,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  confirm: string;
  onConfirm: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      foot={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
