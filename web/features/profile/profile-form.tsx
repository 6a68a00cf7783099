import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { ProfileField, ProfileValues } from "#contract/schemas/desk/profile.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { AboutFields } from "./about-fields.tsx";
import { BackgroundFields } from "./background-fields.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { ProfilePart } from "./profile-part.ts";
import { saveProfile } from "./profile-api.ts";
import { WishFields } from "./wish-fields.tsx";
import { withFilled } from "./with-filled.ts";

interface ProfileFormProps {
  stored: ProfileValues;
  filled?: Partial<ProfileValues>;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The form of everything a person says about themselves. `filled` are values to add to what the form holds whenever they change, such as those
 * read from a CV; nothing of them is stored before the person saves.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { values, set, conflict, keepMine, error, busy, changed, free, submit, cancel } = useProfileForm(props);
  return (
    <form method="post" className="grid gap-8" onSubmit={(event) => void submit(event)}>
      <FormPart title="About you">
        <AboutFields values={values} set={set} />
      </FormPart>
      <FormPart title="What you look for">
        <WishFields values={values} set={set} />
      </FormPart>
      <FormPart title="What you bring">
        <BackgroundFields values={values} set={set} />
      </FormPart>
      {error !== undefined && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {error}
        </Notice>
      )}
      {conflict && <ConflictNotice fields={conflict.fields} onKeepMine={keepMine} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <LeaveGuard changed={changed} free={free} />
    </form>
  );
}

/** What the form holds, and how it's saved. */
function useProfileForm({ stored, filled, onSaved, onClose }: ProfileFormProps) {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored);
  const [added, setAdded] = useState<Partial<ProfileValues>>();
  if (filled !== undefined && filled !== added) {
    setAdded(filled);
    setValues(withFilled(values, filled));
  }
  const [conflict, setConflict] = useState<{ fields: ProfileField[]; mine: ProfileValues }>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Whether the form itself is leaving. */
  const free = useRef(false);
  const entered = withoutEmptyLinks(values);
  const changed = conflict !== undefined || JSON.stringify(entered) !== JSON.stringify(base);
  const set: ProfilePart["set"] = (field, value) => setValues((before) => ({ ...before, [field]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setConflict(undefined);
    try {
      const { data, conflicts } = await saveProfile(base, entered);
      if (conflicts.length === 0) {
        free.current = true;
        return onSaved();
      }
      setConflict({ fields: conflicts, mine: values });
      setBase(data);
      setValues(data);
    } catch (failure) {
      setError(actionFailure(failure));
    }
    setBusy(false);
  }
  function keepMine(field: ProfileField) {
    if (conflict === undefined) return;
    set(field, conflict.mine[field]);
    const fields = conflict.fields.filter((each) => each !== field);
    setConflict(fields.length === 0 ? undefined : { ...conflict, fields });
  }
  function cancel() {
    free.current = true;
    onClose();
  }
  return { values, set, conflict, keepMine, error, busy, changed, free, submit, cancel };
}

/** While typed, a line may be empty. */
function withoutEmptyLinks(values: ProfileValues): ProfileValues {
  return { ...values, links: values.links.map((link) => link.trim()).filter((link) => link !== "") };
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-4 md:grid-cols-2">
      <legend className="mb-3 font-heading text-title font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
