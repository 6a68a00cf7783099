import { WifiOff } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says in place of a page's content that it couldn't be loaded, and what that means for the reader. */
export function PageFailure({ what, rest, retry }: { what: string; rest: string; retry: () => void }) {
  return (
    <Notice
      variant="negative"
      icon={WifiOff}
      role="alert"
      className="mt-6"
      action={<Button onClick={retry}>Try again</Button>}
    >
      <b className="font-semibold">{what} could not be loaded.</b> {rest}
    </Notice>
  );
}
