import type { WrittenApplication } from "#contract/schemas/desk/application.ts";
import type { DeskEvent, DeskEventKind, FieldValue, FrozenPosting } from "#contract/values/desk/application.ts";
import type { DeskContents, DeskOperation } from "#web/features/desk/desk-storage.ts";
import { sendable } from "#web/features/desk/outbox.ts";

/** The kind of a guest's applications and of operations that write them. */
export const APPLICATION = "application";

/** An application as the screens know it: the account's or a guest's, with what waits in the outbox. */
export interface DeskApplication {
  id: string;
  jobId: string | null;
  createdAt: string;
  /** 0 until the account has it. */
  version: number;
  posting: FrozenPosting | null;
  events: readonly DeskEvent[];
}

/** A guest's application as the browser stores it. */
export type GuestApplication = Omit<DeskApplication, "id" | "version">;

export interface ApplicationPayload extends Omit<WrittenApplication, "events"> {
  events: readonly Omit<DeskEvent, "recordedAt">[];
  /** What the form showed when it opened, by event: of a value that the write replaces, only another one is news. Not sent. */
  shown?: Readonly<Record<string, FieldValues>>;
}

export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

let lastMadeAt = 0;

/** Returns a new event, made now and after every other event of this tab. */
export function newEvent(kind: DeskEventKind, thing: string, set: Record<string, FieldValue>): DeskEvent {
  lastMadeAt = Math.max(Date.now(), lastMadeAt + 1);
  return { id: crypto.randomUUID(), thing, kind, madeAt: new Date(lastMadeAt).toISOString(), recordedAt: null, set };
}

/** Today in the person's own calendar: YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the writes that the account doesn't have yet. */
export function waitingWrites(contents: DeskContents, owner: string): ApplicationPayload[] {
  return sendable(contents, owner)
    .filter((operation): operation is DeskOperation<ApplicationPayload> => operation.kind === APPLICATION)
    .map(({ payload }) => payload);
}

/** Returns the applications after these writes. Events that are there already count once. */
export function withWrites(
  applications: readonly DeskApplication[],
  writes: readonly ApplicationPayload[],
): DeskApplication[] {
  const byId = new Map(applications.map((each) => [each.id, each]));
  for (const { id, jobId, posting, createdAt, events } of writes) {
    const before = byId.get(id) ?? {
      id,
      jobId,
      posting,
      createdAt: createdAt ?? events[0]?.madeAt ?? new Date().toISOString(),
      version: 0,
      events: [],
    };
    const known = new Set(before.events.map((event) => event.id));
    const added = events.filter((event) => !known.has(event.id)).map((event) => ({ ...event, recordedAt: null }));
    byId.set(id, { ...before, events: [...before.events, ...added] });
  }
  return [...byId.values()];
}
