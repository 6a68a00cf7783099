import { FetchError } from "#http/fetch-error.ts";
import type { FetchAnswer } from "#http/fetch-request.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Posting } from "#sources/posting.ts";
import type { RobotsRules } from "#http/robots.ts";
import { completePosting, SourceShapeError } from "#sources/read.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { isSameBoard } from "#sources/same-board.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { bodyDigest, listEntryHash, payloadHash } from "./content-hash.ts";
import { type PackedPosting, unpackPosting } from "#ingest/parser/packed-posting.ts";
import type { ParsedAnswer } from "#ingest/parser/parser-client.ts";
import { askSource, parseAnswer } from "./ask-source.ts";
import { BoardMovedError } from "./board-moved.ts";
import { fetchRobotsRules } from "./fetch-robots-rules.ts";

/** A posting as the source lists it, with its content hash. */
export interface FetchedPosting {
  externalId: string;
  hash: string;
  posting(): Posting;
}

export interface Rejection {
  externalId: string | null;
  reason: string;
}

/** A board as fetched and parsed. */
export interface FetchedBoard {
  /** False for a 304 or a body identical to the last one. */
  changed: boolean;
  postings: FetchedPosting[];
  /** External ids of unchanged entries, whose details were not fetched again. */
  unchangedIds: string[];
  rejected: Rejection[];
  /** False when pages or details are left for a later run; then absence does not count. */
  complete: boolean;
  payloadHash: Buffer | null;
  etag: string | null;
  lastModified: string | null;
  requests: number;
  bytes: number;
}

export interface FetchBoardOptions {
  http: OutboundHttp;
  source: Source;
  board: BoardRef & { id: string };
  now: Date;
  /** From the last good run; null fetches everything. */
  last: { etag: string | null; lastModified: string | null; payloadHash: Buffer | null } | null;
  /** Whether the list entry with this hash is already stored under current rules. */
  isKnown(externalId: string, hash: string): boolean;
  signal: AbortSignal;
  /** The most requests for lists and for details; a preview reads only a part of a large board. */
  most?: { lists: number; details: number };
}

const MOST_LIST_REQUESTS = 400;
const MOST_DETAIL_REQUESTS = 500;

/**
 * Fetches all pages and details of a board. Throws FetchError, SourceShapeError or ParseLimitError if the list cannot be
 * read as a whole.
 */
export async function fetchBoard(options: FetchBoardOptions): Promise<FetchedBoard> {
  const { source, last } = options;
  const fetched = emptyBoard();
  const rules = source.robots ? await fetchRobotsRules(options.http, options.board.token, options.signal) : null;
  const board = { ...options.board, ...(rules && { sitemaps: rules.sitemaps }) };
  const queue = source.requests(board);
  // "Not modified" covers the whole board only if the board is a single answer.
  const oneAnswer = source.next === undefined && queue.length === 1;
  const conditional = oneAnswer && last !== null;
  const details: SourceRequest[] = [];
  const listed = new Map<string, PackedPosting>();
  const digests: Buffer[] = [];
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
    if (digests.length >= (options.most?.lists ?? MOST_LIST_REQUESTS)) {
      fetched.complete = false;
      break;
    }
    if (rules !== null && !rules.allows(new URL(request.url)))
      throw new SourceShapeError(source.id, `the site's robots.txt disallows ${request.url}`);
    const answer = await fetchAnswer(options, fetched, request, conditional);
    if (answer.notModified) return { ...fetched, changed: false };
    if (digests.length === 0) requireSameBoard(source, board, answer.movedTo);
    digests.push(bodyDigest(answer.body));
    if (oneAnswer) Object.assign(fetched, { etag: answer.etag, lastModified: answer.lastModified });
    if (conditional && last.payloadHash?.equals(payloadHash(digests)))
      return { ...fetched, changed: false, payloadHash: last.payloadHash };
    const read = await parseAnswer(source, board, request, answer);
    addListed(read, fetched, listed);
    for (const following of read.next) (following.kind === "detail" ? details : queue).push(following);
  }
  if (queue.length === 0) fetched.payloadHash = payloadHash(digests);
  await addDetails(options, fetched, listed, details, rules);
  return fetched;
}

