import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/**
 * The loading message. It appears after 400 ms so that quick loads never flash it, and takes no space so that the list
 * doesn't jump.
 */
export function LoadingJobs() {
  return (
    <div className="pointer-events-none sticky top-16 z-10 flex h-0 items-start justify-center">
      <p
        role="status"
        className="late flex min-h-9 flex-none items-center gap-2 rounded-control border border-line-2 bg-raised px-3.5 text-ui text-ink-2 shadow-popover"
      >
        <Spinner size="small" />
        Loading jobs...
      </p>
    </div>
  );
}

/** The list failed to load. The previous results stay below and can be used. */
export function JobsError({ onRetry, hasPrevious }: { onRetry: () => void; hasPrevious: boolean }) {
  return (
    <Notice
      variant="negative"
      icon={CircleAlert}
      role="alert"
      className="mb-4"
      action={
        <Button onClick={onRetry} className="needs-js">
          <Icon of={RotateCw} />
          Try again
        </Button>
      }
    >
      <p className="font-semibold">Error loading jobs. Please try again later.</p>
      {hasPrevious && <p>You're seeing the previous results.</p>}
    </Notice>
  );
}

/** No job matches. `help` suggests which filter to drop. */
export function NoJobs({ onClear, clearPath, help }: { onClear: () => void; clearPath: string; help?: ReactNode }) {
  return (
    <Panel role="status">
      <h3>No jobs found matching your criteria.</h3>
      {help}
      <Button variant="primary" className="needs-js mt-4" onClick={onClear}>
        Clear filters
      </Button>
      <noscript>
        <a href={clearPath} className={buttonClasses({ variant: "primary" }, "mt-4")}>
          Clear filters
        </a>
      </noscript>
    </Panel>
  );
}
