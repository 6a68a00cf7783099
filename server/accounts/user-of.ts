import type { User } from "#contract/schemas/auth.ts";
import { EMPTY_PROFILE, missingParts } from "#contract/values/desk/profile.ts";
import type { Connection } from "#postgres/connection.ts";
import type { AccountRow } from "#store/accounts/accounts.ts";
import { seekerProfile } from "#store/desk/seeker-profile.ts";
import { placeBySlug } from "#taxonomy/places.ts";
import { roleBySlug } from "#taxonomy/roles.ts";

/** Returns the account as its owner's browser sees it. Roles and places are named in words. */
export async function userOf(db: Connection, account: AccountRow): Promise<User> {
  const profile = (await seekerProfile(db, account.id)) ?? EMPTY_PROFILE;
  return {
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    createdAt: account.createdAt.toISOString(),
    profileCompleted: missingParts(profile).length === 0,
    preferences: {
      roles: profile.roles.map((slug) => roleBySlug(slug)?.title ?? slug),
      locations: profile.places.map((slug) => placeBySlug(slug)?.name ?? slug),
    },
  };
}
