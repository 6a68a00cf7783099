import { CircleCheck, Flag } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { MAX_REPORT_NOTE, type REPORT_REASONS } from "#contract/values/job-page.ts";
import { ApiError, callApi, GENERAL } from "#web/api/api-client.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { ACCURACY_PAGE } from "#web/shell/rare-addresses.ts";
import type { JobPage } from "./job-page.ts";
import { api } from "#web/api/api-paths.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";

type Reason = (typeof REPORT_REASONS)[number];
const REASONS: Record<Reason, string> = {
  closed: "It's closed",
  "not-remote": "It isn't fully remote",
  "wrong-facts": "Something here is wrong",
  scam: "It looks like a scam",
  other: "Something else",
};
/** Links with this hash open the form. */
const REPORT_HASH = "#report";
type State = { step: "closed" | "open" | "sending" | "sent" } | { step: "failed"; message: string };

/** Form to report a job to an operator. Without scripts it is a mail link. */
export function JobReport({ job }: { job: JobPage["job"] }) {
  const [state, setState] = useState<State>({ step: "closed" });
  const [reason, setReason] = useState<Reason>("closed");
  const [note, setNote] = useState("");
  const id = useId();
  const form = useReportLink(state.step === "open", () => {
    setReason("wrong-facts");
    setState({ step: "open" });
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    setState({ step: "sending" });
    try {
      await callApi(api.jobReports(job.id), {
        method: "POST",
        body: { reason, ...(note.trim() !== "" && { note }) },
        policy: GENERAL,
      });
      setState({ step: "sent" });
    } catch (error) {
      const told = error instanceof ApiError ? error.message : "";
      setState({ step: "failed", message: told || "Your report didn't reach us. Please try again." });
    }
  }

  if (state.step === "sent") return <Thanks />;
  if (state.step === "closed") {
    return (
      <p id="report" className="no-print text-meta">
        <TextButton className="touch needs-js" onClick={() => setState({ step: "open" })}>
          Report this job
        </TextButton>
        <a className="without-js" href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Job ${job.id}`)}`}>
          Report this job by mail
        </a>{" "}
        or <Link to={newNotice({ job: job.id })}>file a notice</Link>. See{" "}
        <Link to={ACCURACY_PAGE}>how often we’re right</Link>
      </p>
    );
  }
  return (
    <Panel id="report" className="max-md:p-4">
      <h2 className="text-title">Report this job</h2>
      <form ref={form} className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
        <Field id={`${id}-reason`} label="What's wrong?">
          <NativeSelect
            id={`${id}-reason`}
            size="large"
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason)}
          >
            {Object.entries(REASONS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field id={`${id}-note`} label="Note (optional)">
          <textarea
            id={`${id}-note`}
            rows={3}
            maxLength={MAX_REPORT_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            className="w-full rounded-control border border-line-control bg-surface px-3 py-2 text-body"
          />
        </Field>
        {state.step === "failed" && (
          <Notice variant="negative" icon={Flag} role="alert">
            {state.message}
          </Notice>
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="soft" busy={state.step === "sending"} busyLabel="Sending...">
            Send report
          </Button>
          <Button variant="quiet" onClick={() => setState({ step: "closed" })}>
            Cancel
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Calls `open` for a link to the form, and then focuses the form that the returned ref is for. */
function useReportLink(isOpen: boolean, open: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const { hash, key } = useLocation();
  const linked = hash === REPORT_HASH;
  useEffect(() => {
    if (linked) open();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each use of a link
  }, [linked, key]);
  useEffect(() => {
    if (isOpen && linked) form.current?.querySelector("select")?.focus();
  }, [isOpen, linked]);
  return form;
}

function Thanks() {
  return (
    <Notice variant="positive" icon={CircleCheck}>
      Thank you. Someone will look at this job.
    </Notice>
  );
}
