import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Source } from "#sources/source.ts";
import { lockHeldBoard } from "#store/catalogue/board-claims.ts";
import { watchersOf } from "#store/catalogue/board-watchers.ts";
import { finishBoard, recordRun, type RunOutcome, type RunReport } from "#store/catalogue/board-runs.ts";
import type { Board } from "#store/catalogue/boards.ts";
import {
  clearMissedRuns,
  closePostings,
  countMissedRuns,
  reopenPostings,
  upsertPostings,
  type KnownPosting,
} from "#store/catalogue/postings.ts";
import { holdSuspectJobs, type SuspectPosting } from "#store/moderation/suspect-jobs.ts";
import type { Queryable } from "#postgres/connection.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import type { Database } from "#postgres/database.ts";
import { isUntried } from "#store/catalogue/board-candidates.ts";
import { afterDoubtful, afterEmpty, afterGood, type RunMoment } from "./board-after-run.ts";
import type { Doubt } from "./plausible.ts";
import { decideClosings, type Closings } from "./closing.ts";
import { companyMention } from "./company-mention.ts";
import { companyTrust } from "./company-trust.ts";
import { hideSampleJobs } from "#ingest/hide-sample-jobs.ts";
import type { FetchedBoard } from "./fetch-board.ts";
import type { ClassifiedPostings } from "./classify-postings.ts";
import { reconcileJobs } from "./reconcile-jobs.ts";
import type { Published } from "./regroup-jobs.ts";

/** A fetched and classified board, ready to be stored. */
export interface CompletedRun {
  owner: string;
  board: Board;
  source: Source;
  fetched: FetchedBoard;
  known: ReadonlyMap<string, KnownPosting>;
  classified: ClassifiedPostings;
  outcome: Exclude<RunOutcome, "failed">;
  doubt: Doubt | null;
  error: string | undefined;
  moment: RunMoment;
  elapsedMs: () => number;
}

/** Stores a run in one transaction: postings, jobs, changes, the run's record and the board's next run. */
export async function storeRun(database: Database, run: CompletedRun): Promise<RunReport> {
  return inBulkTransaction(database, async (client) => {
    const { board, classified, outcome, moment } = run;
    await lockHeldBoard(client, { owner: run.owner, board });
    const trusted = (outcome === "ok" || outcome === "unchanged") && run.fetched.complete;
    const closings = closingsOf(run, trusted);
    const { published, closedByRules } = await storePostings(client, run, closings);
    const sample = board.origin === "sample";
    const touched = [...closings.vanished, ...closings.expired, ...closings.reopened, ...closedByRules];
    const jobs = await reconcileJobs(client, {
      published,
      touchedIds: touched.map((posting) => posting.id),
      sample,
      now: moment.now,
    });
    if (!sample) await holdSuspectJobs(client, suspectPostings(published), HOLD_WORDS);
    if (!sample && jobs.opened + jobs.reopened > 0) await hideSampleJobs(client, moment.now);
    const wereClosed = classified.writes.filter(
      (write) => write.normalised !== null && run.known.get(write.externalId)?.closedAt,
    ).length;
    const isNew = (externalId: string) =>
      !run.known.has(externalId) || run.known.get(externalId)?.droppedReason !== null;
    const report: RunReport = {
      board: { source: board.source, token: board.token },
      outcome,
      seen: classified.seen,
      kept: classified.kept,
      dropped: classified.dropped,
      changed: classified.changed,
      opened: classified.writes.filter((write) => write.normalised !== null && isNew(write.externalId)).length,
      closed: [...closings.vanished, ...closings.expired, ...closedByRules].filter(isKept).length,
      reopened: closings.reopened.length + wereClosed,
      requests: run.fetched.requests,
      bytes: run.fetched.bytes,
      ms: run.elapsedMs(),
      ...(run.error !== undefined && { error: run.error }),
    };
    await recordRun(client, board.id, moment.now, report);
    const watchers = await watchersOf(client, board.id);
    await finishBoard(client, { owner: run.owner, boardId: board.id }, boardAfter(run, report, closings, watchers));
    return report;
  });
}

