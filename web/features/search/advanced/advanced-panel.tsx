import { type ReactNode, lazy, Suspense } from "react";
import { PHONE, useMedia } from "#web/shell/use-media.ts";
import { Button } from "#web/ui/base/button.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const Dialog = lazy(() => import("#web/ui/overlay/dialog.tsx").then((module) => ({ default: module.Dialog })));

/** The frame of the advanced filters: inside the search bar, or a full-screen sheet on phones. */
export function AdvancedPanel({
  id,
  open,
  onOpenChange,
  matches,
  onClear,
  onApply,
  children,
}: {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many jobs the drafted filters match; null while unknown. */
  matches: number | null;
  onClear: () => void;
  onApply: () => void;
  children: ReactNode;
}) {
  const phone = useMedia(PHONE);
  const foot = (
    <>
      <Button variant="quiet" onClick={onClear}>
        Clear All
      </Button>
      <Button variant="primary" className="max-md:flex-1" onClick={onApply}>
        Apply Filters
      </Button>
      <span aria-live="polite" className="text-meta text-ink-3">
        {matches === null ? "" : matches === 1 ? "1 job matches" : `${formatCount(matches)} jobs match`}
      </span>
    </>
  );
  if (phone) {
    if (!open) return null;
    return (
      <Suspense>
        <Dialog
          open
          onOpenChange={onOpenChange}
          title="Advanced filters"
          closeLabel="Close advanced filters"
          shape="sheet"
          foot={foot}
        >
          {children}
        </Dialog>
      </Suspense>
    );
  }
  return (
    <div id={id} role="group" aria-label="Advanced filters" hidden={!open} className="mt-4 border-t border-line pt-4">
      {children}
      <div className="mt-4 flex items-center gap-2">{foot}</div>
    </div>
  );
}
