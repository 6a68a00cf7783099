import { sql } from "kysely";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { EMPTY_PROFILE } from "#contract/values/desk/profile.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { saveSearchSettings, searchSettings } from "#store/accounts/search-settings.ts";

/** Returns what a person says about themselves, or null if the account no longer exists. Home country and hours are those of the search settings. */
export async function seekerProfile(db: Connection, accountId: string): Promise<ProfileValues | null> {
  const row = await db
    .selectFrom("account")
    .leftJoin("seekerProfile", "seekerProfile.accountId", "account.id")
    .selectAll("seekerProfile")
    .select("account.name")
    .where("account.id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { country, workday } = (await searchSettings(db, accountId)) ?? NO_SEARCH_SETTINGS;
  return {
    name: row.name,
    roles: row.roles ?? EMPTY_PROFILE.roles,
    places: row.places ?? EMPTY_PROFILE.places,
    country,
    workday,
    level: row.level,
    skills: row.skills ?? EMPTY_PROFILE.skills,
    payFloor:
      row.payAmount === null || row.payCurrency === null || row.payPeriod === null
        ? null
        : { amount: row.payAmount, currency: row.payCurrency, period: row.payPeriod },
    links: row.links ?? EMPTY_PROFILE.links,
    languages: row.languages ?? EMPTY_PROFILE.languages,
    permits: row.permits ?? EMPTY_PROFILE.permits,
  };
}

/** As `seekerProfile`, and keeps everybody else from changing it until the transaction ends. */
export async function lockSeekerProfile(trx: Transaction, accountId: string): Promise<ProfileValues | null> {
  await sql`select 1 from account where id = ${accountId} for update`.execute(trx);
  return await seekerProfile(trx, accountId);
}

/** Stores the parts of a profile where each of them belongs. */
export async function saveSeekerProfile(trx: Transaction, accountId: string, values: ProfileValues): Promise<void> {
  const { name, country, workday, payFloor, languages, roles, places, level, skills, links, permits } = values;
  await trx.updateTable("account").set({ name }).where("id", "=", accountId).execute();
  const parts = {
    roles,
    places,
    level,
    skills,
    links,
    permits,
    payAmount: payFloor?.amount ?? null,
    payCurrency: payFloor?.currency ?? null,
    payPeriod: payFloor?.period ?? null,
    languages: JSON.stringify(languages),
  };
  await trx
    .insertInto("seekerProfile")
    .values({ accountId, ...parts })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ ...parts, updatedAt: sql`now()` }))
    .execute();
  const settings = await searchSettings(trx, accountId);
  if (settings === null && country === null && workday === null) return;
  await saveSearchSettings(trx, accountId, { ...(settings ?? NO_SEARCH_SETTINGS), country, workday });
}
