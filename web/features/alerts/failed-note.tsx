import { CircleAlert } from "lucide-react";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says why an action failed; nothing without a text. */
export function FailedNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice variant="negative" icon={CircleAlert} role="alert">
      {text}
    </Notice>
  );
}
