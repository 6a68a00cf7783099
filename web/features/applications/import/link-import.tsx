import { CircleAlert, Info } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundPosting } from "#contract/schemas/desk/posting-lookup.ts";
import { type FrozenPosting, STAGE_WORDS, STAGES } from "#contract/values/desk/application.ts";
import { LONGEST_LINK } from "#contract/values/board-lookup.ts";
import { createDuplicateFinder } from "#contract/values/desk/csv/csv-duplicates.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { formText } from "#web/model/form-values.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { today } from "../desk/application-operation.ts";
import { useWrite } from "../desk/use-write.ts";
import { usePostingLookup } from "./use-posting-lookup.ts";

/** Adds an application from a link to any job: filled with what we can read, and always with a form to correct it. */
export function LinkImport({ desk }: { desk: readonly ApplicationSummary[] }) {
  const { state, lookUp, forget } = usePostingLookup();
  const [link, setLink] = useState("");
  const busy = state.step === "reading";
  function send(event: FormEvent) {
    event.preventDefault();
    if (link.trim() !== "" && !busy) void lookUp(link.trim());
  }
  return (
    <div className="grid gap-6">
      <form className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end" onSubmit={send}>
        <TextField
          label="Link to a job"
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          required
          maxLength={LONGEST_LINK}
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Reading...">
          Read the posting
        </Button>
      </form>
      {busy && (
        <p role="status" className="flex items-center gap-2.5 text-ui text-ink-2">
          <Spinner size="small" />
          Reading the posting. This takes a few seconds.
        </p>
      )}
      {state.step === "failed" && (
        <>
          <Notice variant="caution" icon={CircleAlert} role="alert">
            {state.message} You can fill in the form yourself.
          </Notice>
          <PostingForm key={link} posting={null} jobId={null} link={link} desk={desk} forget={forget} />
        </>
      )}
      {state.step === "found" && (
        <>
          <Notice variant="plain" icon={Info}>
            {ORIGIN_WORDS[state.found.origin]}
          </Notice>
          <PostingForm key={link} {...state.found} link={link} desk={desk} forget={forget} />
        </>
      )}
    </div>
  );
}

const ORIGIN_WORDS: Record<FoundPosting["origin"], string> = {
  source: "We read this posting from the employer’s job board. A copy of it stays with your application.",
  page: "We read this posting from its page. A copy of it stays with your application.",
  title: "The page tells us little more than its title. Please complete the form.",
};

const ADDRESS = /^https?:\/\/\S+$/i;

function PostingForm({
  posting,
  jobId,
  link,
  desk,
  forget,
}: {
  posting: FrozenPosting | null;
  jobId: string | null;
  link: string;
  desk: readonly ApplicationSummary[];
  forget: () => void;
}) {
  const write = useWrite();
  const navigate = useNavigate();
  const [error, setError] = useState<{ title?: string; url?: string }>({});
  const url = posting?.url ?? (ADDRESS.test(link) ? link : "");
  function add(form: FormData) {
    const text = (name: string) => formText(form, name);
    const details = { title: text("title"), company: text("company"), url: text("url") };
    const problems = {
      ...(details.title === "" && { title: "Please enter the job’s title" }),
      ...(details.url !== "" &&
        !ADDRESS.test(details.url) && { url: "Please enter an address that starts with https://" }),
    };
    setError(problems);
    if (Object.keys(problems).length > 0) return;
    const id = crypto.randomUUID();
    const { location = "", salary = "" } = posting ?? {};
    // The server copies the postings of our own jobs; a guest's browser keeps this copy until then.
    write({ id, jobId, posting: posting?.text === "" ? null : posting }, [
      { kind: "details", thing: id, set: { ...details, location, salary } },
      { kind: "step", thing: crypto.randomUUID(), set: { stage: text("stage"), on: text("on") || today() } },
    ]);
    void navigate(paths.application(id));
  }
  return (
    <form action={add} className="grid gap-4" noValidate>
      <Duplicate posting={posting} url={url} desk={desk} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Job title"
          name="title"
          maxLength={300}
          required
          defaultValue={posting?.title ?? ""}
          error={error.title}
        />
        <TextField label="Company" name="company" maxLength={300} defaultValue={posting?.company ?? ""} />
        <TextField
          label="Link to the posting"
          name="url"
          type="url"
          maxLength={2000}
          defaultValue={url}
          error={error.url}
          className="sm:col-span-2"
        />
        <Field id="link-stage" label="Stage">
          <NativeSelect id="link-stage" name="stage" size="large" defaultValue="saved">
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGE_WORDS[stage]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <TextField label="Since" name="on" type="date" defaultValue={today()} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          Add application
        </Button>
        <Button onClick={forget}>Cancel</Button>
      </div>
    </form>
  );
}

function Duplicate({
  posting,
  url,
  desk,
}: {
  posting: FrozenPosting | null;
  url: string;
  desk: readonly ApplicationSummary[];
}) {
  const finder = createDuplicateFinder<ApplicationSummary>();
  for (const each of desk) finder.add(each);
  const { title = "", company = "" } = posting ?? {};
  const known = finder.find({ id: "", title, company, url, appliedOn: null });
  if (known === null) return null;
  return (
    <Notice variant="caution" icon={CircleAlert}>
      <b className="font-semibold">Already on your desk:</b>{" "}
      <a href={paths.application(known.id)} target="_blank" rel="noreferrer">
        {[known.title, known.company].filter(Boolean).join(", ") || "Untitled"}
      </a>
    </Notice>
  );
}
