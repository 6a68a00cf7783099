import { CircleAlert, CircleSlash, RotateCw } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

/** Placeholder while a job loads. */
export function PreviewSkeleton() {
  return (
    <div role="status" className="px-6 py-5">
      <span className="sr-only">Loading the job...</span>
      <div className="flex items-center gap-2">
        <Skeleton className="size-7 rounded-tag" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="mt-4 h-6 w-3/5" />
      <div className="mt-4 flex gap-2">
        <Skeleton className="h-11 w-44 rounded-control" />
        <Skeleton className="h-11 w-44 rounded-control" />
      </div>
      <Skeleton className="mt-8 h-30 w-full rounded-panel" />
      <Skeleton className="mt-4 h-26 w-full rounded-panel" />
      {["w-full", "w-11/12", "w-5/6", "w-4/5", "w-2/3"].map((width) => (
        <Skeleton key={width} className={`mt-3 h-3 ${width}`} />
      ))}
    </div>
  );
}

/** Error with a retry button. */
export function PreviewError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      variant="negative"
      icon={CircleAlert}
      role="alert"
      className="m-6"
      action={
        <Button onClick={onRetry}>
          <Icon of={RotateCw} />
          Try again
        </Button>
      }
    >
      <b className="font-semibold">We couldn't load this job.</b> The list is still good.
    </Notice>
  );
}

/** Notice for a job removed since the list was loaded. */
export function PreviewGone() {
  return (
    <Notice variant="caution" icon={CircleSlash} role="status" className="m-6">
      <b className="font-semibold">This job is no longer here.</b> It was removed after the list was loaded.
    </Notice>
  );
}
