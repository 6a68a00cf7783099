import type { Source } from "#sources/source.ts";
import type { BoardUpdate } from "#store/catalogue/board-runs.ts";
import { isUntried } from "#store/catalogue/board-candidates.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { FetchedBoard } from "./fetch-board.ts";
import { isSteady, type Doubt } from "./plausible.ts";
import type { RunFailure } from "./run-failure.ts";
import { worthAfterFailure, worthAfterGood } from "#ingest/board-gain.ts";
import {
  afterBadRun,
  afterGoodRun,
  afterUntriedRun,
  DEATH_AFTER_FAILURES,
  jittered,
  LONGEST_DELAY_S,
  SHORTEST_INTERVAL_S,
} from "#ingest/schedule.ts";

/** For how long a board may return to what it was before it became much larger. */
const REMEMBERED_MS = 30 * 24 * 3600 * 1000;

/** The moment of a run, and the random number (0 to 1) that spreads the next runs. */
export interface RunMoment {
  now: Date;
  random: number;
  /** Stretches an interval (in seconds) where the host cannot serve all its boards as often as they change. */
  spread?: (intervalS: number) => number;
  /** How long the run has taken so far. Waiting for the host can take long, and the next run counts from the end. */
  elapsedMs?: () => number;
}

function nextRunAfter({ now, random, elapsedMs }: RunMoment, delayS: number): Date {
  const tookS = Math.ceil((elapsedMs?.() ?? 0) / 1000);
  return new Date(now.getTime() + (Math.min(jittered(delayS, random), LONGEST_DELAY_S) + tookS) * 1000);
}

/** Returns the unchanged board, run at this moment. */
function unchangedBoard(board: Board, { now }: RunMoment): Omit<BoardUpdate, "nextRunAt" | "lastError"> {
  const { state, etag, lastModified, payloadHash, rulesVersion, intervalS, failures, goneCount } = board;
  const { lastGoodCount, doubtedSince, doubtedCount, grownAt, earlierCount, deadSince, lastSuccessAt } = board;
  const { expectedRemote, changesPerDay, gainPerDay, gainClass } = board;
  const size = { lastGoodCount, doubtedSince, doubtedCount, grownAt, earlierCount };
  return {
    state,
    etag,
    lastModified,
    payloadHash,
    rulesVersion,
    intervalS,
    failures,
    goneCount,
    ...size,
    deadSince,
    lastSuccessAt,
    expectedRemote,
    changesPerDay,
    gainPerDay,
    gainClass,
    lastRunAt: now,
  };
}

/** What a good run saw. */
export interface GoodRunSeen {
  fetched: Pick<FetchedBoard, "changed" | "complete" | "etag" | "lastModified" | "payloadHash" | "requests">;
  rulesVersion: number;
  /** Null when the board is unchanged. */
  seen: number | null;
  /** Remote openings. */
  kept: number;
  /** Remote openings that opened, closed or reopened. */
  changes: number;
  changed: boolean;
  secondLookDue: boolean;
  watchers: number;
  /** What was doubted about the answer until this run confirmed it. */
  believed: Doubt | null;
}

/** Updates the board after a complete, plausible run. */
export function afterGood(board: Board, source: Source, run: GoodRunSeen, moment: RunMoment): BoardUpdate {
  const { fetched, kept, changes, watchers } = run;
  const sinceGoodS = board.lastSuccessAt ? (moment.now.getTime() - board.lastSuccessAt.getTime()) / 1000 : null;
  const { complete, requests } = fetched;
  const worth = worthAfterGood(board, { kept, changes, watchers, complete, requests, elapsedS: sinceGoodS });
  const { intervalS, delayS } = afterGoodRun({
    ...(sinceGoodS !== null && board.failures === 0 && { elapsedS: sinceGoodS }),
    intervalS: board.intervalS,
    remoteOpenings: worth.expectedRemote,
    changesPerDay: worth.changesPerDay ?? 0,
    first: sinceGoodS === null,
    changed: run.changed,
    secondLookDue: run.secondLookDue,
    maxRunsPerDay: source.terms.maxRunsPerDay,
  });
  return {
    ...unchangedBoard(board, moment),
    ...worth,
    state: "live",
    intervalS,
    failures: 0,
    goneCount: 0,
    deadSince: null,
    doubtedSince: null,
    doubtedCount: null,
    lastGoodCount: run.seen ?? board.lastGoodCount,
    ...earlierSize(board, run, moment),
    lastSuccessAt: moment.now,
    // After an incomplete run, a "not modified" must not hide the pages and details that are still missing.
    ...(fetched.changed && {
      etag: fetched.complete ? fetched.etag : null,
      lastModified: fetched.complete ? fetched.lastModified : null,
      payloadHash: fetched.complete ? fetched.payloadHash : null,
      rulesVersion: run.rulesVersion,
    }),
    nextRunAt: nextRunAfter(moment, run.secondLookDue ? delayS : Math.max(delayS, moment.spread?.(intervalS) ?? 0)),
    lastError: null,
  };
}

