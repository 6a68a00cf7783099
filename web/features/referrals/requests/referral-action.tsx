import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { api } from "#web/api/api-paths.ts";
import { referralFailure, sendReferral } from "./referral-api.ts";
import { useToast } from "#web/ui/base/toast.tsx";

/** Sends an action of a request and shows its result. `run` resolves to true on success. */
export function useReferralAction(): { busy: boolean; run: (path: string, body?: object) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  return {
    busy,
    async run(path, body) {
      setBusy(true);
      try {
        toast({ text: await sendReferral(path, body), icon: CircleCheck, variant: "positive" });
        return true;
      } catch (error) {
        toast({ text: referralFailure(error), icon: CircleAlert, variant: "negative" });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The same for one request. */
export function useRequestAction(id: string): {
  busy: boolean;
  act: (action: string, body?: object) => Promise<boolean>;
} {
  const { busy, run } = useReferralAction();
  return { busy, act: (action, body) => run(api.referralAction(id, action), body) };
}
