import { lazy, Suspense, useEffect, useState } from "react";
import { isLive } from "#web/model/capabilities.ts";

const ApplyPrompt = lazy(() => import("./apply-prompt.tsx").then((module) => ({ default: module.ApplyPrompt })));

/**
 * Notices when somebody leaves by Apply Now. It loads with the first interaction; if that is the press on Apply Now itself, the link
 * still has the focus.
 */
export function ApplySlot() {
  const [jobId, setJobId] = useState("");
  useEffect(() => {
    if (!isLive("applications")) return;
    const notice = ({ target }: MouseEvent) => setJobId((before) => jobOf(target) || before);
    setJobId((before) => jobOf(document.activeElement) || before);
    document.addEventListener("click", notice);
    return () => document.removeEventListener("click", notice);
  }, []);
  return (
    jobId !== "" && (
      <Suspense>
        <ApplyPrompt key={jobId} jobId={jobId} onClose={() => setJobId("")} />
      </Suspense>
    )
  );
}

/** Returns the job that a link applies for, or an empty text. */
function jobOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-apply]")?.dataset["apply"] ?? "") : "";
}
