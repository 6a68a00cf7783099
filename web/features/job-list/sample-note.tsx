import { FlaskConical } from "lucide-react";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says that the jobs on the page are invented. Quiet: they leave by themselves. */
export function SampleNote() {
  return (
    <Notice variant="caution" icon={FlaskConical} role="note" className="mb-4">
      <b className="font-semibold">Sample jobs.</b> They leave when the first real ones arrive.
    </Notice>
  );
}
