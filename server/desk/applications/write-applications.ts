import { randomUUID } from "node:crypto";
import type { WrittenApplication, WrittenEvent, WriteResult } from "#contract/schemas/desk/application.ts";
import {
  APPLICATIONS_MAX,
  type DeskEvent,
  EVENTS_MAX,
  EVENTS_PER_APPLICATION_MAX,
  EVENTS_PER_WRITE_MAX,
  type FrozenPosting,
} from "#contract/values/desk/application.ts";
import { foldApplication, type FoldedApplication, replacedValues, textOf } from "#contract/values/desk/fold.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { eventsByApplication, insertEvents, type RecordedEvent } from "#store/desk/application-events.ts";
import { setReminders } from "#store/desk/application-reminders.ts";
import {
  type ApplicationRow,
  applicationRows,
  deletedApplications,
  deskSize,
  insertApplications,
  lockDesk,
  postingsOfJobs,
  updateApplications,
} from "#store/desk/applications.ts";

const JOB_ID = /^[1-9]\d{0,17}$/;

/**
 * Adds events to applications and creates those that the desk doesn't have. Safe to repeat: events and applications that are there
 * already change nothing. Returns a result for each application, or null if the account is gone.
 */
export async function writeApplications(
  database: Pick<Database, "db">,
  accountId: string,
  requested: readonly WrittenApplication[],
): Promise<WriteResult[] | null> {
  const written = withoutRepeats(requested);
  if (written.reduce((sum, { events }) => sum + events.length, 0) > EVENTS_PER_WRITE_MAX)
    throw new DeskError("too-many", `Please send at most ${EVENTS_PER_WRITE_MAX} events at once.`, "applications");
  return await inTransaction(database, async (trx) =>
    (await lockDesk(trx, accountId)) ? await writeLocked(trx, accountId, written) : null,
  );
}

interface JoinedApplication extends WrittenApplication {
  /** The writes that it joins, in order. Their authors, such as two tabs, didn't know of each other. */
  parts: readonly Pick<WrittenApplication, "seen" | "events">[];
}

/** Joins parts of the same application, and drops events that occur twice. */
function withoutRepeats(requested: readonly WrittenApplication[]): JoinedApplication[] {
  return [...Map.groupBy(requested, ({ id }) => id).values()].map((parts) => {
    const events = parts.flatMap((each) => each.events);
    return { ...parts[0]!, parts, events: [...new Map(events.map((event) => [event.id, event])).values()] };
  });
}

async function writeLocked(
  trx: Transaction,
  accountId: string,
  written: readonly JoinedApplication[],
): Promise<WriteResult[]> {
  const ids = written.map(({ id }) => id);
  const deleted = await deletedApplications(trx, accountId, ids);
  const known = new Map((await applicationRows(trx, accountId, ids)).map((row) => [row.id, row]));
  const kept = written.filter(({ id }) => !deleted.has(id));
  const created = kept.filter(({ id }) => !known.has(id));
  const jobs = await jobsOf(trx, kept, known);
  await insertApplications(
    trx,
    accountId,
    created.map(({ id, jobId, posting, createdAt }) => ({
      id,
      jobId: jobId !== null && jobs.has(jobId) ? jobId : null,
      posting: posting ?? (jobId === null ? null : (jobs.get(jobId)?.posting ?? null)),
      createdAt: createdAt ?? new Date().toISOString(),
    })),
  );
  const before = await eventsByApplication(trx, accountId, [...known.keys()]);
  const createdIds = new Set(created.map(({ id }) => id));
  const events = kept.flatMap((each) => [
    ...(createdIds.has(each.id) ? firstDetails(each, jobs) : []),
    ...each.events.map((event) => ({ ...event, applicationId: each.id })),
  ]);
  const inserted = await insertEvents(trx, accountId, events);
  const changed = new Set([
    ...createdIds,
    ...events.filter(({ id }) => inserted.has(id)).map(({ applicationId }) => applicationId),
  ]);
  const versions = await storeStates(trx, accountId, { changed: [...changed], known, jobs, kept });
  await refuseTooMany(trx, accountId, inserted.size > 0 || created.length > 0);
  return written.map((each): WriteResult => {
    if (deleted.has(each.id)) return { id: each.id, status: "gone", version: 0, replaced: [] };
    const status = createdIds.has(each.id) ? "created" : changed.has(each.id) ? "changed" : "unchanged";
    const version = versions.get(each.id) ?? Number(known.get(each.id)?.version ?? 0);
    return { id: each.id, status, version, replaced: replacedUnseen(each, before.get(each.id) ?? []) };
  });
}

