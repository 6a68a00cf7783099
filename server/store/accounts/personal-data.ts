import { inTransaction } from "#postgres/transaction.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { sql } from "kysely";
import { detachFromReferrals } from "#store/referrals/erasure.ts";

interface PersonalTable {
  table: string;
  column: string;
  hidden: readonly string[];
  /** The columns to export, where the others are as large as files (`personalFiles`). */
  columns?: readonly string[];
  /** The row also belongs to somebody else, so erasure only removes the link to this person. */
  keep?: boolean;
}

/**
 * Every table with a person's data, and its column that references the account. Export and erasure both follow this list, and a test
 * compares it with the foreign keys of the database. `hidden` columns are never exported: they are secrets, or other people's data.
 * Erasure follows the order of the list.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  // Requests and referrers also belong to other people, so `detachFromReferrals` removes this person from them first.
  { table: "referral_notice", column: "account_id", hidden: [] },
  { table: "referral_suspension", column: "account_id", hidden: [] },
  { table: "referral_audit", column: "operator_id", hidden: ["request_id"], keep: true },
  { table: "moderation_event", column: "operator_id", hidden: [], keep: true },
  { table: "statement_of_reasons", column: "account_id", hidden: [], keep: true },
  { table: "operator_look_up", column: "operator_id", hidden: ["account_id"], keep: true },
  { table: "operator_look_up", column: "account_id", hidden: ["operator_id"], keep: true },
  { table: "site_notice", column: "operator_id", hidden: [], keep: true },
  { table: "source_switch", column: "operator_id", hidden: [], keep: true },
  { table: "operator", column: "account_id", hidden: [] },
  { table: "referral_message", column: "author_id", hidden: [] },
  { table: "referral_credit", column: "account_id", hidden: [] },
  { table: "referral_report", column: "reporter_id", hidden: ["referrer_id", "resolution"], keep: true },
  { table: "referral_block", column: "account_id", hidden: ["blocked_id"] },
  { table: "referral_block", column: "blocked_id", hidden: ["account_id", "blocked_id", "created_at"] },
  { table: "referral_watch", column: "account_id", hidden: [] },
  { table: "referral_setting", column: "account_id", hidden: [] },
  {
    table: "referral_invitation",
    column: "seeker_id",
    hidden: ["token_hash", "domain", "pending_mailbox_hash", "code_hash", "mailbox_hash", "key_hash"],
  },
  { table: "referrer_card", column: "account_id", hidden: [] },
  { table: "referral_request", column: "seeker_id", hidden: ["accepted_by"], keep: true },
  { table: "referrer_code", column: "account_id", hidden: ["mailbox_hash", "old_mailbox_hash", "code_hash"] },
  { table: "referrer", column: "account_id", hidden: ["mailbox_hash"], keep: true },
  { table: "accuracy_label", column: "account_id", hidden: [], keep: true },
  { table: "board_lookup", column: "account_id", hidden: [] },
  { table: "saved_job", column: "account_id", hidden: [] },
  { table: "alert_job", column: "account_id", hidden: [] },
  { table: "alert_news", column: "account_id", hidden: [] },
  { table: "alert_overflow", column: "account_id", hidden: [] },
  { table: "alert_delivery", column: "account_id", hidden: ["encrypted_body"] },
  { table: "push_subscription", column: "account_id", hidden: ["endpoint_hash", "encrypted_target"] },
  { table: "alert_webhook", column: "account_id", hidden: ["encrypted_secret"] },
  { table: "alert_feed", column: "account_id", hidden: ["token_hash", "encrypted_token"] },
  { table: "alert_setting", column: "account_id", hidden: [] },
  { table: "saved_search", column: "account_id", hidden: ["filters_hash"] },
  { table: "guest_subscriber", column: "account_id", hidden: ["address_hash", "encrypted_address"] },
  {
    table: "board",
    column: "discovered_by_account",
    hidden: ["etag", "last_modified", "payload_hash", "lease_owner", "lease_until", "last_error"],
    keep: true,
  },
  // Deleting an application deletes its events, files and reminders; by themselves, events are never deleted.
  { table: "application", column: "account_id", hidden: [] },
  { table: "application_event", column: "account_id", hidden: [] },
  {
    table: "application_file",
    column: "account_id",
    hidden: [],
    columns: ["id", "application_id", "name", "media_type", "size", "created_at"],
  },
  {
    table: "application_file_part",
    column: "account_id",
    hidden: [],
    columns: ["file_id", "application_id", "start_byte", "created_at"],
  },
  { table: "application_reminder", column: "account_id", hidden: [] },
  { table: "application_deleted", column: "account_id", hidden: [] },
  { table: "application_calendar", column: "account_id", hidden: ["token_hash", "encrypted_token"] },
  { table: "seeker_profile", column: "account_id", hidden: [] },
  { table: "search_setting", column: "account_id", hidden: [] },
  { table: "account_setting", column: "account_id", hidden: [] },
  {
    table: "account_email_change",
    column: "account_id",
    hidden: ["password_fingerprint", "old_token_hash", "new_token_hash"],
  },
  { table: "outbox_mail", column: "account_id", hidden: ["encrypted_data"] },
  {
    table: "account_token",
    column: "account_id",
    hidden: ["token_hash", "password_fingerprint", "result_fingerprint", "pending_password_hash"],
  },
  { table: "account_network", column: "account_id", hidden: ["network_key"] },
  { table: "api_key", column: "account_id", hidden: ["token_hash"] },
  { table: "passkey", column: "account_id", hidden: ["credential_id", "public_key", "counter"] },
  // A company's log of claims outlives the people; a claim without its account gives nobody rights.
  { table: "employer_claim", column: "account_id", hidden: [], keep: true },
  { table: "session", column: "account_id", hidden: ["token_hash"] },
  { table: "account", column: "id", hidden: ["password_hash"] },
];

export type PersonalExport = Record<string, Record<string, unknown>[]>;

/** Returns all rows of the account by table, from one snapshot. Columns keep the database's names. */
export async function exportPersonalData(db: Connection, accountId: string): Promise<PersonalExport> {
  return await db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const result: PersonalExport = {};
      for (const { table, column, hidden, columns } of PERSONAL_TABLES) {
        const wanted = columns ? sql.join(columns.map((name) => sql.ref(name))) : sql`*`;
        const { rows } = await sql<Record<string, unknown>>`
          select ${wanted} from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(trx);
        const shown = rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
        );
        result[table] = [...(result[table] ?? []), ...shown.filter((row) => Object.keys(row).length > 0)];
      }
      return result;
    });
}

/** Returns how many rows each table has about the account. */
export async function countPersonalData(db: Connection, accountId: string): Promise<Record<string, number>> {
  const counts = PERSONAL_TABLES.map(
    ({ table, column }) =>
      sql`select ${table} as name, count(*)::int as rows from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const result: Record<string, number> = {};
  for (const { name, rows: found } of rows) result[name] = (result[name] ?? 0) + found;
  return result;
}

/** Deletes all rows of the account, in the caller's transaction or one of its own. Returns their numbers by table. */
export async function erasePersonalData(db: Connection, accountId: string): Promise<Record<string, number>> {
  if (db.isTransaction) return await eraseRows(db as Transaction, accountId);
  return await inTransaction({ db }, (trx) => eraseRows(trx, accountId));
}

async function eraseRows(trx: Transaction, accountId: string): Promise<Record<string, number>> {
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
}

/** Deletes accounts that were not verified within 7 days of their last registration, as the verification mail promises. */
export async function pruneUnverified(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("account")
    .where("emailVerifiedAt", "is", null)
    .where(sql<boolean>`password_changed_at < now() - interval '7 days'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
