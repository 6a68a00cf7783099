import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** How long a suspension outlives the account. */
const RETENTION_DAYS = 730;

/**
 * Keeps the suspension of an account that is about to be erased, by keyed hashes of its address and of the work mailbox it referred from.
 * A suspension of the whole account without an end is kept too. Does nothing for anybody else.
 */
export async function keepSuspension(db: Connection, accountId: string, addressHash: Buffer): Promise<void> {
  await sql`
    insert into referral_suspended_address (address_hash, reason, since, kept_until)
    select distinct on (h.hash) h.hash, s.reason, s.since, now() + make_interval(days => ${RETENTION_DAYS})
    from (
      select account_id, reason, since from referral_suspension
      union all
      select ${accountId}::uuid, left(e.words, 1000), e.created_at from restriction r join moderation_event e on e.id = r.event_id
      where r.target_kind = 'person' and r.target_id = ${accountId} and r.ends_at is null) s, lateral (
      select ${addressHash}::bytea as hash
      union select mailbox_hash from referrer where account_id = s.account_id and mailbox_hash is not null) h
    where s.account_id = ${accountId}
    on conflict (address_hash) do update set kept_until = excluded.kept_until`.execute(db);
}

/** Suspends a new account whose address was suspended when its owner was erased. */
export async function restoreSuspension(trx: Connection, accountId: string, addressHashes: Buffer[]): Promise<void> {
  await sql`
    insert into referral_suspension (account_id, reason, since)
    select ${accountId}, reason, since from referral_suspended_address
    where address_hash = any(${addressHashes}) and kept_until > now()
    on conflict do nothing`.execute(trx);
}

/** Returns whether the owner of a work mailbox was suspended when they were erased. */
export async function isMailboxSuspended(db: Connection, mailboxHashes: Buffer[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from referral_suspended_address where address_hash = any(${mailboxHashes}) and kept_until > now()`.execute(
    db,
  );
  return rows.length > 0;
}

/** Forgets that an account's address and work mailbox were suspended. */
export async function forgetSuspension(trx: Connection, accountId: string, addressHashes: Buffer[]): Promise<void> {
  await sql`
    delete from referral_suspended_address
    where address_hash = any(${addressHashes})
      or address_hash in (select mailbox_hash from referrer where account_id = ${accountId})`.execute(trx);
}

/** Deletes the hashes that have been kept long enough. Returns their number. */
export async function pruneSuspendedAddresses(db: Connection): Promise<number> {
  const result = await sql`delete from referral_suspended_address where kept_until < now()`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
