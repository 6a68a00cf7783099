import { sql } from "kysely";
import type { Transaction } from "#postgres/connection.ts";

export interface DueGuest {
  guestId: string;
  encryptedAddress: Buffer;
  dueAt: Date;
}

/** Returns the guest who has waited longest among all guests whose mail may go out now, held until the transaction ends; null for nobody. Those in `except` are passed over. */
export async function nextDueGuest(trx: Transaction, except: readonly string[]): Promise<DueGuest | null> {
  const { rows } = await sql<DueGuest>`
    select guest_id, encrypted_address, due_at from guest_subscriber
    where mail_at <= now() and account_id is null and guest_id <> all (${except}::uuid[])
    order by mail_at limit 1 for update skip locked`.execute(trx);
  return rows[0] ?? null;
}

/** Returns since when the member and the guest could be mailed who have waited longest; null where nobody waits. Those in `except` are passed over. */
export async function oldestDue(
  trx: Transaction,
  except: readonly string[],
): Promise<{ member: Date | null; guest: Date | null }> {
  const { rows } = await sql<{ member: Date | null; guest: Date | null }>`
    select
      (select mail_at from alert_setting where mail_at <= now() and account_id <> all (${except}::uuid[])
        order by mail_at limit 1) as member,
      (select mail_at from guest_subscriber where mail_at <= now() and guest_id <> all (${except}::uuid[])
        order by mail_at limit 1) as guest`.execute(trx);
  return rows[0]!;
}
