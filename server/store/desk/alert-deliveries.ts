import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import { deleteInSteps } from "#store/accounts/delete-in-steps.ts";

export type DeliveryRow = Row<"alertDelivery">;

/** Where a person hears of alerts besides mail: their webhook, for which `pushId` is null, and browsers. */
export interface AlertTarget {
  pushId: string | null;
}

/** Returns where an account hears of alerts besides mail. */
export async function alertTargets(db: Connection, accountId: string): Promise<AlertTarget[]> {
  const { rows } = await sql<AlertTarget>`
    select t.push_id from (
      select account_id, null::uuid as push_id from alert_webhook where disabled_at is null
      union all select account_id, id from push_subscription) t
    join account a on a.id = t.account_id
    where t.account_id = ${accountId} and a.delete_after is null`.execute(db);
  return rows;
}

/** Writes a delivery, due at once. */
export async function insertDelivery(
  db: Connection,
  {
    accountId,
    pushId,
    kind,
    encryptedBody,
  }: Pick<DeliveryRow, "accountId" | "pushId"> & { kind: "alert" | "test"; encryptedBody: Buffer },
): Promise<void> {
  await sql`
    insert into alert_delivery (account_id, push_id, kind, encrypted_body) values (${accountId}, ${pushId}, ${kind}, ${encryptedBody})`.execute(
    db,
  );
}

/** A delivery that this process holds, with what it needs. */
export interface LeasedDelivery extends Pick<
  DeliveryRow,
  "id" | "accountId" | "pushId" | "kind" | "attempts" | "createdAt"
> {
  encryptedBody: Buffer;
  /** Of the webhook; null for a browser. */
  url: string | null;
  encryptedSecret: Buffer | null;
  /** Of the browser; null for the webhook. */
  encryptedTarget: Buffer | null;
}

/** Leases the delivery that has been due longest, or returns null. Those of a killed process are due again when their lease ends. */
export async function leaseDelivery(db: Connection, leaseS: number): Promise<LeasedDelivery | null> {
  const { rows } = await sql<LeasedDelivery>`
    with leased as (
      update alert_delivery set lease_until = now() + make_interval(secs => ${leaseS}), attempts = attempts + 1
      where id in (
        select id from alert_delivery
        where delivered_at is null and abandoned_at is null and next_try_at <= now() and (lease_until is null or lease_until < now())
        order by next_try_at limit 1 for update skip locked)
      returning id, account_id, push_id, kind, attempts, created_at, encrypted_body)
    select l.*, w.url, w.encrypted_secret, p.encrypted_target
    from leased l
    left join alert_webhook w on l.push_id is null and w.account_id = l.account_id
    left join push_subscription p on p.id = l.push_id`.execute(db);
  return rows[0] ?? null;
}

export async function markDelivered(db: Connection, id: string, status: number): Promise<void> {
  await sql`
    update alert_delivery set delivered_at = now(), lease_until = null, encrypted_body = null, last_status = ${status}, last_error = null
    where id = ${id}`.execute(db);
}

/** Records a failed attempt: due again after `waitS` seconds, or ended when that is null. */
export async function markUndelivered(
  db: Connection,
  { id }: Pick<DeliveryRow, "id">,
  { status, error, waitS }: { status: number | null; error: string; waitS: number | null },
): Promise<void> {
  await sql`
    update alert_delivery set lease_until = null, last_status = ${status}, last_error = ${error},
      next_try_at = case when ${waitS}::float8 is null then next_try_at else now() + make_interval(secs => ${waitS}) end,
      abandoned_at = case when ${waitS}::float8 is null then now() end,
      encrypted_body = case when ${waitS}::float8 is null then null else encrypted_body end
    where id = ${id} and delivered_at is null`.execute(db);
}

/** Makes a delivery due later without counting the attempt, which sent nothing. */
export async function postponeDelivery(db: Connection, id: string, waitS: number): Promise<void> {
  await sql`
    update alert_delivery set lease_until = null, attempts = attempts - 1, next_try_at = now() + make_interval(secs => ${waitS})
    where id = ${id}`.execute(db);
}

/** Returns the latest deliveries to an account's webhook. */
export async function webhookDeliveries(db: Connection, accountId: string, limit: number): Promise<DeliveryRow[]> {
  return await db
    .selectFrom("alertDelivery")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("pushId", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Deletes deliveries 30 days after they were written. */
export async function pruneDeliveries(db: Connection): Promise<void> {
  await deleteInSteps(db, "alert_delivery", sql`created_at < now() - interval '30 days'`);
}
