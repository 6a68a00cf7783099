import { FlaskConical } from "lucide-react";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says that the jobs on the page are invented. It is low-key, because they disappear on their own. */
export function SampleNote() {
  return (
    <Notice variant="caution" icon={FlaskConical} role="note" className="mb-2 max-md:py-2 md:mb-4 max-md:text-meta">
      <b className="font-semibold">Sample jobs.</b> They disappear when the first real ones arrive.
    </Notice>
  );
}
