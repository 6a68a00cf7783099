import { useEffect, useState } from "react";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { deskMarks } from "#web/features/desk/desk-marks.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import { reportView } from "#web/features/views/count-view.ts";
import { Button } from "#web/ui/base/button.tsx";
import { today } from "../desk/application-operation.ts";
import { useWrite } from "../desk/use-write.ts";

/** Set in the browser's storage once somebody doesn't want to be asked any more. Kept here, because every page loads the other keys. */
const ASK_APPLIED_KEY = "afield.ask-applied";

interface AppliedJob {
  role: string;
  url: string;
  location: string;
  salary?: string | undefined;
  company: { name: string };
}

/** Asks, once the person comes back from an employer's page, whether they applied there. */
export function ApplyPrompt({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const back = useReturn();
  useEffect(() => reportView({ kind: "apply", job: jobId }), [jobId]);
  const [job, setJob] = useState<AppliedJob | null>(null);
  const write = useWrite();
  useEffect(() => {
    if (!back) return;
    if (isSilenced()) return onClose();
    let ended = false;
    const ask = async () => {
      await startDesk();
      const { data } = await callApi<{ data: AppliedJob }>(api.job(jobId));
      if (!ended && deskMarks.read().get(jobId)?.application?.appliedOn == null) setJob(data);
    };
    // Without an answer from the server there is nothing to ask about.
    ask().catch(onClose);
    return () => {
      ended = true;
    };
  }, [back, jobId, onClose]);
  if (job === null) return null;
  const yes = () => {
    const known = deskMarks.read().get(jobId)?.application?.id;
    const id = known ?? crypto.randomUUID();
    const { role: title, url, location, salary = "", company } = job;
    const details = { title, company: company.name, url, location, salary };
    const step = crypto.randomUUID();
    void write(
      { id, jobId },
      [
        ...(known === undefined ? [{ kind: "details" as const, thing: id, set: details }] : []),
        { kind: "step", thing: step, set: { stage: "applied", on: today() } },
      ],
      {
        done: "Added to your applications",
        undo: [
          known === undefined
            ? { kind: "details", thing: id, set: { removed: true } }
            : { kind: "step", thing: step, set: { removed: true } },
        ],
      },
    );
    onClose();
  };
  const never = () => {
    try {
      localStorage.setItem(ASK_APPLIED_KEY, "never");
    } catch {
      // Storage is blocked: then we ask again next time.
    }
    onClose();
  };
  return (
    <section
      aria-label="Did you apply?"
      className="enter no-print fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-panel border border-line-2 bg-raised p-4 shadow-popover md:left-auto md:w-104"
    >
      <div role="status">
        <p className="font-semibold">Did you apply?</p>
        <p className="text-ui text-ink-2">
          {job.role} at {job.company.name}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={yes}>
          Yes
        </Button>
        <Button onClick={onClose}>Not yet</Button>
        <Button variant="quiet" onClick={never}>
          Don’t ask again
        </Button>
      </div>
    </section>
  );
}

function isSilenced(): boolean {
  try {
    return localStorage.getItem(ASK_APPLIED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Becomes true once the person has been away from this page and is back. The employer's page opens in a new tab. */
function useReturn(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    let away = document.visibilityState === "hidden" || !document.hasFocus();
    const follow = ({ type }: Event) => {
      if (type === "blur" || document.visibilityState === "hidden") away = true;
      else if (away) setBack(true);
    };
    const events = ["focus", "blur"] as const;
    for (const event of events) window.addEventListener(event, follow);
    document.addEventListener("visibilitychange", follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
      document.removeEventListener("visibilitychange", follow);
    };
  }, []);
  return back;
}
