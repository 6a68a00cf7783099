import { type RefObject, use, useEffect, useState } from "react";
// `useBlocker` would join the script that every page loads; this context is in it already.
import { type Blocker, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { Button } from "#web/ui/base/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

const KEY = "profile-form";

/**
 * Asks before the person leaves a form that has changed: by a dialogue of ours within the site, by the browser's own when the tab closes or loads
 * another site. `free` lets the form itself leave, after saving or on Cancel.
 */
export function LeaveGuard({ changed, free }: { changed: boolean; free: RefObject<boolean> }) {
  const blocker = useBlockedLeave(changed, free);
  return (
    <Dialog
      open={blocker !== null}
      onOpenChange={(open) => {
        if (!open) blocker?.reset();
      }}
      title="Leave without saving?"
      foot={
        <>
          <Button variant="danger" onClick={() => blocker?.proceed()}>
            Leave without saving
          </Button>
          <Button onClick={() => blocker?.reset()}>Keep editing</Button>
        </>
      }
    >
      <p>Your changes to your profile aren’t saved yet.</p>
    </Dialog>
  );
}

type Blocked = Extract<Blocker, { state: "blocked" }>;

/** Holds back leaving while the form has changes. Returns the navigation that waits for the person's decision, or null. */
function useBlockedLeave(changed: boolean, free: RefObject<boolean>): Blocked | null {
  const context = use(DataRouterContext);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useEffect(() => {
    if (!changed || context === null) return;
    const { router } = context;
    router.getBlocker(KEY, ({ currentLocation: from, nextLocation: to }) => {
      const stays = from.pathname === to.pathname && from.search === to.search;
      return !stays && !free.current;
    });
    const unsubscribe = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(KEY);
      setBlocked(blocker?.state === "blocked" ? blocker : null);
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      unsubscribe();
      router.deleteBlocker(KEY);
      setBlocked(null);
    };
  }, [changed, context, free]);
  return blocked;
}
