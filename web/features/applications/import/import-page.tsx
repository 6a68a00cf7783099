import { ArrowLeft, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { useApplications, useSummaries } from "../desk/use-applications.ts";
import { GuestNote } from "../applications-page.tsx";
import { ExportSection } from "./export-section.tsx";
import { FileImport } from "./file-import.tsx";
import { LinkImport } from "./link-import.tsx";

/** `/applications/import`: takes applications in from links and files, and everything out. */
export function ImportPage() {
  const { applications, guest, persistent, failed, retry } = useApplications();
  const summaries = useSummaries(applications);
  return (
    <div className="wrap grid gap-10 pt-6 pb-12">
      <header>
        <p className="mb-4 text-ui">
          <Link to={paths.applications} className="inline-flex items-center gap-1.5">
            <Icon of={ArrowLeft} />
            All applications
          </Link>
        </p>
        <h1>Import and export</h1>
        <p className="mt-1 text-ink-2">Bring applications in, and take everything out.</p>
      </header>
      {guest && <GuestNote persistent={persistent} />}
      {failed ? (
        <Notice variant="negative" icon={WifiOff} role="alert" action={<Button onClick={retry}>Try again</Button>}>
          <b className="font-semibold">Your applications could not be loaded.</b> Nothing is lost.
        </Notice>
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
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
