import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { RunOutcome } from "#store/catalogue/board-runs.ts";
import type { KnownPosting } from "#store/catalogue/postings.ts";
import type { ClassifiedPostings } from "./classify-postings.ts";
import { answersFor } from "./expected-company.ts";
import { type BoardAnswer, type Doubt, hasChangedShape, judgeAnswer } from "./plausible.ts";

/** How far an answer is trusted. */
export interface Judgement {
  outcome: Exclude<RunOutcome, "failed">;
  error: string | undefined;
  /** What is doubtful about it, also when it is believed. */
  doubt: Doubt | null;
  classified: ClassifiedPostings;
}

export interface JudgedRun {
  board: Board;
  source: Source;
  known: ReadonlyMap<string, KnownPosting>;
  classified: ClassifiedPostings;
  now: Date;
}

/** Judges a complete answer. New postings of a board that grew beyond belief wait until a later run confirms them. */
export function judgeRun(run: JudgedRun): Judgement {
  const { board, source, classified } = run;
  const { seen, wrongShape } = classified;
  if (hasChangedShape(seen, wrongShape)) {
    const error = `${wrongShape} of ${seen} postings were unreadable: ${source.name} has changed its format`;
    return { outcome: "changed-shape", error, doubt: null, classified };
  }
  const { doubt, isBelieved } = judgeAnswer(answerOf(run));
  if (isBelieved || doubt === null) return { outcome: "ok", error: undefined, doubt, classified };
  const listing = `the board lists ${seen} postings after ${board.lastGoodCount}`;
  if (doubt === "shrunk") return { outcome: "implausible", error: `${listing}; nothing is closed`, doubt, classified };
  const what = doubt === "foreign" ? `${listing}, and hardly one that it listed before` : listing;
  const error = `${what}; new ones wait until a later run confirms them, and nothing is closed`;
  return { outcome: "implausible", error, doubt, classified: withoutNew(run) };
}

function answerOf({ board, source, known, classified, now }: JudgedRun): BoardAnswer {
  const { doubtedSince, doubtedCount, grownAt, earlierCount, lastGoodCount } = board;
  const stored = [...classified.listed].flatMap((externalId) => known.get(externalId) ?? []);
  const names = classified.writes.flatMap(({ externalId, raw }) =>
    known.has(externalId) ? [] : (raw.company.name ?? []),
  );
  return {
    seen: classified.seen,
    listed: classified.listed.size,
    known: stored.length,
    earlier: grownAt === null ? 0 : stored.filter(({ firstSeenAt }) => firstSeenAt < grownAt).length,
    isWindow: source.window === true,
    isEmployers: source.kind === "ats",
    namesOther: source.kind === "ats" && board.companyName !== null && answersFor(board.companyName, names) === "other",
    lastGoodCount,
    doubtedSince,
    doubtedCount,
    earlierCount,
    now,
  };
}

/** Returns the postings without those that were never stored; these count as dropped. */
function withoutNew({ known, classified }: JudgedRun): ClassifiedPostings {
  const isNew = ({ externalId }: { externalId: string }) => !known.has(externalId);
  const held = classified.writes.filter(isNew);
  const kept = held.filter(({ droppedReason }) => droppedReason === null).length;
  const dropped = { ...classified.dropped };
  for (const { droppedReason } of held)
    if (droppedReason !== null) dropped[droppedReason] = (dropped[droppedReason] ?? 1) - 1;
  return {
    ...classified,
    writes: classified.writes.filter((write) => !isNew(write)),
    kept: classified.kept - kept,
    dropped: { ...dropped, doubted: held.length },
  };
}
