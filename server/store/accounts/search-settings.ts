import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import { SearchSettings } from "#contract/schemas/search-settings.ts";

/** The settings of an account; null while it holds none, or none that today's contract can read. */
export async function searchSettings(db: Connection, accountId: string): Promise<SearchSettings | null> {
  const row = await db
    .selectFrom("searchSetting")
    .select("settings")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : (SearchSettings.safeParse(row.settings).data ?? null);
}

/** Puts settings in place of the account's; gives what is stored then, or null when the account is gone. */
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
