import type { Logger } from "#app/log.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import { normalise, RULES_VERSION } from "#normalise/pipeline.ts";
import { boardCompany, isShapeFailure } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import type { KnownPosting, PostingWrite } from "#store/catalogue/postings.ts";
import type { FetchedBoard, FetchedPosting } from "./fetch-board.ts";

/** The postings of a fetched board, by what to do with them. */
export interface ClassifiedPostings {
  /** To be written: new, changed, or normalised by older rules. */
  writes: PostingWrite[];
  /** Stored and listed unchanged. */
  unchanged: KnownPosting[];
  /** Every external id on the board, readable or not. */
  listed: Set<string>;
  seen: number;
  kept: number;
  dropped: Record<string, number>;
  wrongShape: number;
  /** Kept postings whose content changed. */
  changed: number;
}

/** How long normalising may block the event loop, ms. */
const TURN_MS = 10;

/**
 * Normalises new and changed postings and applies the publish rules. Counts every item of the board once, as kept or by the
 * reason it was dropped.
 */
export async function classifyPostings(
  fetched: FetchedBoard,
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
  const classified: ClassifiedPostings = {
    writes: [],
    unchanged: [],
    listed: new Set(),
    seen: fetched.postings.length + fetched.unchangedIds.length + fetched.rejected.length,
    kept: 0,
    dropped: {},
    wrongShape: 0,
    changed: 0,
  };
  for (const { externalId, reason } of fetched.rejected) {
    if (externalId !== null) classified.listed.add(externalId);
    if (isShapeFailure(reason)) classified.wrongShape += 1;
    count(classified.dropped, reason.split(":")[0] ?? reason);
  }
  for (const externalId of fetched.unchangedIds) addUnchanged(classified, known.get(externalId));
  let turnEnds = performance.now() + TURN_MS;
  for (const read of fetched.postings) {
    const before = known.get(read.externalId);
    if (before?.contentHash === read.hash && before.rulesVersion === RULES_VERSION) {
      addUnchanged(classified, before);
      continue;
    }
    classifyChanged(classified, read, before, context);
    if (performance.now() < turnEnds) continue;
    await new Promise((resolve) => setImmediate(resolve));
    context.signal.throwIfAborted();
    turnEnds = performance.now() + TURN_MS;
  }
  return classified;
}

function addUnchanged(classified: ClassifiedPostings, posting: KnownPosting | undefined): void {
  if (posting === undefined) return;
  classified.listed.add(posting.externalId);
  classified.unchanged.push(posting);
  if (posting.droppedReason === null) classified.kept += 1;
  else count(classified.dropped, posting.droppedReason);
}

function classifyChanged(
  classified: ClassifiedPostings,
  read: FetchedPosting,
  before: KnownPosting | undefined,
  { source, board, now, log }: { source: Source; board: BoardRef; now: Date; log: Logger },
): void {
  const { hash } = read;
  const listed = read.posting();
  if (!isStorableId(listed.externalId)) {
    classified.wrongShape += 1;
    count(classified.dropped, "wrong-shape");
    return;
  }
  classified.listed.add(listed.externalId);
  const posting = { ...listed, company: { ...listed.company, name: listed.company.name ?? boardCompany(board) } };
  let normalised: NormalisedPosting;
  let droppedReason: string | null;
  try {
    normalised = normalise(posting, { sourceId: source.id, sourceKind: source.kind, now });
    droppedReason = dropReason(normalised, now);
  } catch (error) {
    // A bug on one posting must not fail the board; the posting counts as unreadable.
    log.error(
      { err: error, source: source.id, board: board.token, posting: posting.externalId },
      "normalising a posting failed",
    );
    classified.wrongShape += 1;
    count(classified.dropped, "not-normalised");
    return;
  }
  classified.writes.push({
    externalId: posting.externalId,
    url: posting.url,
    contentHash: hash,
    droppedReason,
    raw: posting,
    normalised: droppedReason === null ? normalised : null,
  });
  if (droppedReason !== null) return count(classified.dropped, droppedReason);
  classified.kept += 1;
  if (before !== undefined && before.contentHash !== hash) classified.changed += 1;
}

const LONGEST_ID = 500;

/** Ids are compared and indexed as text, so one that the database cannot store verbatim is unusable. */
function isStorableId(externalId: string): boolean {
  return externalId.length <= LONGEST_ID && !/[\p{Cc}\p{Cs}]/u.test(externalId);
}

function count(counts: Record<string, number>, reason: string): void {
  counts[reason] = (counts[reason] ?? 0) + 1;
}