/** Returns what the board was before it became much larger or another one; forgotten after a month, or once it is about that size again. */
function earlierSize(
  board: Board,
  { believed, seen }: GoodRunSeen,
  { now }: RunMoment,
): Pick<Board, "grownAt" | "earlierCount"> {
  if (believed === "grown" || believed === "foreign") return { grownAt: now, earlierCount: board.lastGoodCount };
  const { grownAt, earlierCount } = board;
  const isRecent = grownAt !== null && now.getTime() - grownAt.getTime() < REMEMBERED_MS;
  const isBack = seen !== null && seen <= (earlierCount ?? 0) * 1.5;
  return isRecent && !isBack ? { grownAt, earlierCount } : { grownAt: null, earlierCount: null };
}

/** Updates a candidate after a good run that lists nothing valid: it is kept only once it yields postings. */
export function afterEmpty(board: Board, moment: RunMoment): BoardUpdate {
  return { ...afterUntried(board, board.failures + 1, moment), lastError: "the board lists no openings yet" };
}

function afterUntried(board: Board, failures: number, moment: RunMoment, retryAfterS?: number) {
  const { quarantined, delayS } = afterUntriedRun({ wasQuarantined: board.state === "quarantined", failures });
  return {
    ...unchangedBoard(board, moment),
    ...worthAfterFailure(board, failures),
    etag: null,
    lastModified: null,
    payloadHash: null,
    state: quarantined ? ("quarantined" as const) : board.state,
    failures,
    nextRunAt: nextRunAfter(moment, Math.max(delayS, retryAfterS ?? 0)),
  };
}

/** Updates the board after a complete but implausible answer: closes nothing and reads in full the next time. */
export function afterDoubtful(
  board: Board,
  run: { kind: "implausible" | "changed-shape"; seen: number; message: string; doubt?: Doubt | null },
  moment: RunMoment,
): BoardUpdate {
  const failures = board.failures + 1;
  const steady = board.doubtedCount !== null && isSteady(run.doubt ?? "shrunk", run.seen, board.doubtedCount);
  const doubted =
    run.kind === "implausible"
      ? {
          doubtedSince: steady && board.doubtedSince ? board.doubtedSince : moment.now,
          doubtedCount: steady ? board.doubtedCount : run.seen,
        }
      : {};
  const delayS = afterBadRun({ kind: run.kind, failures, goneCount: 0, retryAfterS: undefined });
  return {
    ...unchangedBoard(board, moment),
    ...worthAfterFailure(board, failures),
    ...doubted,
    etag: null,
    lastModified: null,
    payloadHash: null,
    failures,
    goneCount: 0,
    nextRunAt: nextRunAfter(moment, delayS),
    lastError: run.message,
  };
}

/** Updates the board after a run that failed to read it. */
export function afterFailure(board: Board, failure: RunFailure, moment: RunMoment): BoardUpdate {
  if (failure.kind === "postponed") {
    const nextRunAt = nextRunAfter(moment, Math.max(failure.retryAfterS ?? 0, SHORTEST_INTERVAL_S));
    return { ...unchangedBoard(board, moment), nextRunAt, lastRunAt: null, lastError: failure.message };
  }
  const failures = board.failures + 1;
  if (failure.kind === "other-company") {
    return {
      ...unchangedBoard(board, moment),
      state: "refused",
      failures,
      nextRunAt: moment.now,
      lastError: failure.message,
    };
  }
  if (isUntried(board.state))
    return { ...afterUntried(board, failures, moment, failure.retryAfterS), lastError: failure.message };
  const goneCount = failure.kind === "gone" ? board.goneCount + 1 : 0;
  const dead = goneCount >= DEATH_AFTER_FAILURES;
  const delayS = afterBadRun({ kind: failure.kind, failures, goneCount, retryAfterS: failure.retryAfterS });
  return {
    ...unchangedBoard(board, moment),
    ...worthAfterFailure(board, failures),
    state: dead ? "dead" : board.state,
    deadSince: dead ? (board.deadSince ?? moment.now) : board.deadSince,
    failures,
    goneCount: board.state === "dead" && !dead ? board.goneCount : goneCount,
    nextRunAt: nextRunAfter(moment, delayS),
    lastError: failure.message,
  };
}
