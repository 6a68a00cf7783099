import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { ProfileField, ProfileValues } from "#contract/schemas/desk/profile.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { AboutFields } from "./about-fields.tsx";
import { BackgroundFields } from "./background-fields.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { ProfilePart } from "./profile-part.ts";
import { saveProfile } from "./profile-api.ts";
import { WishFields } from "./wish-fields.tsx";
import { withFilled } from "./with-filled.ts";

/**
 * The form of everything a person says about themselves. `filled` are values to add to what the form holds whenever they change, such as those
 * read from a CV; nothing of them is stored before the person saves.
 */
export function ProfileForm({
  stored,
  filled,
  onSaved,
  onClose,
}: {
  stored: ProfileValues;
  filled?: Partial<ProfileValues>;
  onSaved: () => void;
  onClose: () => void;
}) {
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
  const set: ProfilePart["set"] = (field, value) => setValues((before) => ({ ...before, [field]: value }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setConflict(undefined);
    try {
      // While typed, a line may be empty.
      const links = values.links.map((link) => link.trim()).filter((link) => link !== "");
      const { data, conflicts } = await saveProfile(base, { ...values, links });
      if (conflicts.length === 0) return onSaved();
      setConflict({ fields: conflicts, mine: values });
      setBase(data);
      setValues(data);
    } catch (failure) {
      setError(actionFailure(failure));
    }
    setBusy(false);
  }

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
      {conflict && (
        <ConflictNotice
          fields={conflict.fields}
          onKeepMine={(field) => {
            set(field, conflict.mine[field]);
            const fields = conflict.fields.filter((each) => each !== field);
            setConflict(fields.length === 0 ? undefined : { ...conflict, fields });
          }}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-4 md:grid-cols-2">
      <legend className="mb-3 font-heading text-title font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
