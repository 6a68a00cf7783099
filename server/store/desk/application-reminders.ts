import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

export interface Reminder {
  applicationId: string;
  /** Id of the next step. */
  thing: string;
  remindAt: string;
}

/**
 * Makes the reminders of these applications the given ones. A time that has passed is ignored unless its reminder still waits: it was
 * mailed, or nobody wanted it at the time.
 */
export async function setReminders(
  trx: Connection,
  accountId: string,
  applicationIds: readonly string[],
  reminders: readonly Reminder[],
): Promise<void> {
  const json = JSON.stringify(reminders);
  await sql`
    delete from application_reminder r where account_id = ${accountId} and application_id = any (${applicationIds}::uuid[])
      and not exists (select from jsonb_to_recordset(${json}::jsonb) as w ("applicationId" uuid, thing uuid)
        where w."applicationId" = r.application_id and w.thing = r.thing)`.execute(trx);
  await sql`
    insert into application_reminder (account_id, application_id, thing, remind_at)
    select ${accountId}, w."applicationId", w.thing, w."remindAt"
    from jsonb_to_recordset(${json}::jsonb) as w ("applicationId" uuid, thing uuid, "remindAt" timestamptz)
    where w."remindAt" > now()
    on conflict (account_id, application_id, thing) do update set remind_at = excluded.remind_at`.execute(trx);
}

export interface DueReminder {
  accountId: string;
  applicationId: string;
  thing: string;
  remindAt: Date;
  email: string;
  name: string;
}

/** Takes up to `limit` due reminders out of the table, past those that another process is taking. */
export async function takeDueReminders(trx: Connection, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    delete from application_reminder r using account a
    where a.id = r.account_id and (r.account_id, r.application_id, r.thing) in (
      select account_id, application_id, thing from application_reminder where remind_at <= now()
      order by remind_at limit ${limit} for update skip locked)
    returning r.account_id, r.application_id, r.thing, r.remind_at, a.email, a.name`.execute(trx);
  return rows;
}
