import { CircleAlert } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

/** Replaces a channel until it has loaded. */
export function ChannelLoad({ failed, retry }: { failed: boolean; retry: () => unknown }) {
  if (!failed) return <Skeleton className="h-10 w-full" />;
  return (
    <Notice
      variant="caution"
      icon={CircleAlert}
      role="alert"
      action={<Button onClick={() => void retry()}>Try again</Button>}
    >
      We couldn’t load this.
    </Notice>
  );
}
