import { CircleAlert } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

/** A placeholder for what has not loaded, or why there is nothing. `what` names it. */
export function NotLoaded({
  what,
  failed,
  retry,
  height = "h-14",
}: {
  what: string;
  failed: boolean;
  retry: () => Promise<unknown>;
  /** Class of the placeholder's height: that of what comes, so that nothing shifts. */
  height?: string | undefined;
}) {
  if (!failed) return <Skeleton className={`w-full ${height}`} />;
  return (
    <Notice
      variant="caution"
      icon={CircleAlert}
      role="alert"
      action={<Button onClick={() => void retry()}>Try again</Button>}
    >
      We couldn’t load {what}.
    </Notice>
  );
}
