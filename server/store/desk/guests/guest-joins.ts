import { sql } from "kysely";
import type { Transaction } from "#postgres/connection.ts";
import { nextDue } from "../alert-mails.ts";
import { MEMBERS } from "../alert-tables.ts";

/** Moves what guests of an address have confirmed to the account whose address it now is. `hashes` are those that it may be stored under. */
export async function joinGuestsOfAddress(
  trx: Transaction,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const { rows } = await sql<{ guestId: string }>`
    select guest_id from guest_subscriber where address_hash = any(${hashes}) order by guest_id for update`.execute(
    trx,
  );
  for (const { guestId } of rows) await joinGuest(trx, accountId, guestId);
}

/** Returns the account that has proved an address and isn't about to be deleted. */
export async function accountOfAddress(trx: Transaction, emailKey: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from account where email_key = ${emailKey} and email_verified_at is not null and delete_after is null for update`.execute(
    trx,
  );
  return rows[0]?.id ?? null;
}

/**
 * Moves a guest's confirmed searches to an account, and the jobs that they have heard of, so that they hear of none again. The guest must be
 * locked. Searches that wait for their confirmation stay until then. Mails that wait are sent as the account's.
 */
export async function joinGuest(trx: Transaction, accountId: string, guestId: string): Promise<void> {
  await sql`
    insert into saved_search (account_id, id, name, filters, filters_hash, frequency, paused_until, created_at, filters_since)
    select ${accountId}, g.id, g.name, g.filters, g.filters_hash, g.frequency, g.paused_until, g.created_at, g.filters_since
    from guest_search g
    where g.guest_id = ${guestId} and g.confirmed_at is not null
      and not exists (select from saved_search s where s.account_id = ${accountId} and s.filters_hash = g.filters_hash)
    on conflict do nothing`.execute(trx);
  // What a search found belongs to the account's search with the same filters.
  const ownSearch = sql`
    left join guest_search g on g.guest_id = f.guest_id and g.id = f.search_id
    left join lateral (
      select s.id from saved_search s where s.account_id = ${accountId} and s.filters_hash = g.filters_hash
      order by s.id = g.id desc, s.id limit 1) own on true`;
  await sql`
    insert into alert_job (account_id, job_id, search_id, found_at, due_at, settled_at, shown_at)
    select ${accountId}, f.job_id, coalesce(own.id, f.search_id), f.found_at, f.due_at, f.settled_at, f.shown_at
    from guest_alert_job f ${ownSearch} where f.guest_id = ${guestId}
    on conflict (account_id, job_id) do update set settled_at = coalesce(alert_job.settled_at, excluded.settled_at),
      shown_at = coalesce(alert_job.shown_at, excluded.shown_at)`.execute(trx);
  await sql`
    insert into alert_overflow (account_id, search_id, page, jobs)
    select ${accountId}, coalesce(own.id, f.search_id), f.page, sum(f.jobs) from guest_alert_overflow f ${ownSearch}
    where f.guest_id = ${guestId} group by 2, 3
    on conflict (account_id, search_id, page) do update set jobs = alert_overflow.jobs + excluded.jobs`.execute(trx);
  await sql`
    insert into alert_setting (account_id, time_zone, due_at, last_mail_at)
    select ${accountId}, coalesce(p.settings -> 'workday' ->> 'timeZone', g.time_zone), ${nextDue(MEMBERS, accountId)}, g.last_mail_at
    from guest_subscriber g left join search_setting p on p.account_id = ${accountId} where g.guest_id = ${guestId}
    on conflict (account_id) do update set due_at = excluded.due_at,
      last_mail_at = greatest(alert_setting.last_mail_at, excluded.last_mail_at)`.execute(trx);
  await sql`update outbox_mail set account_id = ${accountId}, guest_id = null where guest_id = ${guestId}`.execute(trx);
  await sql`delete from guest_search where guest_id = ${guestId} and confirmed_at is not null`.execute(trx);
  await sql`delete from guest_alert_job where guest_id = ${guestId}`.execute(trx);
  await sql`delete from guest_alert_overflow where guest_id = ${guestId}`.execute(trx);
  await sql`
    update guest_subscriber set account_id = ${accountId}, address_hash = null, encrypted_address = null, due_at = null
    where guest_id = ${guestId}`.execute(trx);
}

/** Turns searches off that moved from a guest to an account. */
export async function silenceSearches(trx: Transaction, accountId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update saved_search set frequency = 'off', updated_at = now() where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(
    trx,
  );
}
