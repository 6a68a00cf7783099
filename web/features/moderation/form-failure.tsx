import { TriangleAlert } from "lucide-react";
import { Notice } from "#web/ui/display/notice.tsx";

/** Why a form of the desk couldn't be sent; nothing while there is no failure. */
export function FormFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return (
    <Notice variant="negative" icon={TriangleAlert} role="alert">
      {failure}
    </Notice>
  );
}
