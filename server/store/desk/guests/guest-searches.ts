import { sql } from "kysely";
import type { AlertFrequency, SearchFilters } from "#contract/values/desk/saved-search.ts";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

export type GuestRow = Row<"guestSubscriber">;
export type GuestSearchRow = Row<"guestSearch">;
export type GuestFrequency = Exclude<AlertFrequency, "off">;

/** Creates the guest of an address unless there is one. `hashes` are those that the address may be stored under, the current one first. */
export async function guestOfAddress(
  trx: Transaction,
  hashes: readonly [Buffer, ...Buffer[]],
  { encryptedAddress, timeZone }: { encryptedAddress: Buffer; timeZone: string },
): Promise<string> {
  const { rows } = await sql<{ guestId: string }>`
    with known as (select guest_id from guest_subscriber where address_hash = any(${hashes}) for update), created as (
      insert into guest_subscriber (address_hash, encrypted_address, time_zone)
      select ${hashes[0]}, ${encryptedAddress}, ${timeZone} where not exists (select from known)
      on conflict (address_hash) do update set address_hash = excluded.address_hash
      returning guest_id)
    select guest_id from known union all select guest_id from created limit 1`.execute(trx);
  return rows[0]!.guestId;
}

/** Returns a guest, locked until the transaction ends; null for one who no longer exists. */
export async function lockGuest(trx: Transaction, guestId: string): Promise<GuestRow | null> {
  const guest = await trx
    .selectFrom("guestSubscriber")
    .selectAll()
    .where("guestId", "=", guestId)
    .forUpdate()
    .executeTakeFirst();
  return guest ?? null;
}

export async function guestById(db: Connection, guestId: string): Promise<GuestRow | null> {
  const guest = await db.selectFrom("guestSubscriber").selectAll().where("guestId", "=", guestId).executeTakeFirst();
  return guest ?? null;
}

export interface GuestWish {
  name: string;
  filters: SearchFilters;
  filtersHash: Buffer;
  frequency: GuestFrequency;
}

/** Adds a search that waits for its confirmation, or replaces the frequency of the one that waits already. */
export async function addGuestSearch(
  trx: Transaction,
  guestId: string,
  { name, filters, filtersHash, frequency }: GuestWish,
): Promise<Pick<GuestSearchRow, "id" | "createdAt">> {
  const { rows } = await sql<Pick<GuestSearchRow, "id" | "createdAt">>`
    insert into guest_search (guest_id, name, filters, filters_hash, frequency)
    values (${guestId}, ${name}, ${JSON.stringify(filters)}::json, ${filtersHash}, ${frequency})
    on conflict (guest_id, filters_hash) where confirmed_at is null do update set frequency = excluded.frequency, updated_at = now()
    returning id, created_at`.execute(trx);
  return rows[0]!;
}

/** Returns a guest's searches: those that wait for a confirmation first, then by name. */
export async function guestSearches(db: Connection, guestId: string): Promise<GuestSearchRow[]> {
  return await db
    .selectFrom("guestSearch")
    .selectAll()
    .where("guestId", "=", guestId)
    .orderBy(sql`confirmed_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
}

/** Confirms a search: only jobs that come later are news. A confirmed one with the same filters takes over its frequency instead. */
export async function confirmSearch(trx: Transaction, guestId: string, id: string): Promise<void> {
  await sql`
    with same as (
      update guest_search c set frequency = n.frequency, paused_until = null, updated_at = now()
      from guest_search n
      where n.guest_id = ${guestId} and n.id = ${id} and n.confirmed_at is null
        and c.guest_id = n.guest_id and c.filters_hash = n.filters_hash and c.confirmed_at is not null
      returning c.id), dropped as (
      delete from guest_search where guest_id = ${guestId} and id = ${id} and exists (select from same))
    update guest_search set confirmed_at = now(), updated_at = now(), filters_since = now()
    where guest_id = ${guestId} and id = ${id} and confirmed_at is null and not exists (select from same)`.execute(trx);
}

/** Changes a confirmed search. Returns false if the guest has none of this id. */
export async function setGuestSearch(
  trx: Transaction,
  {
    guestId,
    id,
    frequency,
    pausedUntil,
  }: { guestId: string; id: string; frequency: string; pausedUntil: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update guest_search set frequency = ${frequency}, paused_until = ${pausedUntil}::timestamptz, updated_at = now()
    where guest_id = ${guestId} and id = ${id} and confirmed_at is not null`.execute(trx);
  return Number(numAffectedRows ?? 0n) > 0;
}

/** Deletes searches of a guest, and the guest with everything else once none is left. */
export async function deleteGuestSearches(trx: Transaction, guestId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from guest_search where guest_id = ${guestId} and id = any(${ids}::uuid[])`.execute(trx);
  await sql`
    delete from guest_subscriber g where g.guest_id = ${guestId} and g.account_id is null
      and not exists (select from guest_search s where s.guest_id = g.guest_id)`.execute(trx);
}

/** Deletes a guest with everything that we know about them. */
export async function deleteGuest(trx: Transaction, guestId: string): Promise<void> {
  await trx.deleteFrom("guestSubscriber").where("guestId", "=", guestId).where("accountId", "is", null).execute();
}

/** Deletes what nobody confirmed within these hours, and the addresses of guests with nothing left. Returns how many searches. */
export async function pruneGuests(db: Connection, hours: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from guest_search where confirmed_at is null and created_at < now() - make_interval(hours => ${hours})`.execute(
    db,
  );
  await sql`
    delete from guest_subscriber g where g.account_id is null and g.created_at < now() - make_interval(hours => ${hours})
      and not exists (select from guest_search s where s.guest_id = g.guest_id)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
