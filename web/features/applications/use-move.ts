import { CircleSlash } from "lucide-react";
import { useCallback } from "react";
import { type Stage, STAGE_WORDS } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { today } from "./desk/application-operation.ts";
import { useWrite } from "./desk/use-write.ts";
import { nextStages } from "./stage-words.ts";

/** Returns the function that adds a step to an application today, with an undo, or says why it can't. */
export function useMove(): (application: ApplicationSummary, to: Stage) => void {
  const write = useWrite();
  const toast = useToast();
  return useCallback(
    (application, to) => {
      if (!nextStages(application).includes(to)) {
        const from = STAGE_WORDS[application.stage];
        const text = `${from} can’t be followed by ${STAGE_WORDS[to]}. To correct a step, open the application.`;
        toast({ text, icon: CircleSlash, variant: "negative" });
        return;
      }
      const thing = crypto.randomUUID();
      void write({ id: application.id }, [{ kind: "step", thing, set: { stage: to, on: today() } }], {
        done: `Moved to ${STAGE_WORDS[to]}`,
        undo: [{ kind: "step", thing, set: { removed: true } }],
      });
    },
    [write, toast],
  );
}
