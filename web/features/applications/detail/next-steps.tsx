import { useState } from "react";
import { SHORT_TEXT_MAX } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { AddButton } from "./add-button.tsx";
import { actionRow, RowActions } from "./row-actions.tsx";
import { sectionForm } from "./section-form.ts";
import { Section } from "./section.tsx";

const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** What comes next, with its time and a reminder by mail. */
export function NextSteps({ nexts, target, guest }: { nexts: readonly Thing[]; target: WriteTarget; guest: boolean }) {
  const write = useWrite();
  const [adding, setAdding] = useState(false);
  const set = (thing: Thing, change: Record<string, boolean>, done: string, back: Record<string, boolean>) =>
    write(target, [{ kind: "next", thing: thing.id, set: change }], {
      done,
      undo: [{ kind: "next", thing: thing.id, set: back }],
    });
  const add = async (form: FormData) => {
    const due = new Date(formText(form, "due"));
    if (Number.isNaN(due.getTime())) return;
    const at = due.toISOString();
    const text = formText(form, "text");
    const remindAt = form.get("remind") === "on" ? at : null;
    const set = { text, due: at, remindAt, done: false };
    if (await write(target, [{ kind: "next", thing: crypto.randomUUID(), set }])) setAdding(false);
  };
  return (
    <Section
      title="Next steps"
      action={!adding && <AddButton label="Add a next step" onClick={() => setAdding(true)} />}
    >
      {nexts.length > 0 && (
        <ul className="divide-y divide-line">
          {nexts.map((thing) => {
            const done = thing.fields["done"] === true;
            const text = textOf(thing, "text") || "Next step";
            return (
              <li key={thing.id} className={actionRow}>
                <Checkbox
                  className="min-w-0 flex-1 wrap-anywhere md:py-2"
                  label={<span className={done ? "text-ink-2 line-through" : ""}>{text}</span>}
                  hint={`${textOf(thing, "due") === "" ? "" : when.format(new Date(textOf(thing, "due")))}${textOf(thing, "remindAt") === "" ? "" : " · reminder by mail"}`}
                  checked={done}
                  onChange={() => set(thing, { done: !done }, done ? "Open again" : "Done", { done })}
                />
                <RowActions name={text} onRemove={() => set(thing, { removed: true }, "Removed", { removed: false })} />
              </li>
            );
          })}
        </ul>
      )}
      {adding && (
        <form onSubmit={submitted(add)} className={sectionForm}>
          <TextField
            label="What"
            name="text"
            maxLength={SHORT_TEXT_MAX}
            required
            placeholder="Call, interview, deadline"
          />
          <TextField label="When" name="due" type="datetime-local" required />
          {!guest && <Checkbox label="Remind me by mail at that time" name="remind" />}
          <SubmitOrCancel onCancel={() => setAdding(false)} />
        </form>
      )}
    </Section>
  );
}
