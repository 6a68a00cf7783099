import type { ProfileField, ProfileValues } from "#contract/schemas/desk/profile.ts";

/** What the parts of the form get: the value, and its setter by field. */
export interface ProfilePart {
  values: ProfileValues;
  set: <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => void;
}
