import { Bookmark, BookmarkMinus, CircleAlert } from "lucide-react";
import { useCallback } from "react";
import { expectMark } from "#web/features/desk/desk-marks.ts";
import { DeskStorageFull } from "#web/features/desk/desk-storage.ts";
import { authStore } from "#web/session/auth-store.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import type { SavedSubject } from "./change-saved.ts";

/** Wishes run one after another, in the order of the clicks: the last one wins. */
let wishes: Promise<unknown> = Promise.resolve();

/** Returns the function that saves or removes jobs: shown at once, with an undo, and with the reason when it fails. */
export function useSave(): (subjects: readonly SavedSubject[], saved: boolean) => void {
  const toast = useToast();
  return useCallback(
    (subjects, saved) => {
      async function wish(these: readonly SavedSubject[], wished: boolean, restore: boolean): Promise<SavedSubject[]> {
        const { changeSaved } = await import("./change-saved.ts");
        return await changeSaved(these, wished, restore);
      }
      function run(
        these: readonly SavedSubject[],
        wished: boolean,
        restore: boolean,
        done: (before: SavedSubject[]) => void,
      ) {
        for (const { id } of these) expectMark(id, { savedAt: wished ? new Date().toISOString() : undefined });
        wishes = wishes
          .then(() => wish(these, wished, restore))
          .then(done, (error: unknown) => {
            for (const { id } of these) expectMark(id, { savedAt: wished ? undefined : new Date().toISOString() });
            toast({ text: failure(error), icon: CircleAlert, variant: "negative" });
          });
      }
      run(subjects, saved, false, (before) =>
        toast({
          text: done(subjects.length, saved),
          icon: saved ? Bookmark : BookmarkMinus,
          action: { label: "Undo", run: () => run(before, !saved, !saved, () => {}) },
        }),
      );
    },
    [toast],
  );
}

function done(count: number, saved: boolean): string {
  if (!saved) return count === 1 ? "Removed from your saved jobs" : `${count} saved jobs removed`;
  return authStore.read().user === null ? "Saved in this browser" : "Saved";
}

function failure(error: unknown): string {
  if (error instanceof DeskStorageFull)
    return "Your browser has no room left, so this isn’t saved. Remove some saved jobs, or log in to keep them in your account.";
  return error instanceof Error && error.name === "TooManySaved"
    ? error.message
    : "That didn’t work. Please try again.";
}
