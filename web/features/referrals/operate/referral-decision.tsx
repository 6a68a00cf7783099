import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { REASON_MAX } from "#contract/values/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";

interface Choice {
  label: string;
  body: object;
  icon: LucideIcon;
  danger?: boolean;
}

/** The required reason and the possible decisions. */
export function ReferralDecision({
  path,
  choices,
  hint,
}: {
  path: string;
  choices: Choice[];
  /** Who reads the reason besides operators. */
  hint: string;
}) {
  const { busy, run } = useReferralAction();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusWrong(tries);
  const missing = reason.trim() === "";
  return (
    <form ref={form} className="grid gap-3 border-t border-line pt-3" onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label="Reason"
        hint={hint}
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        error={asked && missing ? "Please give a reason for the audit log" : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, body, icon, danger = false }) => (
          <Button
            key={label}
            busy={busy}
            {...(danger && { variant: "danger" as const })}
            onClick={() => {
              setAsked(true);
              setTries(tries + 1);
              if (!missing) void run(path, { ...body, reason });
            }}
          >
            <Icon of={icon} />
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
