import { sql } from "kysely";
import type { AlertSettings } from "#contract/schemas/desk/alert-settings.ts";
import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";
import { USUAL_ALERT_TIMES } from "#contract/values/desk/alert-times.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { nextDue } from "./alert-mails.ts";
import { type AlertTables, MEMBERS } from "./alert-tables.ts";

interface SettingsRow {
  hour: number | null;
  weekday: number | null;
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
  pausedUntil: Date | null;
}

/** Returns when an account hears of new jobs: by default at the usual times in the time zone of its working hours. */
export async function alertSettings(db: Connection, accountId: string): Promise<AlertSettings> {
  const { rows } = await sql<SettingsRow>`
    select t.hour, t.weekday, coalesce(t.time_zone, p.settings -> 'workday' ->> 'timeZone', 'UTC') as time_zone, t.quiet_from, t.quiet_to,
      t.paused_until
    from account a left join alert_setting t on t.account_id = a.id left join search_setting p on p.account_id = a.id
    where a.id = ${accountId}`.execute(db);
  const { hour, weekday, timeZone, quietFrom, quietTo, pausedUntil } = rows[0] ?? NOTHING_SET;
  return {
    hour: hour ?? USUAL_ALERT_TIMES.hour,
    weekday: weekday ?? USUAL_ALERT_TIMES.weekday,
    timeZone,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    pausedUntil: pausedUntil?.toISOString() ?? null,
  };
}

const NOTHING_SET: SettingsRow = {
  hour: null,
  weekday: null,
  timeZone: "UTC",
  quietFrom: null,
  quietTo: null,
  pausedUntil: null,
};

/** Replaces when an account hears of new jobs. Returns false if the account no longer exists. */
export async function saveAlertSettings(
  trx: Transaction,
  accountId: string,
  { hour, weekday, timeZone, quiet, pausedUntil }: AlertSettings,
): Promise<boolean> {
  const { rows } = await sql`
    insert into alert_setting (account_id, hour, weekday, time_zone, quiet_from, quiet_to, paused_until)
    select id, ${hour}, ${weekday}, ${timeZone}, ${quiet?.from ?? null}::int, ${quiet?.to ?? null}::int, ${pausedUntil}::timestamptz
    from account where id = ${accountId}
    on conflict (account_id) do update set hour = excluded.hour, weekday = excluded.weekday, time_zone = excluded.time_zone,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, paused_until = excluded.paused_until
    returning account_id`.execute(trx);
  return rows.length > 0;
}

/** Makes what waits for a person due at another time, by how often its search tells. What is due already stays so. */
export async function rescheduleJobs(
  trx: Transaction,
  of: AlertTables,
  personId: string,
  dueAt: Record<Exclude<AlertFrequency, "off">, Date>,
): Promise<void> {
  const { person, searches, jobs, settings } = of;
  const times = (Object.keys(dueAt) as (keyof typeof dueAt)[]).map(
    (frequency) => [frequency, dueAt[frequency]] as const,
  );
  await sql`
    update ${jobs} a set due_at = n.due_at
    from ${searches} s, unnest(${times.map(([frequency]) => frequency)}::text[], ${times.map(([, at]) => at.toISOString())}::timestamptz[]) as n (frequency, due_at)
    where a.${person} = ${personId} and a.settled_at is null and a.due_at > now()
      and s.${person} = a.${person} and s.id = a.search_id and n.frequency = s.frequency`.execute(trx);
  if (of === MEMBERS)
    await sql`
      update alert_news set due_at = ${dueAt.daily.toISOString()}
      where account_id = ${personId} and settled_at is null and due_at > now()`.execute(trx);
  await sql`update ${settings} set due_at = ${nextDue(of, personId)} where ${person} = ${personId}`.execute(trx);
}
