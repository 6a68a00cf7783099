import { Flag } from "lucide-react";
import { useState } from "react";
import { REPORT_REASONS, REPORT_WORDS, type ReportReason } from "#contract/values/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
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
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-ui text-ink-2">A person reads every report. What is wrong?</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each} className="flex min-h-8 items-center gap-2.5 text-ui max-md:min-h-11">
              <input
                type="radio"
                name={`report-${id}`}
                checked={reason === each}
                onChange={() => setReason(each)}
                className="size-4.5 accent-(--accent)"
              />
              {REPORT_WORDS[each]}
            </label>
          ))}
        </fieldset>
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
