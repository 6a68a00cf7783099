import { performance } from "node:perf_hooks";
import { isOffline, isPostponed } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Logger } from "#app/log.ts";
import { sourceById } from "#sources/registry.ts";
import { LeaseLostError, releaseBoard } from "#store/catalogue/board-claims.ts";
import { finishBoard, recordRun, type RunReport } from "#store/catalogue/board-runs.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { knownPostings, type KnownPosting } from "#store/catalogue/postings.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { afterFailure, type RunMoment } from "./board-after-run.ts";
import { holdLease, RunLimitError, type RunLimits } from "./run-lease.ts";
import { judgeRun } from "./judge-run.ts";
import { expectedCompany, requireCompany, UNSTATED_COMPANY } from "./expected-company.ts";
import { fetchBoard } from "./fetch-board.ts";
import { classifyPostings, type ClassifiedPostings } from "./classify-postings.ts";
import { runFailure } from "./run-failure.ts";
import { apiKeysFor, type SourceKeys } from "#ingest/source-api-keys.ts";
import { storeRun, type CompletedRun } from "./store-run.ts";

export interface RunOptions {
  database: Database;
  http: OutboundHttp;
  /** A board that `owner` has claimed. */
  board: Board;
  owner: string;
  /** The moment of the run, for dates, closing and the next run. Leases use the database's clock. */
  now: Date;
  log: Logger;
  /** Aborts the run, releases the board and stores nothing. */
  signal?: AbortSignal;
  /** API keys for the sources that need them. */
  keys?: SourceKeys;
  /** Stretches an interval (in seconds) where the source's host cannot serve all boards as often as they change. */
  spread?: (source: string, intervalS: number) => number;
  /** 0 to 1, spreads the next runs; random by default. */
  random?: number;
  limits?: Partial<RunLimits>;
}

/** How long a board waits after a run without a network, so that the next attempt tries another one. */
const OFFLINE_DELAY_S = 30;
/** How long a board waits after a run that hung. */
const HUNG_DELAY_S = 3600;

/**
 * Runs one claimed board from fetch to store and schedules its next run. A board that cannot be read yields a report with
 * `outcome: "failed"`. Throws LeaseLostError when another worker took over, database errors, and a FetchError with the code
 * `offline` when there is no network or `no-room` while other large answers are read: the board then stays as it was.
 */
export async function runBoard(options: RunOptions): Promise<RunReport> {
  const { database, board, owner } = options;
  const lease = holdLease(options);
  const http: OutboundHttp = {
    ...options.http,
    async fetch(request) {
      const answer = await options.http.fetch(request);
      lease.progressed();
      return answer;
    },
  };
  const signal = options.signal ? AbortSignal.any([options.signal, lease.signal]) : lease.signal;
  try {
    return await Promise.race([run({ ...options, http }, signal, lease.progressed), lease.abandoned]);
  } catch (error) {
    await releaseBoard(database, { owner, boardId: board.id, delayS: delayAfter(error) }).catch(() => {});
    throw error;
  } finally {
    lease.end();
  }
}

/** Returns how long a board waits after a run that stored nothing, s. */
function delayAfter(error: unknown): number {
  if (isOffline(error)) return OFFLINE_DELAY_S;
  if (isPostponed(error)) return error.retryAfterS ?? 0;
  return error instanceof RunLimitError ? HUNG_DELAY_S : 0;
}

