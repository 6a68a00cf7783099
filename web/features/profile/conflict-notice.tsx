import { TriangleAlert } from "lucide-react";
import type { ProfileField } from "#contract/schemas/desk/profile.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

const NAMES: Record<ProfileField, string> = {
  name: "Name",
  roles: "Roles",
  places: "Places",
  country: "Home country",
  workday: "Hours",
  level: "Level",
  skills: "Skills",
  payFloor: "Lowest pay",
  links: "Links",
  languages: "Languages",
  permits: "Work permits",
};

/** Names the fields that were changed elsewhere while the form was open, and offers the person's own values back. */
export function ConflictNotice({
  fields,
  onKeepMine,
}: {
  fields: ProfileField[];
  onKeepMine: (field: ProfileField) => void;
}) {
  return (
    <Notice variant="caution" icon={TriangleAlert} role="alert">
      <b className="font-semibold">Changed elsewhere while you edited.</b> Everything else is saved. The form now shows
      what is stored; take your own value back where you want it, then save again.
      <ul className="mt-1">
        {fields.map((field) => (
          <li key={field}>
            {NAMES[field]}:{" "}
            <TextButton aria-label={`Use mine: ${NAMES[field]}`} onClick={() => onKeepMine(field)}>
              Use mine
            </TextButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
