import { type ComponentType, useState } from "react";
import type { DeskEventKind } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { Section } from "./section.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";

export interface ThingField {
  name: string;
  label: string;
  max: number;
  type?: "text" | "url" | "email" | "tel" | "area";
  required?: boolean;
}

interface ThingListProps {
  title: string;
  /** "Add note" */
  addLabel: string;
  noun: string;
  kind: DeskEventKind;
  fields: readonly ThingField[];
  things: readonly Thing[];
  target: WriteTarget;
  Face: ComponentType<{ thing: Thing }>;
  /** A short name of a thing, for the labels of its buttons. */
  nameOf: (thing: Thing) => string;
}

/** A list of notes, contacts or links that can be added, changed, removed and restored. */
export function ThingList({ title, addLabel, noun, kind, fields, things, target, Face, nameOf }: ThingListProps) {
  const write = useWrite();
  const [open, setOpen] = useState<string | null>(null);
  const remove = (thing: Thing) =>
    write(target, [{ kind, thing: thing.id, set: { removed: true } }], {
      done: `Removed the ${noun}`,
      undo: [{ kind, thing: thing.id, set: { removed: false } }],
    });
  const form = (thing: Thing | null) => (
    <ThingForm kind={kind} fields={fields} thing={thing} target={target} onClose={() => setOpen(null)} />
  );
  return (
    <Section title={title}>
      {things.length > 0 && (
        <ul className="grid gap-3">
          {things.map((thing) => (
            <li key={thing.id}>
              {open === thing.id ? (
                form(thing)
              ) : (
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <div className="min-w-0 text-ui">
                    <Face thing={thing} />
                  </div>
                  <span className="flex gap-3 text-meta">
                    <TextButton aria-label={`Edit ${noun} ${nameOf(thing)}`} onClick={() => setOpen(thing.id)}>
                      Edit
                    </TextButton>
                    <TextButton aria-label={`Remove ${noun} ${nameOf(thing)}`} onClick={() => remove(thing)}>
                      Remove
                    </TextButton>
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === "new" ? (
        form(null)
      ) : (
        <p>
          <Button onClick={() => setOpen("new")}>{addLabel}</Button>
        </p>
      )}
    </Section>
  );
}

function ThingForm({
  kind,
  fields,
  thing,
  target,
  onClose,
}: Pick<ThingListProps, "kind" | "fields" | "target"> & { thing: Thing | null; onClose: () => void }) {
  const write = useWrite();
  // What the open form shows, whatever is loaded meanwhile.
  const [opened] = useState({
    target,
    shown: Object.fromEntries(fields.map(({ name }) => [name, thing ? textOf(thing, name) : ""])),
  });
  const save = async (form: FormData) => {
    const values = fields.map(({ name }): [string, string] => [name, formText(form, name)]);
    const set = Object.fromEntries(values.filter(([name, value]) => value !== opened.shown[name]));
    const changes = [{ kind, thing: thing?.id ?? crypto.randomUUID(), set, shown: opened.shown }];
    if (Object.keys(set).length === 0 || (await write(opened.target, changes))) onClose();
  };
  return (
    <form onSubmit={submitted(save)} className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      {fields.map(({ name, label, max, type = "text", required }) => {
        const props = {
          name,
          label,
          maxLength: max,
          required: required === true,
          defaultValue: opened.shown[name] ?? "",
        };
        if (type === "area") return <TextArea key={name} {...props} rows={4} />;
        const url = type === "url" ? { pattern: "https?://.+", placeholder: "https://" } : {};
        return <TextField key={name} {...props} {...url} type={type} />;
      })}
      <SubmitOrCancel onCancel={onClose} />
    </form>
  );
}
