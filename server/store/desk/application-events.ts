import { sql } from "kysely";
import type { DeskEvent, FieldValue } from "#contract/values/desk/application.ts";
import type { Connection, Row } from "#postgres/connection.ts";

/** An event with its application and its place in the order of recording. */
export interface RecordedEvent extends DeskEvent {
  applicationId: string;
  seq: number;
  set: Readonly<Record<string, FieldValue>>;
}

export interface NewEvent extends Pick<DeskEvent, "id" | "thing" | "kind" | "madeAt" | "set"> {
  applicationId: string;
}

/** Adds the events that the account doesn't have yet and returns their ids. A time in the future becomes now. */
export async function insertEvents(
  trx: Connection,
  accountId: string,
  events: readonly NewEvent[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into application_event (account_id, id, application_id, thing, kind, made_at, fields)
    select ${accountId}, e.id, e."applicationId", e.thing, e.kind, least(e."madeAt", date_trunc('milliseconds', now())), e."set"
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (id uuid, "applicationId" uuid, thing uuid, kind text, "madeAt" timestamptz, "set" jsonb)
    on conflict (account_id, id) do nothing returning id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the events of these applications by application, in the order of recording; with null, of all. */
export async function eventsByApplication(
  db: Connection,
  accountId: string,
  applicationIds: readonly string[] | null,
): Promise<Map<string, RecordedEvent[]>> {
  const { rows } = await sql<Row<"applicationEvent">>`
    select id, application_id, seq, thing, kind, made_at, recorded_at, fields from application_event
    where account_id = ${accountId} and (${applicationIds === null} or application_id = any (${applicationIds ?? []}::uuid[]))
    order by seq`.execute(db);
  return Map.groupBy(
    rows.map(({ id, applicationId, seq, thing, kind, madeAt, recordedAt, fields }) => ({
      id,
      applicationId,
      seq: Number(seq),
      thing,
      kind,
      madeAt: madeAt.toISOString(),
      recordedAt: recordedAt.toISOString(),
      set: fields,
    })),
    ({ applicationId }) => applicationId,
  );
}
