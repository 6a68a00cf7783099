import type { ProfileValues } from "#contract/schemas/desk/profile.ts";

/** What a match reads of a profile. Empty lists and nulls mean that the person doesn't say. */
export type MatchedPerson = Readonly<
  Pick<
    ProfileValues,
    "roles" | "places" | "country" | "workday" | "level" | "skills" | "payFloor" | "languages" | "permits"
  >
>;
