import { sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { SearchSettings } from "#contract/schemas/search-settings.ts";

/** Returns the settings of an account, or null if none are stored in the form of the current contract. */
export async function searchSettings(db: Connection, accountId: string): Promise<SearchSettings | null> {
  const row = await db
    .selectFrom("searchSetting")
    .select("settings")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : (SearchSettings.safeParse(row.settings).data ?? null);
}

/** Returns the settings of an account, and lets no other call that does so continue until the transaction ends. */
export async function searchSettingsForUpdate(trx: Transaction, accountId: string): Promise<SearchSettings | null> {
  await trx.selectFrom("account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
  return await searchSettings(trx, accountId);
}

/** Replaces the settings of an account and returns them, or null if the account no longer exists. */
export async function saveSearchSettings(
  db: Connection,
  accountId: string,
  settings: SearchSettings,
): Promise<SearchSettings | null> {
  const { rows } = await sql<{ settings: unknown }>`
    insert into search_setting (account_id, settings)
    select id, ${JSON.stringify(settings)}::json from account where id = ${accountId}
    on conflict (account_id) do update set settings = excluded.settings, updated_at = now()
    returning settings`.execute(db);
  return rows[0] === undefined ? null : SearchSettings.parse(rows[0].settings);
}
