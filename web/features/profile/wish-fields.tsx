import { useId } from "react";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { PayFloorFields } from "./pay-floor-fields.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { useProfileOptions } from "./profile-api.ts";
import type { ProfilePart } from "./profile-part.ts";

type Level = NonNullable<ProfileValues["level"]>;

export const LEVEL_WORDS: Record<Level, string> = {
  entry: "Entry",
  junior: "Junior",
  mid: "Mid-Level",
  senior: "Senior",
  lead: "Lead",
};
const LEVELS = Object.keys(LEVEL_WORDS) as Level[];

/** Roles, places, level and the lowest pay. */
export function WishFields({ values: { roles, places, level, payFloor }, set }: ProfilePart) {
  const id = useId();
  const { data: options } = useProfileOptions();
  return (
    <>
      <ChosenList
        label="Roles"
        noun="roles"
        placeholder="Choose roles"
        field="roles"
        options={options?.roles ?? null}
        values={roles}
        onChange={(next) => set("roles", next)}
      />
      <ChosenList
        label="Places"
        noun="places"
        placeholder="Choose places"
        field="places"
        options={options?.places ?? null}
        values={places}
        onChange={(next) => set("places", next)}
      />
      <Field id={id} label="Level">
        <NativeSelect
          id={id}
          className="w-full"
          value={level ?? ""}
          onChange={({ target }) => set("level", LEVELS.find((each) => each === target.value) ?? null)}
        >
          <option value="">Choose a level</option>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {LEVEL_WORDS[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <PayFloorFields payFloor={payFloor} onChange={(next) => set("payFloor", next)} />
    </>
  );
}