const HOLD_WORDS =
  "The posting shows signs of a scam, which the case lists. A program took the job off the site before anybody saw it; a person looks at it and decides.";

/** Returns the postings that wait for an operator. */
function suspectPostings(published: readonly Published[]): SuspectPosting[] {
  return published.flatMap(({ postingId, normalised: { scamSigns = [] } }) =>
    scamSigns.length === 0 ? [] : [{ postingId, signs: scamSigns }],
  );
}

const isKept = (posting: KnownPosting) => posting.droppedReason === null;

function closingsOf(run: CompletedRun, trusted: boolean): Closings {
  const { classified, known } = run;
  const written = new Set(classified.writes.map((write) => write.externalId));
  return decideClosings({
    known: [...known.values()].filter((posting) => !written.has(posting.externalId)),
    listed: classified.listed,
    readable: new Set(classified.unchanged.map((posting) => posting.externalId)),
    trusted,
    window: run.source.window === true,
    now: run.moment.now,
  });
}

/** Writes the postings. Returns those to publish, and published ones that the rules now drop. */
async function storePostings(
  client: Queryable,
  run: CompletedRun,
  closings: Closings,
): Promise<{ published: Published[]; closedByRules: KnownPosting[] }> {
  const { board, source, known, classified, moment } = run;
  const idsOf = (postings: readonly KnownPosting[]) => postings.map((posting) => posting.id);
  const ids = await upsertPostings(client, board.id, classified.writes, RULES_VERSION, moment.now);
  await clearMissedRuns(client, idsOf(closings.found));
  await countMissedRuns(client, idsOf(closings.missed), moment.now, board.lastSuccessAt);
  await closePostings(client, idsOf(closings.vanished), "not-listed", moment.now);
  await closePostings(client, idsOf(closings.expired), "expired", moment.now);
  await reopenPostings(client, idsOf(closings.reopened), moment.now);
  const published: Published[] = [];
  const closedByRules: KnownPosting[] = [];
  const names = classified.writes.flatMap(({ normalised }) => normalised?.companyName ?? []);
  for (const { externalId, url, raw, normalised } of classified.writes) {
    const before = known.get(externalId);
    if (normalised === null) {
      if (before && before.closedAt === null && before.droppedReason === null) closedByRules.push(before);
      continue;
    }
    const mention = companyMention(raw.company, normalised, {
      boardId: board.id,
      trust: companyTrust(board, source, normalised.companyName, names),
      sample: board.origin === "sample",
    });
    published.push({
      postingId: ids.get(externalId) ?? "",
      boardId: board.id,
      sourceId: source.id,
      raw,
      normalised,
      url,
      mention,
    });
  }
  return { published, closedByRules };
}

function boardAfter(run: CompletedRun, report: RunReport, closings: Closings, watchers: number) {
  const { board, source, classified, outcome, moment } = run;
  if (outcome === "implausible" || outcome === "changed-shape") {
    return afterDoubtful(
      board,
      { kind: outcome, seen: classified.seen, message: run.error ?? outcome, doubt: run.doubt },
      moment,
    );
  }
  const valid = classified.writes.length + classified.unchanged.length;
  if (isUntried(board.state) && outcome === "ok" && valid === 0) return afterEmpty(board, moment);
  const changes = report.opened + report.closed + report.reopened;
  const changed = report.changed + changes > 0;
  const seen = outcome === "unchanged" ? null : classified.seen;
  return afterGood(
    board,
    source,
    {
      fetched: run.fetched,
      rulesVersion: RULES_VERSION,
      seen,
      kept: report.kept,
      changes,
      changed,
      secondLookDue: closings.missed.some(isKept),
      watchers,
      believed: run.doubt,
    },
    moment,
  );
}
