import { WifiOff } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says that something of the desk couldn't be loaded, and offers to try again. */
export function LoadFailure({ what, retry }: { what: string; retry: () => void }) {
  return (
    <Notice variant="negative" icon={WifiOff} role="alert" action={<Button onClick={retry}>Try again</Button>}>
      <b className="font-semibold">{what} could not be loaded.</b> Nothing is lost.
    </Notice>
  );
}
