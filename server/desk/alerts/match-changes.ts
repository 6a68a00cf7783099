import { setImmediate as nextTurn } from "node:timers/promises";
import type { DeskContext } from "#desk/desk-context.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { rememberedTerms } from "#search/standing/remembered-terms.ts";
import type { MatchOptions, StandingQueries } from "#search/standing/standing-queries.ts";
import { forgetCounts, waitingMatches, withdrawJobs } from "#store/desk/alert-findings.ts";
import {
  beginMatching,
  hasMatchingBegun,
  holdMatching,
  type MatchingPlace,
  saveMatching,
} from "#store/desk/alert-matching.ts";
import { EVERYBODY } from "#store/desk/alert-tables.ts";
import { type ChangePage, changesAt, latestPosition, PositionGoneError } from "#store/search/change-pages.ts";
import { documentsByIds } from "#store/search/search-documents.ts";
import { recordMatches } from "./record-matches.ts";
import { recordSavedNews } from "./saved-news.ts";

/** Changes in one index: each query costs about as much on a few thousand jobs as on one. */
export const CHANGES_AT_ONCE = 3000;
/** A connection may not be idle in a transaction for long. */
const SIGN_OF_LIFE_MS = 10_000;

export interface MatchedChanges {
  /** Jobs that changed. */
  jobs: number;
  /** Jobs that a person will hear of, over all people. */
  found: number;
  /** Jobs that the next mail only counts, because as many wait for the person as may. */
  counted: number;
  /** Queries that could not be matched. */
  failed: number;
}

/** What a page of changes is matched with. */
export interface MatchingContext extends Pick<DeskContext, "database" | "log"> {
  standing: StandingQueries;
  options: MatchOptions;
}

/**
 * Matches the changes of jobs since the last time with the standing queries, page by page, and records who hears of which job. A page counts as
 * read after all that it led to is recorded, and recording it again changes nothing, so a process that ends half-way loses and repeats
 * nothing. Other transactions wait for no more than one short statement's locks. Returns null while another process does it.
 */
export async function matchChanges({ options, ...given }: MatchingContext): Promise<MatchedChanges | null> {
  const { database } = given;
  const context = { ...given, options: { ...options, termStats: rememberedTerms(options.termStats) } };
  if (!(await hasMatchingBegun(database.db))) await beginMatching(database.db, await latestPosition(database));
  const all: MatchedChanges = { jobs: 0, found: 0, counted: 0, failed: 0 };
  for (;;) {
    const matched = await inTransaction(database, async (trx) => {
      const place = await holdMatching(trx);
      if (place === null) return null;
      const page = await pageAt(context, place);
      const figures = await matchPage(context, trx, place.page, page);
      await saveMatching(trx, page.next);
      return { figures, more: page.more };
    });
    if (matched === null) return all.jobs > 0 ? all : null;
    for (const name of ["jobs", "found", "counted", "failed"] as const) all[name] += matched.figures[name];
    if (!matched.more) return all;
  }
}

/** After a restore from a dump, or a month without matching, there is no way to continue but from now on. */
async function pageAt({ database, log }: MatchingContext, { position }: MatchingPlace): Promise<ChangePage> {
  try {
    return await changesAt(database, position, CHANGES_AT_ONCE);
  } catch (error) {
    if (!(error instanceof PositionGoneError)) throw error;
    log.error({ err: error, alarm: "alert-failed" }, "matching of saved searches starts again from now");
    return { changes: [], next: await latestPosition(database), more: false };
  }
}

async function matchPage(
  { database, log, standing, options }: MatchingContext,
  trx: Transaction,
  page: string,
  { changes }: ChangePage,
): Promise<MatchedChanges> {
  const ids = [...new Set(changes.map(({ jobId }) => jobId))];
  const figures = { jobs: ids.length, found: 0, counted: 0, failed: 0 };
  if (ids.length === 0) return figures;
  const alive = signOfLife(trx);
  for (const of of EVERYBODY) await forgetCounts(database.db, of, page);
  const documents = await documentsByIds(database, ids);
  const failed = new Set<string>();
  const matches = new Map<string, string[]>();
  const steps = standing.match(documents, options, (key, error) => {
    failed.add(key);
    log.error({ err: error, alarm: "alert-failed", query: key }, "could not match a saved search");
  });
  for (const step of steps) {
    for (const { key, ids: jobIds } of step) matches.set(key, jobIds);
    await alive();
    await nextTurn();
  }
  await withdrawUnmatched(database, ids, (key, jobId) => failed.has(key) || matches.get(key)?.includes(jobId) === true);
  for await (const { recorded, counted } of recordMatches(database, page, matches)) {
    figures.found += recorded;
    figures.counted += counted;
    await alive();
  }
  await recordSavedNews(database, ids);
  return { ...figures, failed: failed.size };
}

/** Withdraws what waits for people of jobs that have changed or closed so that their search doesn't find them any more. */
async function withdrawUnmatched(
  { db }: MatchingContext["database"],
  jobIds: readonly string[],
  isFound: (key: string, jobId: string) => boolean,
): Promise<void> {
  for (const of of EVERYBODY) {
    const waiting = await waitingMatches(db, of, jobIds);
    await withdrawJobs(
      db,
      of,
      waiting.filter(({ key, jobId }) => !isFound(key, jobId)),
    );
  }
}

/** Returns a function that keeps a transaction's connection from being taken for forgotten. */
function signOfLife(trx: Transaction): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SIGN_OF_LIFE_MS) return;
    await holdMatching(trx);
    last = performance.now();
  };
}
