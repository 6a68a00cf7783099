import { CircleAlert, Info } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FoundPosting } from "#contract/schemas/desk/posting-lookup.ts";
import type { FrozenPosting } from "#contract/values/desk/application.ts";
import { createDuplicateFinder } from "#contract/values/desk/csv/csv-duplicates.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { LinkForm } from "#web/ui/form/link-form.tsx";
import { useWrite } from "../desk/use-write.ts";
import { isPostingAddress, type NewApplication, NewApplicationForm } from "../new-application-form.tsx";
import { usePostingLookup } from "./use-posting-lookup.ts";

/** Adds an application from a link to any job: filled with what we can read, and always with a form to correct it. */
export function LinkImport({ desk }: { desk: readonly ApplicationSummary[] }) {
  const { state, lookUp, forget } = usePostingLookup();
  const [link, setLink] = useState("");
  const busy = state.step === "reading";
  function send(sent: string) {
    setLink(sent);
    return lookUp(sent);
  }
  return (
    <div className="grid gap-6">
      <LinkForm label="Link to a job" action="Read the posting" busy={busy} onSend={(sent) => void send(sent)} />
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
  own: "This job is on our list. A copy of its posting stays with your application.",
  source: "We read this posting from the employer’s job board. A copy of it stays with your application.",
  page: "We read this posting from its page. A copy of it stays with your application.",
  title: "The page tells us little more than its title. Please complete the form.",
};

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
  const { title = "", company = "", location = "", salary = "" } = posting ?? {};
  const url = posting?.url ?? (isPostingAddress(link) ? link : "");
  async function add({ details, stage, on }: NewApplication) {
    const id = crypto.randomUUID();
    // The server copies the postings of our own jobs; a guest's browser keeps this copy until then.
    const kept = await write({ id, jobId, posting: posting?.text === "" ? null : posting }, [
      { kind: "details", thing: id, set: { ...details, location, salary } },
      { kind: "step", thing: crypto.randomUUID(), set: { stage, on } },
    ]);
    if (kept) void navigate(applicationPath(id));
  }
  return (
    <div className="grid gap-4">
      <Duplicate posting={posting} url={url} desk={desk} />
      <NewApplicationForm filled={{ title, company, url }} stage="saved" onAdd={add}>
        <Button onClick={forget}>Cancel</Button>
      </NewApplicationForm>
    </div>
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
      <a href={applicationPath(known.id)} target="_blank" rel="noreferrer">
        {[known.title, known.company].filter(Boolean).join(", ") || "Untitled"}
      </a>
    </Notice>
  );
}
