import { type ComponentType, useState } from "react";
import type { DeskEventKind } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { Chip } from "#web/ui/display/chip.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { AddButton } from "./add-button.tsx";
import { actionRow, actionRowText, RowActions } from "./row-actions.tsx";
import { Section } from "./section.tsx";
import { sectionForm } from "./section-form.ts";
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
  /** Shows one thing. Without it, things are chips with their names, which can only be added and removed. */
  Face?: ComponentType<{ thing: Thing }>;
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
    <Section title={title} action={open !== "new" && <AddButton label={addLabel} onClick={() => setOpen("new")} />}>
      {open === "new" && form(null)}
      {things.length > 0 && Face === undefined && (
        <ul className="flex flex-wrap gap-x-2 gap-y-3 py-2">
          {things.map((thing) => (
            <li key={thing.id}>
              <Chip label={nameOf(thing)} onRemove={() => remove(thing)} />
            </li>
          ))}
        </ul>
      )}
      {things.length > 0 && Face !== undefined && (
        <ul className="divide-y divide-line">
          {things.map((thing) => (
            <li key={thing.id}>
              {open === thing.id ? (
                form(thing)
              ) : (
                <div className={actionRow}>
                  <div dir="auto" className={actionRowText}>
                    <Face thing={thing} />
                  </div>
                  <RowActions
                    name={`${noun} ${nameOf(thing)}`}
                    onEdit={() => setOpen(thing.id)}
                    onRemove={() => remove(thing)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
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
    <form onSubmit={submitted(save)} className={sectionForm}>
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
