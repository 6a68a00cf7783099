import { useState } from "react";
import { SHORT_TEXT_MAX } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useWrite } from "../desk/use-write.ts";
import type { WriteTarget } from "../desk/write-application.ts";
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
    <Section title="Next steps">
      {nexts.length > 0 && (
        <ul className="grid gap-3">
          {nexts.map((thing) => {
            const done = thing.fields["done"] === true;
            const text = textOf(thing, "text") || "Next step";
            return (
              <li key={thing.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Checkbox
                  label={<span className={done ? "text-ink-2 line-through" : ""}>{text}</span>}
                  hint={`${textOf(thing, "due") === "" ? "" : when.format(new Date(textOf(thing, "due")))}${textOf(thing, "remindAt") === "" ? "" : " · reminder by mail"}`}
                  checked={done}
                  onChange={() => set(thing, { done: !done }, done ? "Open again" : "Done", { done })}
                />
                <TextButton
                  className="text-meta"
                  aria-label={`Remove ${text}`}
                  onClick={() => set(thing, { removed: true }, "Removed", { removed: false })}
                >
                  Remove
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
      {adding ? (
        <form onSubmit={submitted(add)} className="grid gap-3 rounded-panel border border-line bg-surface p-4">
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
      ) : (
        <p>
          <Button onClick={() => setAdding(true)}>Add a next step</Button>
        </p>
      )}
    </Section>
  );
}
