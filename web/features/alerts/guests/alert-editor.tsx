import { type FormEvent, useEffect, useRef, useState } from "react";
import type { GuestSearch } from "#contract/schemas/desk/guest-alerts.ts";
import { GUEST_FREQUENCIES } from "#contract/values/desk/guest-alerts.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { FailedNote } from "../failed-note.tsx";
import { FrequencySelect } from "../frequency-select.tsx";
import { startOfDay } from "../page/local-times.ts";
import { PauseField, pauseFieldOf } from "../page/pause-field.tsx";
import { changeAlert } from "./guest-alerts-api.ts";

/** Changes how often an alert of a visitor tells, and until when it doesn't. */
export function AlertEditor({
  token,
  search: { id, ...search },
  now,
  onClose,
}: {
  token: string;
  search: GuestSearch;
  now: number;
  onClose: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [frequency, setFrequency] = useState(search.frequency);
  const [pause, setPause] = useState(() => pauseFieldOf(search.pausedUntil, now));
  const [sending, setSending] = useState<{ busy: boolean; error?: string }>({ busy: false });
  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending({ busy: true });
    try {
      await changeAlert(token, id, { frequency, pausedUntil: startOfDay(pause) });
      onClose();
    } catch (problem) {
      setSending({ busy: false, error: actionFailure(problem) });
    }
  }
  return (
    <form ref={form} method="post" className="grid gap-4 pl-8" onSubmit={(event) => void submit(event)}>
      <FrequencySelect value={frequency} choices={GUEST_FREQUENCIES} onChange={setFrequency} />
      <PauseField now={now} value={pause} onChange={setPause} />
      <FailedNote text={sending.error} />
      <SubmitOrCancel busy={sending.busy} onCancel={onClose} />
    </form>
  );
}
