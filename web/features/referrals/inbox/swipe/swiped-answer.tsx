import { type ReactNode, useState } from "react";
import type { InboxItem } from "#contract/schemas/referral.ts";
import { DECLINE_WORDS, type DeclineReason } from "#contract/values/referral.ts";
import { useRequestAction } from "#web/features/referrals/requests/referral-action.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { DeclineReasons } from "./decline-reasons.tsx";
import { SwipeCard } from "./swipe-card.tsx";
import { UndoAnswer } from "./undo-answer.tsx";

type Step = { step: "card" | "reasons" | "accept" } | { step: "decline"; reason: DeclineReason };

/** A request that a finger answers: to the right accepts, to the left asks for the reason. Either can be undone for some seconds. */
export function SwipedAnswer({ item, children }: { item: InboxItem; children: ReactNode }) {
  const { busy, act } = useRequestAction(item.id);
  const [now, setNow] = useState<Step>({ step: "card" });
  const back = () => setNow({ step: "card" });
  const about = `${item.job.role} at ${item.company.name}`;
  /** A refused answer shows why in a toast, and the card again. */
  const send = async (action: string, body?: object) => {
    if (!(await act(action, body))) back();
  };
  if (now.step === "accept")
    return <UndoAnswer text={`Accepting: ${about}`} onSend={() => void send("accept")} onUndo={back} />;
  if (now.step === "decline")
    return (
      <UndoAnswer
        text={`Declining: ${about} (${DECLINE_WORDS[now.reason].toLowerCase()})`}
        onSend={() => void send("decline", { reason: now.reason })}
        onUndo={back}
      />
    );
  if (now.step === "reasons")
    return (
      <Panel className="grid gap-3 max-md:p-4">
        <p className="text-ui wrap-anywhere">Decline {about}?</p>
        <DeclineReasons busy={busy} onReason={(reason) => setNow({ step: "decline", reason })}>
          Why? The seeker sees it.
        </DeclineReasons>
        <Button variant="quiet" className="justify-self-start" onClick={back}>
          Keep it
        </Button>
      </Panel>
    );
  return (
    <SwipeCard onAnswer={(answer) => setNow({ step: answer === "accept" ? "accept" : "reasons" })}>
      {children}
    </SwipeCard>
  );
}