async function run(options: RunOptions, signal: AbortSignal, progressed: () => void): Promise<RunReport> {
  const { database, board, owner, log } = options;
  const started = performance.now();
  const elapsedMs = () => Math.round(performance.now() - started);
  const moment: RunMoment = {
    now: options.now,
    random: options.random ?? Math.random(),
    elapsedMs,
    ...(options.spread && { spread: (intervalS: number) => options.spread?.(board.source, intervalS) ?? intervalS }),
  };
  try {
    const report = await storeRun(database, await fetchAndClassify(options, { moment, elapsedMs, progressed }, signal));
    log.debug({ report }, "board run stored");
    return report;
  } catch (thrown) {
    if (signal.aborted && !(signal.reason instanceof RunLimitError)) throw signal.reason;
    const error: unknown = signal.aborted ? signal.reason : thrown;
    if (error instanceof LeaseLostError || isPostponed(error)) throw error;
    const failure = runFailure(error);
    const level = isUntried(board) ? "debug" : "warn";
    log[level]({ source: board.source, board: board.token, kind: failure.kind }, failure.message);
    const report = emptyReport(board, failure.message, elapsedMs());
    await inBulkTransaction(database, async (client) => {
      if (!(await finishBoard(client, { owner, boardId: board.id }, afterFailure(board, failure, moment))))
        throw new LeaseLostError(board);
      await recordRun(client, board.id, moment.now, report);
    });
    return failure.movedTo === undefined ? report : { ...report, movedTo: failure.movedTo };
  }
}

/** A list's claim about a board that was never read; a wrong one isn't worth a line of the log. */
function isUntried(board: Board): boolean {
  return board.lastSuccessAt === null && ["directory", "starter", "discovered"].includes(board.origin);
}

async function fetchAndClassify(
  { database, http, board, owner, log, keys: allKeys = {} }: RunOptions,
  { moment, elapsedMs, progressed }: { moment: RunMoment; elapsedMs: () => number; progressed: () => void },
  signal: AbortSignal,
): Promise<CompletedRun> {
  const source = sourceById(board.source);
  const keys = apiKeysFor(source, allKeys);
  const named = {
    id: board.id,
    token: board.token,
    ...(keys && { keys }),
    ...(board.companyName !== null && { companyName: board.companyName }),
  };
  const expected = expectedCompany(board, source);
  const ref = expected === null ? named : { ...named, companyName: UNSTATED_COMPANY };
  const known = await knownPostings(database, board.id, moment.now);
  const isKnown = (externalId: string, hash: string) => {
    const posting = known.get(externalId);
    return posting?.contentHash === hash && posting.rulesVersion === RULES_VERSION;
  };
  const last = board.rulesVersion === RULES_VERSION ? board : null;
  const read = await fetchBoard({ http, source, board: ref, now: moment.now, last, isKnown, signal });
  const fetched = expected === null ? read : requireCompany(read, expected);
  const base = { owner, board, source, fetched, known, moment, elapsedMs };
  if (!fetched.changed)
    return { ...base, classified: unchangedPostings(known), outcome: "unchanged", error: undefined, doubt: null };
  const classified = await classifyPostings(fetched, {
    source,
    board: named,
    known,
    now: moment.now,
    log,
    signal,
    progressed,
  });
  return { ...base, ...judgeRun({ board, source, known, classified, now: moment.now }) };
}

/** Returns what an unchanged board lists: every posting that its last good run did not miss. */
function unchangedPostings(known: ReadonlyMap<string, KnownPosting>): ClassifiedPostings {
  const listed = [...known.values()].filter(
    ({ missedRuns, closedAt, droppedReason }) => missedRuns === 0 && (closedAt === null || droppedReason !== null),
  );
  const dropped: Record<string, number> = {};
  for (const { droppedReason } of listed)
    if (droppedReason !== null) dropped[droppedReason] = (dropped[droppedReason] ?? 0) + 1;
  const kept = listed.filter((posting) => posting.droppedReason === null).length;
  const ids = new Set(listed.map((posting) => posting.externalId));
  return { writes: [], unchanged: [], listed: ids, seen: listed.length, kept, dropped, wrongShape: 0, changed: 0 };
}

function emptyReport(board: Board, error: string, ms: number): RunReport {
  const counts = {
    seen: 0,
    kept: 0,
    dropped: {},
    changed: 0,
    opened: 0,
    closed: 0,
    reopened: 0,
    requests: 0,
    bytes: 0,
  };
  return { board: { source: board.source, token: board.token }, outcome: "failed", ...counts, ms, error };
}
