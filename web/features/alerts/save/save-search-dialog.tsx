import { CircleCheck } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ALERT_FREQUENCIES, type AlertFrequency } from "#contract/values/desk/saved-search.ts";
import type { ListedSearch } from "#contract/schemas/desk/saved-search.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { FailedNote } from "../failed-note.tsx";
import { FrequencySelect } from "../frequency-select.tsx";
import { NameField } from "../name-field.tsx";
import { frequencyOf } from "../frequencies.ts";
import { GuestForm } from "../guests/guest-form.tsx";
import { deleteSearch, saveSearch, searchRequest } from "../saved-searches-api.ts";
import { defaultName } from "./search-words.ts";
import type { SaveSearchModel } from "./use-save-search.ts";

const TITLES = { save: "Save this search", tell: "Tell me when anything appears" };

/** Asks a member how to save a search, and a visitor where to send its jobs. */
export function SaveSearchDialog({ model }: { model: SaveSearchModel }) {
  const { user } = useSession();
  const { asked, ask, state } = model;
  const [asNew, setAsNew] = useState(false);
  const close = () => ask(null);
  const changed = state.kind === "changed" && !asNew ? state.search : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={changed !== null && asked === "save" ? "Save changes" : TITLES[asked ?? "save"]}
    >
      {user === null ? (
        <GuestForm params={model.toSave.params} atOnce={asked === "tell"} onClose={close} />
      ) : changed !== null && asked === "save" ? (
        <UpdateForm model={model} search={changed} onAsNew={() => setAsNew(true)} onClose={close} />
      ) : (
        <NewForm model={model} onClose={close} />
      )}
    </Dialog>
  );
}

/** Sends what saves a search, and says what went wrong. */
function useSaving(onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function save(send: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await send();
      onClose();
    } catch (problem) {
      setError(actionFailure(problem));
      setBusy(false);
    }
  }
  return { busy, error, save };
}

function NewForm({ model: { toSave, words, asked }, onClose }: { model: SaveSearchModel; onClose: () => void }) {
  const toast = useToast();
  const { busy, error, save } = useSaving(onClose);
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(() => defaultName(words));
  const [frequency, setFrequency] = useState<AlertFrequency>(asked === "tell" ? "at-once" : "daily");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(async () => {
      await saveSearch(id, { name, params: toSave.params, frequency });
      const undo = () => void deleteSearch(id).catch(() => {});
      toast({
        text: `Saved. ${frequencyOf(frequency).done}`,
        icon: CircleCheck,
        variant: "positive",
        action: { label: "Undo", run: undo },
      });
    });
  }
  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      <FilterWords words={words} />
      <NameField value={name} onChange={setName} />
      <FrequencySelect value={frequency} choices={ALERT_FREQUENCIES} onChange={setFrequency} />
      <FailedNote text={error} />
      <SubmitOrCancel busy={busy} onCancel={onClose} />
    </form>
  );
}

function UpdateForm({
  model: { toSave, words },
  search,
  onAsNew,
  onClose,
}: {
  model: SaveSearchModel;
  search: ListedSearch;
  onAsNew: () => void;
  onClose: () => void;
}) {
  const toast = useToast();
  const { busy, error, save } = useSaving(onClose);
  const update = async () => {
    await saveSearch(search.id, searchRequest(search, { params: toSave.params }));
    const undo = () => void saveSearch(search.id, searchRequest(search)).catch(() => {});
    toast({
      text: `“${search.name}” has these filters now.`,
      icon: CircleCheck,
      variant: "positive",
      action: { label: "Undo", run: undo },
    });
  };
  return (
    <div className="grid gap-4">
      <p className="text-ui">You opened “{search.name}” and changed its filters.</p>
      <FilterWords words={words} />
      <FailedNote text={error} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => void save(update)}>
          Update it
        </Button>
        <Button onClick={onAsNew}>Save as a new search</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function FilterWords({ words }: { words: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-meta font-medium text-ink-2">
        Jobs with
      </p>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="rounded-tag bg-fill px-1.75 py-0.5 text-meta text-ink-2 wrap-anywhere">
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
