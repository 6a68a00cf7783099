import { useState } from "react";
import { useNavigate } from "react-router";
import { STAGE_WORDS, STAGES } from "#contract/values/desk/application.ts";
import { formText } from "#web/model/form-values.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { today } from "./desk/application-operation.ts";
import { useWrite } from "./desk/use-write.ts";

/** Adds an application by hand: any job, ours or not, at any stage, on any day. */
export function AddApplication({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const write = useWrite();
  const navigate = useNavigate();
  const [error, setError] = useState<{ title?: string; url?: string }>({});
  async function add(form: FormData) {
    const text = (name: string) => formText(form, name);
    const url = text("url");
    const problems = {
      ...(text("title") === "" && { title: "Please enter the job’s title" }),
      ...(url !== "" && !/^https?:\/\/\S+$/i.test(url) && { url: "Please enter an address that starts with https://" }),
    };
    setError(problems);
    if (Object.keys(problems).length > 0) return;
    const id = crypto.randomUUID();
    const details = { title: text("title"), company: text("company"), url };
    const kept = await write({ id }, [
      { kind: "details", thing: id, set: details },
      { kind: "step", thing: crypto.randomUUID(), set: { stage: text("stage"), on: text("on") || today() } },
    ]);
    if (!kept) return;
    onOpenChange(false);
    void navigate(paths.application(id));
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add an application">
      <form onSubmit={submitted(add)} className="grid gap-4" noValidate>
        <TextField label="Job title" name="title" maxLength={300} required error={error.title} />
        <TextField label="Company" name="company" maxLength={300} />
        <TextField
          label="Link to the posting"
          name="url"
          type="url"
          maxLength={2000}
          placeholder="https://"
          error={error.url}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field id="add-stage" label="Stage">
            <NativeSelect id="add-stage" name="stage" size="large" defaultValue="applied">
              {STAGES.map((stage) => (
                <option key={stage} value={stage}>
                  {STAGE_WORDS[stage]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <TextField label="Since" name="on" type="date" defaultValue={today()} />
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="primary" type="submit">
            Add application
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
