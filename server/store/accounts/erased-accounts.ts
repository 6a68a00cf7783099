import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";

/** Longer than anybody should keep a backup. */
const RETENTION_DAYS = 730;

/** Notes that an account has been erased, by its random id, which means nothing to anybody without an older backup. */
export async function noteErasure(trx: Connection, accountId: string): Promise<void> {
  await trx
    .insertInto("erasedAccount")
    .values({ accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the erased accounts, oldest first. */
export async function erasedAccounts(db: Connection): Promise<Row<"erasedAccount">[]> {
  return await db.selectFrom("erasedAccount").selectAll().orderBy("erasedAt").execute();
}

/** Deletes what has been noted long enough. Returns how many. */
export async function pruneErasures(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("erasedAccount")
    .where(sql<boolean>`erased_at < now() - make_interval(days => ${RETENTION_DAYS})`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
