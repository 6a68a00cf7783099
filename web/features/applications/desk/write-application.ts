import {
  APPLICATIONS_MAX,
  type DeskEvent,
  type DeskEventKind,
  type FieldValue,
  type FrozenPosting,
} from "#contract/values/desk/application.ts";
import { currentOwner } from "#web/features/desk/account-marks.ts";
import { changeDesk, recordsOf } from "#web/features/desk/desk-state.ts";
import type { DeskChange, DeskContents } from "#web/features/desk/desk-storage.ts";
import { flushOutbox } from "#web/features/desk/flush-outbox.ts";
import { GUEST, queued } from "#web/features/desk/outbox.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import {
  APPLICATION,
  type ApplicationPayload,
  type FieldValues,
  type GuestApplication,
  newEvent,
  withWrites,
} from "./application-operation.ts";
import { setRestore } from "./replaced-values.ts";

/** The application to write, with what it needs if the desk doesn't have it yet. */
export interface WriteTarget {
  id: string;
  jobId?: string | null;
  posting?: FrozenPosting | null;
  /** The version that a form showed when it opened, so that the answer can say what another tab changed meanwhile. */
  seen?: number;
}

export interface Change {
  kind: DeskEventKind;
  thing: string;
  set: Record<string, FieldValue>;
  /** The values that a form showed when it opened. */
  shown?: FieldValues;
}

/** This browser holds as many applications as it may. */
export class TooManyApplications extends Error {
  constructor() {
    super(`A desk holds at most ${APPLICATIONS_MAX} applications. Delete old ones first.`);
    this.name = "TooManyApplications";
  }
}

/**
 * Adds events to an application, and creates it if need be: a guest's in the browser, a member's through the outbox, which sends them as
 * soon as it can. Throws DeskStorageFull and TooManyApplications.
 */
export async function writeApplication(target: WriteTarget, changes: readonly Change[]): Promise<void> {
  await startDesk();
  const events = changes.map(({ kind, thing, set }) => newEvent(kind, thing, set));
  const shown = Object.fromEntries(
    changes.flatMap((change, at) => (change.shown === undefined ? [] : [[events[at]!.id, change.shown]])),
  );
  const owner = currentOwner();
  await changeDesk((contents) =>
    owner === GUEST ? guestChange(contents, target, events) : memberChange(contents, { owner, target, events, shown }),
  );
  if (owner !== GUEST) void flushOutbox();
}

function memberChange(
  contents: DeskContents,
  {
    owner,
    target: { id, jobId = null, posting = null, seen },
    events,
    shown,
  }: { owner: string; target: WriteTarget; events: readonly DeskEvent[]; shown: Record<string, FieldValues> },
): DeskChange {
  const createdAt = events[0]?.madeAt ?? new Date().toISOString();
  const fromForm = seen !== undefined && Object.keys(shown).length > 0;
  const payload: ApplicationPayload = { id, jobId, posting, createdAt, events, ...(fromForm && { seen, shown }) };
  return {
    putOperations: [
      queued(contents, owner, { id: `${APPLICATION} ${crypto.randomUUID()}`, kind: APPLICATION, payload }),
    ],
  };
}

/** A guest's application is one record, and one operation that carries all of it to the account. */
function guestChange(
  contents: DeskContents,
  { id, jobId = null, posting = null }: WriteTarget,
  events: readonly DeskEvent[],
): DeskChange {
  const records = recordsOf<GuestApplication>(contents, APPLICATION);
  const known = records.find((record) => record.id === id);
  if (known === undefined && records.length >= APPLICATIONS_MAX) throw new TooManyApplications();
  const before = known === undefined ? [] : [{ ...known.value, id, version: 0 }];
  const [after] = withWrites(before, [{ id, jobId, posting, events }]);
  if (after === undefined) return {};
  const value: GuestApplication = {
    jobId: after.jobId,
    posting: after.posting,
    createdAt: after.createdAt,
    events: after.events,
  };
  const record = { kind: APPLICATION, id };
  return {
    putRecords: [{ ...record, value }],
    putOperations: [
      queued(contents, GUEST, { id: `${APPLICATION} ${id}`, kind: APPLICATION, payload: { id, ...value }, record }),
    ],
  };
}

setRestore((id, changes) => void writeApplication({ id }, changes));

/** Forgets a guest's application for good. */
export async function forgetGuestApplication(id: string): Promise<void> {
  await changeDesk(() => ({
    deleteRecords: [{ kind: APPLICATION, id }],
    deleteOperations: [`${GUEST} ${APPLICATION} ${id}`],
  }));
}