/** Throws BoardMovedError when a permanent redirect leads to the address of another board that we can read. */
function requireSameBoard(source: Source, board: BoardRef, movedTo: string | undefined): void {
  const target = movedTo === undefined ? null : boardBehind(movedTo);
  if (target === null || isSameBoard(target, { source: source.id, token: board.token })) return;
  if (sources.get(target.source)?.token.test(target.token) === true) throw new BoardMovedError(target);
}

function emptyBoard(): FetchedBoard {
  return {
    changed: true,
    postings: [],
    unchangedIds: [],
    rejected: [],
    complete: true,
    payloadHash: null,
    etag: null,
    lastModified: null,
    requests: 0,
    bytes: 0,
  };
}

async function fetchAnswer(
  options: FetchBoardOptions,
  fetched: FetchedBoard,
  request: SourceRequest,
  conditional: boolean,
): Promise<FetchAnswer> {
  const { source, board, last } = options;
  fetched.requests += 1;
  const answer = await askSource(options.http, source, request, {
    ...(conditional && { etag: last?.etag ?? null, lastModified: last?.lastModified ?? null }),
    share: board.id,
    signal: options.signal,
  });
  fetched.bytes += answer.bytes;
  return answer;
}

/** Adds the postings of one page. An id from an earlier page is rejected as repeated. */
function addListed(
  { postings, rejected }: ParsedAnswer,
  fetched: FetchedBoard,
  listed: Map<string, PackedPosting>,
): void {
  fetched.rejected.push(...rejected);
  for (const posting of postings) {
    if (listed.has(posting.externalId))
      fetched.rejected.push({ externalId: posting.externalId, reason: "repeated-id" });
    else listed.set(posting.externalId, posting);
  }
}

/** Adds the listed postings, fetching the details of new and changed ones where details need a request. */
async function addDetails(
  options: FetchBoardOptions,
  fetched: FetchedBoard,
  listed: Map<string, PackedPosting>,
  details: readonly SourceRequest[],
  rules: RobotsRules | null,
): Promise<void> {
  const detailOf = new Map(details.map((request) => [request.externalId, request]));
  let detailRequests = 0;
  for (const [externalId, entry] of listed) {
    const request = detailOf.get(externalId);
    if (request === undefined) {
      fetched.postings.push({ externalId, hash: entry.hash, posting: () => unpackPosting(entry) });
      continue;
    }
    if (rules !== null && !rules.allows(new URL(request.url))) {
      fetched.rejected.push({ externalId, reason: "robots" });
      continue;
    }
    const hash = listEntryHash(entry, options.now);
    if (options.isKnown(externalId, hash)) {
      fetched.unchangedIds.push(externalId);
      continue;
    }
    detailRequests += 1;
    if (detailRequests > (options.most?.details ?? MOST_DETAIL_REQUESTS)) {
      fetched.complete = false;
      fetched.rejected.push({ externalId, reason: "detail-later" });
      continue;
    }
    const detailed = await readDetail(options, fetched, request, unpackPosting(entry));
    if (typeof detailed === "string") fetched.rejected.push({ externalId, reason: detailed });
    else fetched.postings.push({ externalId, hash, posting: () => detailed });
  }
}

/** Returns the completed posting, or the reason it couldn't be completed. A missing detail doesn't fail the rest of the board. */
async function readDetail(
  options: FetchBoardOptions,
  fetched: FetchedBoard,
  request: SourceRequest,
  entry: Posting,
): Promise<Posting | string> {
  const { source, board } = options;
  try {
    const answer = await fetchAnswer(options, fetched, request, false);
    if (answer.notModified) return "detail-unreadable";
    const { postings, rejected } = await parseAnswer(source, board, request, answer);
    const detail = postings.find((posting) => posting.externalId === entry.externalId) ?? postings[0];
    return detail
      ? completePosting(entry, { ...unpackPosting(detail), externalId: entry.externalId })
      : (rejected[0]?.reason ?? "detail-unreadable");
  } catch (error) {
    if (error instanceof FetchError && (error.status === 404 || error.status === 410)) return "detail-gone";
    throw error;
  }
}
