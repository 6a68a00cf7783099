import { CircleAlert, CircleCheck } from "lucide-react";
import { useCallback } from "react";
import { DeskStorageFull } from "#web/features/desk/desk-storage.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { type Change, TooManyApplications, writeApplication, type WriteTarget } from "./write-application.ts";

interface Said {
  /** What the toast says once the change is made. */
  done?: string;
  undo?: readonly Change[];
}

/**
 * Returns the function that changes an application: shown at once, with an undo, and with the reason when it fails. It returns whether the
 * change is kept.
 */
export function useWrite(): (target: WriteTarget, changes: readonly Change[], said?: Said) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (target, changes, { done, undo } = {}) => {
      const failed = (error: unknown) => toast({ text: failure(error), icon: CircleAlert, variant: "negative" });
      try {
        await writeApplication(target, changes);
      } catch (error) {
        failed(error);
        return false;
      }
      if (done === undefined) return true;
      const action = undo && { label: "Undo", run: () => void writeApplication({ id: target.id }, undo).catch(failed) };
      toast({ text: done, icon: CircleCheck, variant: "positive", ...(action && { action }) });
      return true;
    },
    [toast],
  );
}

function failure(error: unknown): string {
  if (error instanceof DeskStorageFull)
    return "Your browser has no room left, so this isn’t kept. Log in to keep your applications in your account.";
  return error instanceof TooManyApplications ? error.message : "That didn’t work. Please try again.";
}
