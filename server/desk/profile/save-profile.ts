import type { ProfileField, ProfileValues, SaveProfileRequest } from "#contract/schemas/desk/profile.ts";
import { mergeProfile } from "#contract/values/desk/profile.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockSeekerProfile, saveSeekerProfile } from "#store/desk/seeker-profile.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import { placeByCode, placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { technologyBySlug } from "#taxonomy/technologies.ts";

/**
 * Merges what a form changed into the stored profile. Returns the profile afterwards and the fields that were changed elsewhere too, or null if
 * the account no longer exists. Safe to repeat. Throws invalid-input.
 */
export async function saveProfile(
  { database }: Pick<DeskContext, "database">,
  accountId: string,
  { base, values }: SaveProfileRequest,
): Promise<{ data: ProfileValues; conflicts: ProfileField[] } | null> {
  return await inTransaction(database, async (trx) => {
    const stored = await lockSeekerProfile(trx, accountId);
    if (stored === null) return null;
    const merged = mergeProfile(base, values, stored);
    refuseUnknown(merged.values, stored);
    if (JSON.stringify(merged.values) !== JSON.stringify(stored))
      await saveSeekerProfile(trx, accountId, merged.values);
    return { data: merged.values, conflicts: merged.conflicts };
  });
}

/** Throws invalid-input for new entries that our lists don't have. An entry that a list has lost since it was stored may stay. */
function refuseUnknown(values: ProfileValues, stored: ProfileValues): void {
  const lists = {
    roles: { has: (slug: string) => roleBySlug(slug) !== null, what: "role" },
    places: { has: (slug: string) => placeBySlug(slug) !== undefined, what: "place" },
    skills: { has: (slug: string) => technologyBySlug(slug) !== null, what: "skill" },
    permits: { has: isCountry, what: "country" },
  };
  for (const field of ["roles", "places", "skills", "permits"] as const) {
    const { has, what } = lists[field];
    const unknown = values[field].find((entry) => !has(entry) && !stored[field].includes(entry));
    if (unknown !== undefined)
      throw new DeskError(
        "invalid-input",
        `We don’t know the ${what} “${unknown}”. Please choose from the list.`,
        field,
      );
  }
  if (values.country !== null && values.country !== stored.country && !isCountry(values.country))
    throw new DeskError("invalid-input", "Please choose a country from the list.", "country");
  if (values.payFloor !== null && currencyByCode(values.payFloor.currency) === undefined)
    throw new DeskError("invalid-input", "Please choose a currency from the list.", "payFloor");
}

function isCountry(code: string): boolean {
  return placeByCode(code)?.kind === "country";
}
