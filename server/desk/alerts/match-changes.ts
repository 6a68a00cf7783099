import { setImmediate as nextTurn } from "node:timers/promises";
import { nextAlertAt } from "#contract/values/desk/alert-times.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { MatchOptions, StandingQueries } from "#search/standing/standing-queries.ts";
import { changesAfter, currentCursor } from "#store/catalogue/job-changes.ts";
import {
  beginMatching,
  type FoundJob,
  hasMatchingBegun,
  holdMatching,
  type JobToTell,
  peopleToTell,
  recordJobsToTell,
  saveMatching,
} from "#store/desk/alert-matching.ts";
import { documentsByIds } from "#store/search/search-documents.ts";

/** Changed jobs in one index, and matches in one statement. */
const JOBS_AT_ONCE = 1000;
const MATCHES_AT_ONCE = 5000;

export interface MatchedChanges {
  /** Jobs that changed. */
  jobs: number;
  /** Jobs that a person will hear of, over all people. */
  found: number;
}

/**
 * Matches the changes of jobs since the last time with the standing queries, and records who hears of which job. The changes count as read only
 * together with what they led to, so a process that ends half-way loses and repeats nothing. Returns null while another process does it.
 */
export async function matchChanges(
  { database }: Pick<DeskContext, "database">,
  standing: StandingQueries,
  options: MatchOptions,
): Promise<MatchedChanges | null> {
  if (!(await hasMatchingBegun(database.db))) await beginMatching(database.db, await currentCursor(database));
  return await inTransaction(database, async (trx) => {
    const place = await holdMatching(trx);
    if (place === null) return null;
    const { cursor, changes } = await changesAfter(database, place);
    const ids = [...new Set(changes.filter(({ kind }) => kind !== "closed").map(({ jobId }) => jobId))];
    let found = 0;
    for (let from = 0; from < ids.length; from += JOBS_AT_ONCE) {
      const documents = await documentsByIds(database, ids.slice(from, from + JOBS_AT_ONCE));
      const matches: { key: string; jobId: string }[] = [];
      for (const step of standing.match(documents, options)) {
        for (const { key, ids: jobIds } of step) for (const jobId of jobIds) matches.push({ key, jobId });
        if (matches.length >= MATCHES_AT_ONCE) found += await record(trx, matches.splice(0));
        await nextTurn();
      }
      if (matches.length > 0) found += await record(trx, matches);
    }
    await saveMatching(trx, cursor);
    return { jobs: ids.length, found };
  });
}

async function record(trx: Transaction, matches: readonly { key: string; jobId: string }[]): Promise<number> {
  const found = await peopleToTell(trx, matches);
  const now = new Date();
  const known = new Map<string, Date>();
  return await recordJobsToTell(
    trx,
    found.map((each): JobToTell => {
      const { accountId, jobId, searchId } = each;
      return { accountId, jobId, searchId, dueAt: dueAt(each, now, known) };
    }),
  );
}

/** Time zones are slow to read, and many people share one and an hour. */
function dueAt(found: FoundJob, now: Date, known: Map<string, Date>): Date {
  const { frequency, hour, weekday, timeZone, quietFrom, quietTo } = found;
  const key = [frequency, hour, weekday, timeZone, quietFrom, quietTo].join(" ");
  let due = known.get(key);
  if (due === undefined) {
    const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    due = nextAlertAt(frequency, { hour, weekday, timeZone, quiet }, now);
    known.set(key, due);
  }
  return due;
}
