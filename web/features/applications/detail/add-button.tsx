import { Plus } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** The button beside a section's heading that opens its form. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className="-mr-3.5" onClick={onClick}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
}
