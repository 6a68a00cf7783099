import type { Source } from "#sources/source.ts";
import type { BoardUpdate } from "#store/catalogue/board-runs.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { FetchedBoard } from "./fetch-board.ts";
import type { RunFailure } from "./run-failure.ts";
import { afterBadRun, afterGoodRun, DEATH_AFTER_FAILURES, jittered, SHORTEST_INTERVAL_S } from "#ingest/schedule.ts";

/** The moment of a run, and the chance that spreads the next ones (0 to 1). */
export interface RunMoment {
  now: Date;
  random: number;
  /** What becomes of an interval (in seconds) where the host cannot serve all its boards as often as they change. */
  spread?: (intervalS: number) => number;
  /** How long the run has taken so far: waits for the host's turn may be long, and the next run counts from its end. */
  elapsedMs?: () => number;
}

function later({ now, random, elapsedMs }: RunMoment, delayS: number): Date {
  const tookS = Math.ceil((elapsedMs?.() ?? 0) / 1000);
  return new Date(now.getTime() + (jittered(delayS, random) + tookS) * 1000);
}

/** The board as it was, run at this moment. */
function unchangedBoard(board: Board, { now }: RunMoment): Omit<BoardUpdate, "nextRunAt" | "lastError"> {
  const { state, etag, lastModified, payloadHash, rulesVersion, intervalS, failures, goneCount } = board;
  const { lastGoodCount, shrunkSince, shrunkCount, deadSince, lastSuccessAt } = board;
  const size = { lastGoodCount, shrunkSince, shrunkCount };
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
    lastRunAt: now,
  };
}

/** The board after a complete, plausible run. */
export function afterGood(
  board: Board,
  source: Source,
  run: { reading: FetchedBoard; rulesVersion: number; seen: number | null; changed: boolean; secondLookDue: boolean },
  moment: RunMoment,
): BoardUpdate {
  const { reading } = run;
  const sinceGood =
    board.failures === 0 && board.lastSuccessAt ? moment.now.getTime() - board.lastSuccessAt.getTime() : null;
  const { intervalS, delayS } = afterGoodRun({
    ...(sinceGood !== null && { elapsedS: sinceGood / 1000 }),
    intervalS: board.intervalS,
    changed: run.changed,
    secondLookDue: run.secondLookDue,
    maxRunsPerDay: source.terms.maxRunsPerDay,
  });
  return {
    ...unchangedBoard(board, moment),
    state: "live",
    intervalS,
    failures: 0,
    goneCount: 0,
    deadSince: null,
    shrunkSince: null,
    shrunkCount: null,
    lastGoodCount: run.seen ?? board.lastGoodCount,
    lastSuccessAt: moment.now,
    // A run that left pages or details for later must not be answered with "not modified" the next time.
    ...(reading.changed && {
      etag: reading.complete ? reading.etag : null,
      lastModified: reading.complete ? reading.lastModified : null,
      payloadHash: reading.complete ? reading.payloadHash : null,
      rulesVersion: run.rulesVersion,
    }),
    nextRunAt: later(moment, run.secondLookDue ? delayS : Math.max(delayS, moment.spread?.(intervalS) ?? 0)),
    lastError: null,
  };
}

/** The board after a run whose answer came whole but is not believed: it closes nothing and is read in full the next time. */
export function afterDoubtful(
  board: Board,
  run: { kind: "implausible" | "changed-shape"; seen: number; message: string },
  moment: RunMoment,
): BoardUpdate {
  const failures = board.failures + 1;
  const steady =
    board.shrunkCount !== null && Math.abs(run.seen - board.shrunkCount) <= Math.max(2, board.shrunkCount * 0.2);
  const shrunk =
    run.kind === "implausible"
      ? {
          shrunkSince: steady && board.shrunkSince ? board.shrunkSince : moment.now,
          shrunkCount: steady ? board.shrunkCount : run.seen,
        }
      : {};
  const delayS = afterBadRun({ kind: run.kind, failures, goneCount: 0, retryAfterS: undefined });
  return {
    ...unchangedBoard(board, moment),
    ...shrunk,
    etag: null,
    lastModified: null,
    payloadHash: null,
    failures,
    goneCount: 0,
    nextRunAt: later(moment, delayS),
    lastError: run.message,
  };
}

/** The board after a run that could not read it. */
export function afterFailure(board: Board, failure: RunFailure, moment: RunMoment): BoardUpdate {
  if (failure.kind === "postponed") {
    const nextRunAt = later(moment, Math.max(failure.retryAfterS ?? 0, SHORTEST_INTERVAL_S));
    return { ...unchangedBoard(board, moment), nextRunAt, lastError: failure.message };
  }
  const failures = board.failures + 1;
  const goneCount = failure.kind === "gone" ? board.goneCount + 1 : 0;
  const dead = goneCount >= DEATH_AFTER_FAILURES;
  const delayS = afterBadRun({ kind: failure.kind, failures, goneCount, retryAfterS: failure.retryAfterS });
  return {
    ...unchangedBoard(board, moment),
    state: dead ? "dead" : board.state,
    deadSince: dead ? (board.deadSince ?? moment.now) : board.deadSince,
    failures,
    goneCount: board.state === "dead" && !dead ? board.goneCount : goneCount,
    nextRunAt: later(moment, delayS),
    lastError: failure.message,
  };
}
