import type { ApplicationResponse, StoredApplication } from "#contract/schemas/desk/application.ts";
import { type ApplicationSummary, summariseApplication } from "#contract/values/desk/fold.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Connection } from "#postgres/connection.ts";
import { eventsByApplication, type RecordedEvent } from "#store/desk/application-events.ts";
import { type ApplicationRow, applicationRows, postingsOfJobs } from "#store/desk/applications.ts";

/** Returns what the board, the table and the agenda show: every application that isn't removed, newest first. */
export async function listApplications(db: Connection, accountId: string): Promise<ApplicationSummary[]> {
  const [rows, events] = await Promise.all([
    applicationRows(db, accountId, null),
    eventsByApplication(db, accountId, null),
  ]);
  return rows.flatMap((row) => summariseApplication(toStored(row, events.get(row.id) ?? [])) ?? []);
}

/** Returns every application whole, the removed ones too, in the form that `writeApplications` takes. */
export async function wholeApplications(db: Connection, accountId: string): Promise<StoredApplication[]> {
  const [rows, events] = await Promise.all([
    applicationRows(db, accountId, null),
    eventsByApplication(db, accountId, null),
  ]);
  return rows.map((row) => toStored(row, events.get(row.id) ?? []));
}

/** Returns one application whole, with its posting as it is now. */
export async function readApplication(
  db: Connection,
  accountId: string,
  id: string,
): Promise<Omit<ApplicationResponse["data"], "referral">> {
  const [row] = await applicationRows(db, accountId, [id]);
  if (row === undefined) throw notOnDesk();
  const events = await eventsByApplication(db, accountId, [id]);
  const live = row.jobId === null ? null : ((await postingsOfJobs(db, [row.jobId])).get(row.jobId) ?? null);
  return { ...toStored(row, events.get(id) ?? []), live };
}

export function notOnDesk(): DeskError {
  return new DeskError("not-found", "There is no such application on your desk.");
}

function toStored(row: ApplicationRow, events: readonly RecordedEvent[]): StoredApplication {
  return {
    id: row.id,
    jobId: row.jobId,
    posting: row.posting,
    createdAt: row.createdAt.toISOString(),
    version: Number(row.version),
    events: events.map(({ id, thing, kind, madeAt, recordedAt, set }) => ({
      id,
      thing,
      kind,
      madeAt,
      recordedAt: recordedAt ?? madeAt,
      set,
    })),
  };
}
