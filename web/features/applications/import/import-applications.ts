import type { WriteApplicationsResponse } from "#contract/schemas/desk/application.ts";
import { APPLICATIONS_MAX } from "#contract/values/desk/application.ts";
import { type ImportedApplication, withOtherId } from "#contract/values/desk/csv/csv-draft.ts";
import { ApiError, callApi, type RetryPolicy } from "#web/api/api-client.ts";
import { currentOwner, readAccountMarks } from "#web/features/desk/account-marks.ts";
import { changeDesk, recordsOf } from "#web/features/desk/desk-state.ts";
import { type DeskChange, type DeskContents, DeskStorageFull } from "#web/features/desk/desk-storage.ts";
import { GUEST, queued } from "#web/features/desk/outbox.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import { APPLICATION, type GuestApplication } from "../desk/application-operation.ts";
import { applicationApi } from "../desk/application-api.ts";
import { applicationsClient } from "../desk/applications-client.ts";
import { TooManyApplications } from "../desk/write-application.ts";

/** Small enough that progress shows and a cancelled import stops soon. */
const BATCH = { applications: 100, characters: 4_000_000 };
/** How often an application that the person deleted for good gets another id. */
const OTHER_IDS = 5;
const WRITES: RetryPolicy = {
  retries: 4,
  retryable: (error) => error.status === 0 || error.status === 429 || error.status >= 500,
  waitMs: (attempt) => 2 ** attempt * 1_000,
};

export interface ImportResult {
  /** How many of the applications the desk has now, from the first one on. */
  done: number;
  /** Those that this import created. */
  created: string[];
  /** Why it stopped before the end; null if it didn't. */
  problem: string | null;
}

export interface ImportOptions {
  /** Ids of the applications that the desk had before. */
  known: ReadonlySet<string>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/**
 * Writes applications to the desk, a guest's or a member's, in batches. Stops at the end of a batch when cancelled. Repeating it does
 * nothing twice.
 */
export async function importApplications(
  applications: readonly ImportedApplication[],
  { known, signal, onProgress }: ImportOptions,
): Promise<ImportResult> {
  await startDesk();
  const owner = currentOwner();
  const created: string[] = [];
  let done = 0;
  try {
    for (const batch of batchesOf(applications)) {
      if (signal.aborted) break;
      if (currentOwner() !== owner)
        return { done, created, problem: "You logged in or out meanwhile. Please start again." };
      const written = owner === GUEST ? await writeGuest(batch) : await writeAccount(batch);
      created.push(...written.filter((id) => !known.has(id)));
      done += batch.length;
      onProgress(done);
    }
    return { done, created, problem: null };
  } catch (error) {
    return { done, created, problem: problemOf(error) };
  } finally {
    if (owner !== GUEST) {
      void applicationsClient.invalidateQueries();
      void readAccountMarks(owner);
    }
  }
}

function batchesOf(applications: readonly ImportedApplication[]): ImportedApplication[][] {
  const batches: ImportedApplication[][] = [];
  let size = Infinity;
  for (const application of applications) {
    const characters = JSON.stringify(application).length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= BATCH.applications || size + characters > BATCH.characters) {
      batches.push([application]);
      size = characters;
    } else {
      last.push(application);
      size += characters;
    }
  }
  return batches;
}

/** Returns the ids under which the account has the applications. */
async function writeAccount(batch: readonly ImportedApplication[]): Promise<string[]> {
  const ids: string[] = [];
  let left = batch;
  for (let attempt = 1; left.length > 0 && attempt <= OTHER_IDS; attempt += 1) {
    const { data } = await callApi<WriteApplicationsResponse>(applicationApi.applications, {
      method: "POST",
      body: { applications: left },
      policy: WRITES,
    });
    const gone = new Set(data.filter(({ status }) => status === "gone").map(({ id }) => id));
    ids.push(...data.filter(({ id }) => !gone.has(id)).map(({ id }) => id));
    const next = attempt;
    left = left.filter(({ id }) => gone.has(id)).map((each) => withOtherId(each, next));
  }
  return ids;
}

async function writeGuest(batch: readonly ImportedApplication[]): Promise<string[]> {
  await changeDesk((contents) => guestChange(contents, batch));
  return batch.map(({ id }) => id);
}

/** Each application is a record in the browser, and an operation that carries it to the account at sign-in. */
function guestChange(contents: DeskContents, batch: readonly ImportedApplication[]): DeskChange {
  const known = new Map(recordsOf<GuestApplication>(contents, APPLICATION).map(({ id, value }) => [id, value]));
  const added = batch.filter(({ id }) => !known.has(id)).length;
  if (known.size + added > APPLICATIONS_MAX) throw new TooManyApplications();
  const written = batch.map(({ id, jobId, posting, createdAt, events }) => {
    const before = known.get(id);
    const had = new Set(before?.events.map((event) => event.id));
    const fresh = events.filter((event) => !had.has(event.id)).map((event) => ({ ...event, recordedAt: null }));
    const value: GuestApplication = {
      ...(before ?? { jobId, posting, createdAt }),
      events: [...(before?.events ?? []), ...fresh],
    };
    return { record: { kind: APPLICATION, id }, value };
  });
  return {
    putRecords: written.map(({ record, value }) => ({ ...record, value })),
    putOperations: written.map(({ record, value }) =>
      queued(contents, GUEST, {
        id: `${APPLICATION} ${record.id}`,
        kind: APPLICATION,
        payload: { id: record.id, ...value },
        record,
      }),
    ),
  };
}

function problemOf(error: unknown): string {
  if (error instanceof DeskStorageFull)
    return "Your browser has no room left. Log in to keep the rest in your account.";
  if (error instanceof TooManyApplications) return error.message;
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return "Your session has ended. Log in and continue.";
  return error.message === "" ? "The server can’t be reached. Check your connection and continue." : error.message;
}
