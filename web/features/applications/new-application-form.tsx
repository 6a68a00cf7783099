import { type ReactNode, useId, useState } from "react";
import { STAGE_WORDS, STAGES, type Stage } from "#contract/values/desk/application.ts";
import { formText } from "#web/model/form-values.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { submitted } from "#web/ui/form/submitted.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { today } from "./desk/application-operation.ts";

export interface NewApplication {
  details: { title: string; company: string; url: string };
  stage: string;
  /** The day of the stage, as in 2026-03-01. */
  on: string;
}

const ADDRESS = /^https?:\/\/\S+$/i;

/** Returns whether a text is an address that a posting can have. */
export const isPostingAddress = (text: string): boolean => ADDRESS.test(text);

/** The form of an application that is added by hand or from what a link told us. */
export function NewApplicationForm({
  filled,
  stage,
  onAdd,
  children,
}: {
  filled?: Partial<NewApplication["details"]>;
  stage: Stage;
  onAdd: (application: NewApplication) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const stageId = useId();
  const [error, setError] = useState<{ title?: string; url?: string }>({});
  async function add(form: FormData) {
    const text = (name: string) => formText(form, name);
    const details = { title: text("title"), company: text("company"), url: text("url") };
    const problems = {
      ...(details.title === "" && { title: "Please enter the job’s title" }),
      ...(details.url !== "" &&
        !isPostingAddress(details.url) && { url: "Please enter an address that starts with https://" }),
    };
    setError(problems);
    if (Object.keys(problems).length > 0) return;
    await onAdd({ details, stage: text("stage"), on: text("on") || today() });
  }
  return (
    <form onSubmit={submitted(add)} className="grid gap-4" noValidate>
      <TextField
        label="Job title"
        name="title"
        maxLength={300}
        required
        defaultValue={filled?.title ?? ""}
        error={error.title}
      />
      <TextField label="Company" name="company" maxLength={300} defaultValue={filled?.company ?? ""} />
      <TextField
        label="Link to the posting"
        name="url"
        type="url"
        maxLength={2000}
        placeholder="https://"
        defaultValue={filled?.url ?? ""}
        error={error.url}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field id={stageId} label="Stage">
          <NativeSelect id={stageId} name="stage" size="large" defaultValue={stage}>
            {STAGES.map((each) => (
              <option key={each} value={each}>
                {STAGE_WORDS[each]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <TextField label="Since" name="on" type="date" defaultValue={today()} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button variant="primary" type="submit">
          Add application
        </Button>
      </div>
    </form>
  );
}
