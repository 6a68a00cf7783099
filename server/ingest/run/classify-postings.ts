import type { Logger } from "#app/log.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import { normalise, RULES_VERSION } from "#normalise/pipeline.ts";
import { boardCompany, isShapeFailure } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import type { KnownPosting, PostingWrite } from "#store/catalogue/postings.ts";
import type { FetchedBoard, FetchedPosting } from "./fetch-board.ts";

/** The postings of a reading, sorted by what has to be done with them. */
export interface ClassifiedPostings {
  /** New, with other content, or read by older rules: to be written. */
  writes: PostingWrite[];
  /** Stored ones that the board lists as they were. */
  unchanged: KnownPosting[];
  /** Every external id that the board lists, readable or not. */
  listed: Set<string>;
  seen: number;
  kept: number;
  dropped: Record<string, number>;
  wrongShape: number;
  /** Kept postings that were stored before with other content. */
  changed: number;
}

/** The longest stretch of normalising before others on the event loop get a turn. */
const TURN_MS = 10;

/**
 * Normalises what is new or changed and lets it pass the gate. Every item of the reading is counted once, as kept or under
 * the reason it is dropped for.
 */
export async function classifyPostings(
  reading: FetchedBoard,
  context: {
    source: Source;
    board: BoardRef;
    known: ReadonlyMap<string, KnownPosting>;
    now: Date;
    log: Logger;
    signal: AbortSignal;
  },
): Promise<ClassifiedPostings> {
  const { known } = context;
  const sorted: ClassifiedPostings = {
    writes: [],
    unchanged: [],
    listed: new Set(),
    seen: reading.postings.length + reading.unchangedIds.length + reading.rejected.length,
    kept: 0,
    dropped: {},
    wrongShape: 0,
    changed: 0,
  };
  for (const { externalId, reason } of reading.rejected) {
    if (externalId !== null) sorted.listed.add(externalId);
    if (isShapeFailure(reason)) sorted.wrongShape += 1;
    count(sorted.dropped, reason.split(":")[0] ?? reason);
  }
  for (const externalId of reading.unchangedIds) keepUnchanged(sorted, known.get(externalId));
  let turnEnds = performance.now() + TURN_MS;
  for (const read of reading.postings) {
    const before = known.get(read.externalId);
    if (before?.contentHash === read.hash && before.rulesVersion === RULES_VERSION) {
      keepUnchanged(sorted, before);
      continue;
    }
    takeChanged(sorted, read, before, context);
    if (performance.now() < turnEnds) continue;
    await new Promise((resolve) => setImmediate(resolve));
    context.signal.throwIfAborted();
    turnEnds = performance.now() + TURN_MS;
  }
  return sorted;
}

function keepUnchanged(sorted: ClassifiedPostings, posting: KnownPosting | undefined): void {
  if (posting === undefined) return;
  sorted.listed.add(posting.externalId);
  sorted.unchanged.push(posting);
  if (posting.droppedReason === null) sorted.kept += 1;
  else count(sorted.dropped, posting.droppedReason);
}

function takeChanged(
  sorted: ClassifiedPostings,
  read: FetchedPosting,
  before: KnownPosting | undefined,
  { source, board, now, log }: { source: Source; board: BoardRef; now: Date; log: Logger },
): void {
  const { hash } = read;
  const given = read.posting();
  if (!isStorableId(given.externalId)) {
    sorted.wrongShape += 1;
    count(sorted.dropped, "wrong-shape");
    return;
  }
  sorted.listed.add(given.externalId);
  const posting = { ...given, company: { ...given.company, name: given.company.name ?? boardCompany(board) } };
  let normalised: NormalisedPosting;
  let droppedReason: string | null;
  try {
    normalised = normalise(posting, { sourceId: source.id, sourceKind: source.kind, now });
    droppedReason = dropReason(normalised, now);
  } catch (error) {
    // One posting that no rule expected must not stop the board; it counts like one of the wrong shape.
    log.error(
      { err: error, source: source.id, board: board.token, posting: posting.externalId },
      "a posting could not be normalised",
    );
    sorted.wrongShape += 1;
    count(sorted.dropped, "not-normalised");
    return;
  }
  sorted.writes.push({
    externalId: posting.externalId,
    url: posting.url,
    contentHash: hash,
    droppedReason,
    raw: posting,
    normalised: droppedReason === null ? normalised : null,
  });
  if (droppedReason !== null) return count(sorted.dropped, droppedReason);
  sorted.kept += 1;
  if (before !== undefined && before.contentHash !== hash) sorted.changed += 1;
}

const LONGEST_ID = 500;

/** Ids are compared and indexed as the text they are; one that the database could not hold unchanged is no id. */
function isStorableId(externalId: string): boolean {
  return externalId.length <= LONGEST_ID && !/[\p{Cc}\p{Cs}]/u.test(externalId);
}

function count(counts: Record<string, number>, reason: string): void {
  counts[reason] = (counts[reason] ?? 0) + 1;
}
