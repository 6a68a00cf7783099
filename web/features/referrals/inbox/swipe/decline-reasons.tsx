import type { ReactNode } from "react";
import { DECLINE_REASONS, DECLINE_WORDS, type DeclineReason } from "#contract/values/referral.ts";
import { Button } from "#web/ui/base/button.tsx";

/** Declines with a reason in one press. */
export function DeclineReasons({
  busy,
  onReason,
  children,
}: {
  busy: boolean;
  onReason: (reason: DeclineReason) => void;
  /** What the reasons are for. */
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full text-ui text-ink-2">{children}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {DECLINE_REASONS.map((reason, at) => (
          <Button
            key={reason}
            busy={busy}
            {...(at === 0 && { "data-key": "decline" })}
            onClick={() => onReason(reason)}
          >
            {DECLINE_WORDS[reason]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
