import { Flag } from "lucide-react";
import { useState } from "react";
import { REPORT_REASONS, REPORT_WORDS, type ReportReason } from "#contract/values/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { useRequestAction } from "./referral-action.tsx";

/** Reports the other side to the operators, and optionally blocks them. */
export function ReferralReport({ id, about }: { id: string; about: "seeker" | "referrer" }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const [block, setBlock] = useState(false);
  const { busy, act } = useRequestAction(id);
  async function send() {
    if (reason === null || !(await act("report", { reason, note }))) return;
    if (block) await act("block");
    setOpen(false);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon of={Flag} />
        Report
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Report this ${about}`}
        foot={
          <Button
            variant="primary"
            disabled={reason === null}
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void send()}
          >
            Send report
          </Button>
        }
      >
        <ReasonChoice
          name={`report-${id}`}
          question="A person reads every report. What is wrong?"
          words={REPORT_WORDS}
          choices={REPORT_REASONS}
          value={reason}
          onChange={setReason}
        />
        <div className="mt-4 grid gap-4">
          <TextArea
            label="What happened (optional)"
            value={note}
            maxLength={600}
            onChange={(event) => setNote(event.target.value)}
          />
          <Checkbox
            label={`Block this ${about}`}
            hint="You won’t be matched with this person again"
            checked={block}
            onChange={(event) => setBlock(event.target.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}
