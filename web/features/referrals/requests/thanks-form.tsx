import { Heart } from "lucide-react";
import type { SeekerRequest } from "#contract/schemas/referral.ts";
import { THANKS_MAX } from "#contract/values/referral.ts";
import { useRequestAction } from "./referral-action.tsx";
import { TextForm } from "./text-form.tsx";

/** Thanks the referrer, once. Money is never part of it. */
export function ThanksForm({ request }: { request: SeekerRequest }) {
  const { busy, act } = useRequestAction(request.id);
  return (
    <TextForm
      label={`Thank ${request.referrer?.name ?? "your referrer"}`}
      hint="Only they see it. You can send it once."
      most={THANKS_MAX}
      busy={busy}
      icon={Heart}
      send="Send thanks"
      onSend={(body) => act("thank", { body })}
    />
  );
}
