import { useEffect } from "react";
import type { ViewReport } from "#contract/schemas/employers/figures.ts";

/** Reports to the server that this page was shown, or that its reader went to apply, unless the browser asks sites not to track. */
export function reportView(report: ViewReport): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl === true) return;
  navigator.sendBeacon("/api/views", new Blob([JSON.stringify(report)], { type: "application/json" }));
}

/** Counts a view of a job's or company's page. A page that the browser prepares in advance counts once it's shown. */
export function CountView({ kind, id }: { kind: "job-view" | "company-view"; id: string }) {
  useEffect(() => {
    const count = () => reportView(kind === "job-view" ? { kind, job: id } : { kind, company: id });
    if (!("prerendering" in document && document.prerendering === true)) return count();
    document.addEventListener("prerenderingchange", count, { once: true });
    return () => document.removeEventListener("prerenderingchange", count);
  }, [kind, id]);
  return null;
}
