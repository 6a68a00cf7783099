import type { Logger } from "#app/log.ts";
import { employersLink } from "#dedupe/opening-of-posting.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import { ParseLimitError } from "#ingest/parser/guarded-process.ts";
import { type NormaliseResult, type ParserClient, parserClient } from "#ingest/parser/parser-client.ts";
import type { Posting } from "#sources/posting.ts";
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

/** A new or changed posting, ready to be normalised. */
interface ChangedPosting {
  posting: Posting;
  hash: string;
  before: KnownPosting | undefined;
}

/** How many postings the parser process normalises at a time. */
const BATCH = 16;
/** Each posting over the limits costs its time and a new process, so a board with more of them fails. */
const MOST_OVER_LIMIT = 10;

/**
 * Has the parser process normalise new and changed postings and apply the publish rules. Counts every item of the board
 * once, as kept or by the reason it was dropped.
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
    /** Called after each batch. */
    progressed?: () => void;
    parser?: Pick<ParserClient, "normalise">;
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
  const { source, board, now, log, signal, parser = parserClient() } = context;
  for (let at = 0; at < fetched.postings.length;) {
    const batch: ChangedPosting[] = [];
    for (; batch.length < BATCH && at < fetched.postings.length; at += 1)
      batch.push(...changedPosting(classified, fetched.postings[at], known, board));
    if (batch.length === 0) break;
    const postings = batch.map(({ posting }) => posting);
    const results = await parser.normalise({ sourceId: source.id, sourceKind: source.kind, now, postings });
    signal.throwIfAborted();
    context.progressed?.();
    for (const [index, changed] of batch.entries()) {
      const result = results[index];
      if (result === undefined) throw new Error(`${source.id}: the parser process returned too few postings`);
      if ("failure" in result) {
        const { externalId } = changed.posting;
        log.error(
          { source: source.id, board: board.token, posting: externalId, cause: result.message },
          "normalising a posting failed",
        );
      }
      addChanged(classified, changed, result, source);
    }
    if ((classified.dropped["normalise-timeout"] ?? 0) > MOST_OVER_LIMIT)
      throw new ParseLimitError(`${source.id}: more than ${MOST_OVER_LIMIT} postings took too long to normalise`);
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

/** Returns the posting when it is new or changed and storable; otherwise counts it and returns nothing. */
function changedPosting(
  classified: ClassifiedPostings,
  read: FetchedPosting | undefined,
  known: ReadonlyMap<string, KnownPosting>,
  board: BoardRef,
): ChangedPosting[] {
  if (read === undefined) return [];
  const before = known.get(read.externalId);
  if (before?.contentHash === read.hash && before.rulesVersion === RULES_VERSION) {
    addUnchanged(classified, before);
    return [];
  }
  const listed = read.posting();
  if (!isStorableId(listed.externalId)) {
    classified.wrongShape += 1;
    count(classified.dropped, "wrong-shape");
    return [];
  }
  classified.listed.add(listed.externalId);
  const posting = { ...listed, company: { ...listed.company, name: listed.company.name ?? boardCompany(board) } };
  return [{ posting, hash: read.hash, before }];
}

function addChanged(
  classified: ClassifiedPostings,
  { posting, hash, before }: ChangedPosting,
  result: NormaliseResult,
  source: Source,
): void {
  if ("failure" in result) {
    // One posting must not fail the board. It stays as stored and is normalised again in the next run.
    if (result.failure === "error") classified.wrongShape += 1;
    count(classified.dropped, result.failure === "error" ? "not-normalised" : "normalise-timeout");
    return;
  }
  const droppedReason = "droppedReason" in result ? result.droppedReason : null;
  classified.writes.push({
    externalId: posting.externalId,
    url: posting.url,
    link: employersLink(posting.url, source.id)?.key ?? null,
    contentHash: hash,
    droppedReason,
    raw: posting,
    normalised: "normalised" in result ? result.normalised : null,
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
