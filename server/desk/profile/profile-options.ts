import type { ProfileOptionsResponse } from "#contract/schemas/desk/profile.ts";
import { places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

/** The whole lists that a profile's pickers choose from. The search's lists hold only what live jobs hold. */
export const profileOptions: ProfileOptionsResponse["data"] = {
  roles: roles.map(({ slug, title }) => ({ value: slug, label: title })),
  places: places.map(({ slug, emoji, name }) => ({ value: slug, label: `${emoji} ${name}` })),
  skills: technologies.map(({ slug, name }) => ({ value: slug, label: name })),
};
