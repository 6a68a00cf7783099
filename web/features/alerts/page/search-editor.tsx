import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { ALERT_FREQUENCIES } from "#contract/values/desk/saved-search.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { FailedNote } from "../failed-note.tsx";
import { FrequencySelect } from "../frequency-select.tsx";
import { NameField } from "../name-field.tsx";
import { saveSearch, searchRequest } from "../saved-searches-api.ts";
import { startOfDay } from "./local-times.ts";
import { PauseField, pauseFieldOf } from "./pause-field.tsx";

/** Changes a search's name, how often it tells, and until when it doesn't. */
export function SearchEditor({ search, now, onClose }: { search: ListedSearch; now: number; onClose: () => void }) {
  const toast = useToast();
  const [name, setName] = useState(search.name);
  const [frequency, setFrequency] = useState(search.frequency);
  const [pause, setPause] = useState(() => pauseFieldOf(search.pausedUntil, now));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      await saveSearch(search.id, searchRequest(search, { name, frequency, pausedUntil: startOfDay(pause) }));
      toast({ text: "Saved.", icon: CircleCheck, variant: "positive" });
      onClose();
    } catch (problem) {
      setError(actionFailure(problem));
      setBusy(false);
    }
  }
  return (
    <form method="post" className="mt-3 grid max-w-88 gap-4 pb-2 md:ml-8" onSubmit={(event) => void submit(event)}>
      <NameField ref={first} value={name} onChange={setName} />
      <FrequencySelect value={frequency} choices={ALERT_FREQUENCIES} onChange={setFrequency} />
      <PauseField now={now} value={pause} onChange={setPause} />
      <FailedNote text={error} />
      <SubmitOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}
