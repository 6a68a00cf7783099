import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { useApplications, useSummaries } from "../desk/use-applications.ts";
import { GuestNote } from "../applications-page.tsx";
import { ExportSection } from "./export-section.tsx";
import { FileImport } from "./file-import.tsx";
import { LinkImport } from "./link-import.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AllApplicationsLink } from "../all-applications-link.tsx";

/** `/applications/import`: takes applications in from links and files, and everything out. */
export function ImportPage() {
  const { applications, guest, persistent, failed, retry } = useApplications();
  const summaries = useSummaries(applications);
  return (
    <div className="wrap grid max-w-[60rem] grid-cols-1 gap-10 pt-6 pb-12">
      <header>
        <AllApplicationsLink />
        <h1>Import and export</h1>
        <p className="mt-1 text-ink-2">Bring applications in, and take everything out.</p>
      </header>
      {guest && <GuestNote persistent={persistent} />}
      {failed ? (
        <LoadFailure what="Your applications" retry={retry} />
      ) : summaries === undefined ? (
        <Skeleton className="h-96 rounded-panel" />
      ) : (
        <>
          <Part id="from-link" title="From a link">
            <LinkImport desk={summaries} />
          </Part>
          <Part id="from-file" title="From a file">
            <FileImport desk={summaries} />
          </Part>
          <Part id="export" title="Export">
            <ExportSection count={summaries.length} />
          </Part>
        </>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
