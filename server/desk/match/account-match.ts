import type { MatchTarget } from "#search/match/match-rules.ts";
import type { Database } from "#postgres/database.ts";
import { seekerProfile } from "#store/desk/seeker-profile.ts";
import { hasMatch, matchTarget } from "./match-target.ts";
import type { MatchedPerson } from "./matched-person.ts";

/** Returns the account's profile, or null while it names nothing that tells jobs apart. */
export async function accountPerson({ db }: Pick<Database, "db">, accountId: string): Promise<MatchedPerson | null> {
  const profile = await seekerProfile(db, accountId);
  return profile === null || !hasMatch(profile) ? null : profile;
}

/** Returns the same in the terms of the read model. */
export async function accountTarget(database: Pick<Database, "db">, accountId: string): Promise<MatchTarget | null> {
  const person = await accountPerson(database, accountId);
  return person && matchTarget(person, new Date());
}
