import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const shapes = {
  /** Centred, for short content. */
  dialog:
    "left-1/2 top-1/2 w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] -translate-x-1/2 -translate-y-1/2 rounded-dialog border border-line-2 shadow-dialog",
  /** Fills a phone's screen, with its foot within thumb reach. */
  sheet: "inset-0 h-dvh",
};

/** A modal: traps focus, closes on Escape and restores focus. `foot` stays in view while the body scrolls. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel = "Close",
  shape = "dialog",
  foot,
  initialFocus,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel?: string;
  shape?: keyof typeof shapes;
  foot?: ReactNode;
  /** Takes the focus instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          initialFocus={initialFocus}
          className={classes(
            "fixed z-40 flex flex-col bg-raised text-ink outline-none transition-[opacity,translate] duration-(--slow) ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0",
            shapes[shape],
          )}
        >
          <div className="flex min-h-14 flex-none items-center justify-between border-b border-line pl-(--gutter) pr-1.5">
            <BaseDialog.Title>{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={closeLabel}
              title={closeLabel}
              className="grid size-11 cursor-pointer place-items-center rounded-control border-0 bg-transparent text-ink-3 hover:bg-hover hover:text-ink"
            >
              <Icon of={X} size="large" />
            </BaseDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-(--gutter) py-4">{children}</div>
          {foot !== undefined && (
            <div className="flex flex-none items-center gap-2 border-t border-line px-(--gutter) py-3">{foot}</div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
