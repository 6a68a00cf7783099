import { useId } from "react";
import { NAME_MAX } from "#contract/values/auth.ts";
import { CountryOptions, useCountryList } from "#web/features/preferences/country-select.tsx";
import { WorkdayFields } from "#web/features/preferences/dialog/workday-fields.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import type { ProfilePart } from "./profile-part.ts";

/** Name, home country and hours. The last two are the search settings'. */
export function AboutFields({ values: { name, country, workday }, set }: ProfilePart) {
  const id = useId();
  const list = useCountryList();
  return (
    <>
      <TextField
        size="base"
        label="Full Name"
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => set("name", event.target.value)}
      />
      <Field id={id} label="You live in" hint="Each job shows whether it hires where you live.">
        <NativeSelect
          id={id}
          className="w-full"
          value={country ?? ""}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => set("country", target.value === "" ? null : target.value)}
        >
          <CountryOptions list={list} />
        </NativeSelect>
      </Field>
      <div className="md:col-span-2 md:max-w-[32rem]">
        <WorkdayFields workday={workday} onChange={(next) => set("workday", next)} />
      </div>
    </>
  );
}
