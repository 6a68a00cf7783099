import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { actionFailure } from "#web/api/action-failure.ts";
import { useToast } from "#web/ui/base/toast.tsx";

/** Runs one change of a channel at a time, and says why one failed. */
export function useChannelChange(): { busy: boolean; run: (change: () => Promise<unknown>) => void } {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  return {
    busy,
    run(change) {
      setBusy(true);
      change()
        .catch((error: unknown) => toast({ text: actionFailure(error), icon: CircleAlert, variant: "negative" }))
        .finally(() => setBusy(false));
    },
  };
}
