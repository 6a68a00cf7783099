import { inTransaction } from "#postgres/transaction.ts";
import type { Connection } from "#postgres/connection.ts";
import { sql } from "kysely";
import { detachFromReferrals } from "#store/referrals/erasure.ts";

interface PersonalTable {
  table: string;
  column: string;
  hidden: readonly string[];
  /** The row belongs to somebody else as well: erasure only cuts the link to the person. */
  keep?: boolean;
}

/**
 * Every table that is keyed to a person, with the column that names the account. Export and erasure both follow this
 * list, and a test compares it with the database's own foreign keys. `hidden` columns never leave: they are no data of the
 * person's but keys to the account. Order: what must be erased first comes first.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  // Requests and referrers belong to two people: `detachFromReferrals` has taken this one out of them before.
  { table: "referral_notice", column: "account_id", hidden: [] },
  { table: "referral_suspension", column: "account_id", hidden: [] },
  { table: "referral_audit", column: "operator_id", hidden: ["request_id"], keep: true },
  { table: "operator", column: "account_id", hidden: [] },
  { table: "referral_message", column: "author_id", hidden: [] },
  { table: "referral_credit", column: "account_id", hidden: [] },
  { table: "referral_report", column: "reporter_id", hidden: ["referrer_id", "resolution"], keep: true },
  { table: "referral_block", column: "account_id", hidden: ["blocked_id"] },
  { table: "referral_block", column: "blocked_id", hidden: ["account_id", "blocked_id", "created_at"] },
  { table: "referral_watch", column: "account_id", hidden: [] },
  { table: "referral_setting", column: "account_id", hidden: [] },
  { table: "referral_request", column: "seeker_id", hidden: ["accepted_by"], keep: true },
  { table: "referrer_code", column: "account_id", hidden: ["mailbox_hash", "code_hash"] },
  { table: "referrer", column: "account_id", hidden: ["mailbox_hash"], keep: true },
  { table: "search_setting", column: "account_id", hidden: [] },
  { table: "outbox_mail", column: "account_id", hidden: ["encrypted_data"] },
  {
    table: "account_token",
    column: "account_id",
    hidden: ["token_hash", "password_fingerprint", "result_fingerprint"],
  },
  { table: "account_network", column: "account_id", hidden: ["network_key"] },
  { table: "session", column: "account_id", hidden: ["token_hash"] },
  { table: "account", column: "id", hidden: ["password_hash"] },
];

export type PersonalExport = Record<string, Record<string, unknown>[]>;

/** All rows keyed to the account, by table, from one snapshot. Columns keep the names they have in the database. */
export async function exportPersonalData(db: Connection, accountId: string): Promise<PersonalExport> {
  return await db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const result: PersonalExport = {};
      for (const { table, column, hidden } of PERSONAL_TABLES) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(trx);
        const shown = rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
        );
        result[table] = [...(result[table] ?? []), ...shown.filter((row) => Object.keys(row).length > 0)];
      }
      return result;
    });
}

/** Removes every row keyed to the account in one transaction; gives how many there were, by table. */
export async function erasePersonalData(db: Connection, accountId: string): Promise<Record<string, number>> {
  return await inTransaction({ db }, async (trx) => {
    await detachFromReferrals(trx, accountId);
    const removed: Record<string, number> = {};
    for (const { table, column, keep = false } of PERSONAL_TABLES) {
      const result = keep
        ? await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${accountId}`.execute(
            trx,
          )
        : await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(trx);
      removed[table] = (removed[table] ?? 0) + Number(result.numAffectedRows ?? 0n);
    }
    return removed;
  });
}

/** Removes accounts that nobody verified within 7 days, as the verification mail promises. */
export async function pruneUnverified(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("account")
    .where("emailVerifiedAt", "is", null)
    .where(sql<boolean>`created_at < now() - interval '7 days'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
