import { Pencil } from "lucide-react";
import { useState } from "react";
import { SHORT_TEXT_MAX, TITLE_MAX, URL_MAX } from "#contract/values/desk/application.ts";
import type { Details } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { Section } from "./section.tsx";
import { sectionForm } from "./section-form.ts";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";

const FIELDS: readonly { name: keyof Details; label: string; max: number }[] = [
  { name: "title", label: "Job title", max: TITLE_MAX },
  { name: "company", label: "Company", max: TITLE_MAX },
  { name: "url", label: "Link to the posting", max: URL_MAX },
  { name: "location", label: "Location", max: SHORT_TEXT_MAX },
  { name: "salary", label: "Salary", max: SHORT_TEXT_MAX },
];

/** What the application is about. Saving sends only the fields that changed, so two tabs that change different ones both count. */
export function ApplicationDetails({ details, target }: { details: Details; target: WriteTarget }) {
  const write = useWrite();
  const [editing, setEditing] = useState(false);
  // The version that the open form shows, whatever is loaded meanwhile.
  const [opened, setOpened] = useState({ details, target });
  const edit = () => {
    setOpened({ details, target });
    setEditing(true);
  };
  const save = async (form: FormData) => {
    const values = FIELDS.map(({ name }): [keyof Details, string] => [name, formText(form, name)]);
    const changed = values.filter(([name, value]) => value !== opened.details[name]);
    if (changed.length > 0) {
      const shown = Object.fromEntries(changed.map(([name]) => [name, opened.details[name]]));
      const set = Object.fromEntries(changed);
      const kept = await write(opened.target, [{ kind: "details", thing: target.id, set, shown }], {
        done: "Saved",
        undo: [{ kind: "details", thing: target.id, set: shown }],
      });
      if (!kept) return;
    }
    setEditing(false);
  };
  return (
    <Section
      title="Details"
      action={
        !editing && (
          <Button variant="quiet" className="-mr-3.5" onClick={edit}>
            <Icon of={Pencil} />
            Edit details
          </Button>
        )
      }
    >
      {editing ? (
        <form onSubmit={submitted(save)} className={sectionForm}>
          {FIELDS.map(({ name, label, max }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              maxLength={max}
              defaultValue={opened.details[name]}
              {...(name === "url" && { pattern: "https?://.+", placeholder: "https://" })}
            />
          ))}
          <SubmitOrCancel onCancel={() => setEditing(false)} />
        </form>
      ) : (
        <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-y-2 pt-2 text-ui [&_dt]:text-meta [&_dt]:text-ink-2">
          {FIELDS.filter(({ name }) => details[name] !== "").map(({ name, label }) => (
            <div key={name} className="contents">
              <dt>{name === "url" ? "Posting" : label}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {name === "url" ? (
                  <a href={details.url} target="_blank" rel="noopener noreferrer" className="print-bare">
                    {details.url}
                  </a>
                ) : (
                  details[name]
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
