import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

interface Loading<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** Shows what has loaded; until then a placeholder, or why there is nothing. `what` names it. */
export function WhenLoaded<Data>({
  query: { data, isError, refetch },
  what,
  children,
}: {
  query: Loading<Data>;
  what: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton className="h-14 w-full" />;
  return (
    <Notice
      variant="caution"
      icon={CircleAlert}
      role="alert"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      We couldn’t load {what}.
    </Notice>
  );
}
