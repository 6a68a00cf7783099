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

/** Returns the function that changes an application: shown at once, with an undo, and with the reason when it fails. */
export function useWrite(): (target: WriteTarget, changes: readonly Change[], said?: Said) => void {
  const toast = useToast();
  return useCallback(
    (target, changes, { done, undo } = {}) => {
      writeApplication(target, changes).then(
        () => {
          if (done === undefined) return;
          const action = undo && { label: "Undo", run: () => void writeApplication({ id: target.id }, undo) };
          toast({ text: done, icon: CircleCheck, variant: "positive", ...(action && { action }) });
        },
        (error: unknown) => toast({ text: failure(error), icon: CircleAlert, variant: "negative" }),
      );
    },
    [toast],
  );
}

function failure(error: unknown): string {
  if (error instanceof DeskStorageFull)
    return "Your browser has no room left, so this isn’t kept. Log in to keep your applications in your account.";
  return error instanceof TooManyApplications ? error.message : "That didn’t work. Please try again.";
}
