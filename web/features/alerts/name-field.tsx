import type { Ref } from "react";
import { MAX_SEARCH_NAME } from "#contract/values/desk/saved-search.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

/** The name of a saved search. */
export function NameField({
  ref,
  value,
  onChange,
}: {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (name: string) => void;
}) {
  return (
    <TextField
      ref={ref}
      label="Name"
      name="name"
      required
      maxLength={MAX_SEARCH_NAME}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
