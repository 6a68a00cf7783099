import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";

/** The buttons at the end of a row that change or remove what `name` says. */
export function RowActions({ name, onEdit, onRemove }: { name: string; onEdit?: () => void; onRemove: () => void }) {
  return (
    <span className="-mr-2.5 flex flex-none">
      {onEdit && <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />}
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </span>
  );
}

/** A row with actions: its first line of text is level with them. */
export const actionRow = "flex items-start justify-between gap-x-3 text-ui";
export const actionRowText = "min-w-0 flex-1 py-3 wrap-anywhere md:py-2";