/** Returns the jobs that the applications are about, as they are now. */
async function jobsOf(
  trx: Transaction,
  written: readonly WrittenApplication[],
  known: ReadonlyMap<string, ApplicationRow>,
): Promise<Jobs> {
  const named = written.map(({ id, jobId }) => known.get(id)?.jobId ?? jobId);
  return await postingsOfJobs(
    trx,
    named.filter((id): id is string => id !== null && JOB_ID.test(id)),
  );
}
type Jobs = Awaited<ReturnType<typeof postingsOfJobs>>;

/** The details of a new application about one of our jobs, unless the writer sent some. */
function firstDetails(
  { id, jobId, posting, events, createdAt }: WrittenApplication,
  jobs: Jobs,
): (Pick<DeskEvent, "id" | "thing" | "madeAt" | "set"> & { kind: "details"; applicationId: string })[] {
  if (events.some(({ kind, set }) => kind === "details" && "title" in set)) return [];
  const from = posting ?? (jobId === null ? null : (jobs.get(jobId)?.posting ?? null));
  if (from === null) return [];
  const { title, company, url, location, salary } = from;
  const madeAt = createdAt ?? new Date().toISOString();
  return [
    {
      id: randomUUID(),
      thing: id,
      kind: "details",
      applicationId: id,
      madeAt,
      set: { title, company, url, location, salary },
    },
  ];
}

/** Computes the state of every changed application from all its events and stores it. Returns the new versions. */
async function storeStates(
  trx: Transaction,
  accountId: string,
  {
    changed,
    known,
    jobs,
    kept,
  }: {
    changed: readonly string[];
    known: ReadonlyMap<string, ApplicationRow>;
    jobs: Jobs;
    kept: readonly WrittenApplication[];
  },
): Promise<Map<string, number>> {
  const all = await eventsByApplication(trx, accountId, changed);
  const jobIds = new Map(kept.map(({ id, jobId }) => [id, known.get(id)?.jobId ?? jobId]));
  const states = changed.map((id) => {
    const folded = foldApplication(all.get(id) ?? []);
    const { stage, round, appliedOn, details, hidden } = folded;
    const row = known.get(id);
    // The copy is of the day of the application, not of the day it was saved.
    const newlyApplied = row !== undefined && row.appliedOn === null && appliedOn !== null;
    const posting = newlyApplied ? livePosting(jobs, jobIds.get(id) ?? null) : null;
    return { folded, state: { id, stage, round, appliedOn, hidden, company: details.company, posting } };
  });
  for (const [id, events] of all) {
    if (events.length > EVENTS_PER_APPLICATION_MAX)
      throw new DeskError(
        "too-many",
        `The application ${id} would have more than ${EVENTS_PER_APPLICATION_MAX} events.`,
      );
  }
  await updateApplications(
    trx,
    accountId,
    states.map(({ state }) => state),
  );
  if (changed.length > 0)
    await setReminders(
      trx,
      accountId,
      changed,
      states.flatMap(({ folded, state }) => remindersOf(state.id, folded)),
    );
  return new Map([...all].map(([id, events]) => [id, events.at(-1)?.seq ?? 0]));
}

function livePosting(jobs: Jobs, jobId: string | null): FrozenPosting | null {
  const job = jobId === null ? undefined : jobs.get(jobId);
  return job?.open === true ? job.posting : null;
}

function remindersOf(applicationId: string, { nexts, hidden }: FoldedApplication) {
  return nexts
    .filter((next) => !hidden && next.fields["done"] !== true && textOf(next, "remindAt") !== "")
    .map((next) => ({ applicationId, thing: next.id, remindAt: textOf(next, "remindAt") }));
}

async function refuseTooMany(trx: Transaction, accountId: string, grown: boolean): Promise<void> {
  if (!grown) return;
  const { applications, events } = await deskSize(trx, accountId);
  if (applications > APPLICATIONS_MAX)
    throw new DeskError("too-many", `A desk holds at most ${APPLICATIONS_MAX} applications. Delete old ones first.`);
  if (events > EVENTS_MAX)
    throw new DeskError("too-many", `A desk holds at most ${EVENTS_MAX} events. Delete old applications first.`);
}

/**
 * Returns the values that this write replaced although its author, by the version they had seen, didn't know them. A repeated write gets
 * the same answer.
 */
function replacedUnseen(
  { parts, events }: JoinedApplication,
  before: readonly RecordedEvent[],
): WriteResult["replaced"] {
  const own = new Set(events.map(({ id }) => id));
  const recorded = (part: readonly WrittenEvent[]) => part.map((event) => ({ ...event, recordedAt: null }));
  return parts.flatMap(({ seen, events: written }, at) => {
    if (seen === undefined) return [];
    const others = before.filter(({ id, seq }) => seq > seen && !own.has(id));
    const earlier = recorded(parts.slice(0, at).flatMap((part) => part.events));
    return replacedValues([...others, ...earlier], recorded(written));
  });
}
