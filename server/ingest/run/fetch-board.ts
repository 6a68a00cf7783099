import { FetchError } from "#http/fetch-error.ts";
import type { FetchAnswer } from "#http/fetch-request.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Posting } from "#sources/posting.ts";
import type { RobotsRules } from "#http/robots.ts";
import { completePosting, SourceShapeError } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { bodyDigest, listEntryHash, payloadHash } from "./content-hash.ts";
import { type PackedPosting, unpackPosting } from "#ingest/parser/packed-posting.ts";
import { type ParsedAnswer, parserClient } from "#ingest/parser/parser-client.ts";
import { fetchRobotsRules } from "./fetch-robots-rules.ts";

/** A posting as the board gives it, with the hash it is known by. */
export interface FetchedPosting {
  externalId: string;
  hash: string;
  posting(): Posting;
}

export interface Rejection {
  externalId: string | null;
  reason: string;
}

/** What reading a board over HTTP yields. */
export interface FetchedBoard {
  /** False for a 304, or for a body that is byte for byte the last one. */
  changed: boolean;
  postings: FetchedPosting[];
  /** External ids of entries that are as they were at the last run, whose details were not asked for again. */
  unchangedIds: string[];
  rejected: Rejection[];
  /** False when pages or details were left for a later run; then absence says nothing. */
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
  /** From the last good run; null reads everything. */
  last: { etag: string | null; lastModified: string | null; payloadHash: Buffer | null } | null;
  /** Whether the list entry with this hash is already stored under current rules. */
  isKnown(externalId: string, hash: string): boolean;
  signal: AbortSignal;
}

const MOST_LIST_REQUESTS = 400;
const MOST_DETAIL_REQUESTS = 500;

/** Reads all pages and details of a board. Throws FetchError, SourceShapeError or ParseLimitError when the list cannot be read whole. */
export async function fetchBoard(options: FetchBoardOptions): Promise<FetchedBoard> {
  const { source, last } = options;
  const reading = emptyReading();
  const rules = source.robots ? await fetchRobotsRules(options.http, options.board.token, options.signal) : null;
  const board = { ...options.board, ...(rules && { sitemaps: rules.sitemaps }) };
  const queue = source.requests(board);
  // Only where one answer is the whole board does "not modified" speak for all of it.
  const oneAnswer = source.next === undefined && queue.length === 1;
  const conditional = oneAnswer && last !== null;
  const details: SourceRequest[] = [];
  const listed = new Map<string, PackedPosting>();
  const digests: Buffer[] = [];
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
    if (digests.length >= MOST_LIST_REQUESTS) {
      reading.complete = false;
      break;
    }
    if (rules !== null && !rules.allows(new URL(request.url)))
      throw new SourceShapeError(source.id, `the site's robots.txt does not allow ${request.url} to be read`);
    const answer = await ask(options, reading, request, conditional);
    if (answer.notModified) return { ...reading, changed: false };
    digests.push(bodyDigest(answer.body));
    if (oneAnswer) Object.assign(reading, { etag: answer.etag, lastModified: answer.lastModified });
    if (conditional && last.payloadHash?.equals(payloadHash(digests)))
      return { ...reading, changed: false, payloadHash: last.payloadHash };
    const { body, contentType } = answer;
    const read = await parserClient().parse({ sourceId: source.id, board, request, body, contentType });
    takeList(read, reading, listed);
    for (const following of read.next) (following.kind === "detail" ? details : queue).push(following);
  }
  if (queue.length === 0) reading.payloadHash = payloadHash(digests);
  await takeDetails(options, reading, listed, details, rules);
  return reading;
}

function emptyReading(): FetchedBoard {
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

async function ask(
  options: FetchBoardOptions,
  reading: FetchedBoard,
  request: SourceRequest,
  conditional: boolean,
): Promise<FetchAnswer> {
  const { source, board, last } = options;
  reading.requests += 1;
  const answer = await options.http.fetch({
    url: request.url,
    ...(request.method && { method: request.method }),
    ...(request.headers && { headers: request.headers }),
    ...(request.body !== undefined && { body: request.body }),
    ...(conditional && { etag: last?.etag ?? null, lastModified: last?.lastModified ?? null }),
    ...(source.maxBodyMiB !== undefined && { maxBodyMiB: source.maxBodyMiB }),
    share: board.id,
    signal: options.signal,
  });
  reading.bytes += answer.bytes;
  return answer;
}

/** Takes the postings of one page. An id that an earlier page had counts as repeated. */
function takeList(
  { postings, rejected }: ParsedAnswer,
  reading: FetchedBoard,
  listed: Map<string, PackedPosting>,
): void {
  reading.rejected.push(...rejected);
  for (const posting of postings) {
    if (listed.has(posting.externalId))
      reading.rejected.push({ externalId: posting.externalId, reason: "repeated-id" });
    else listed.set(posting.externalId, posting);
  }
}

/** Completes the listed postings whose details take a request of their own, and only where something is new. */
async function takeDetails(
  options: FetchBoardOptions,
  reading: FetchedBoard,
  listed: Map<string, PackedPosting>,
  details: readonly SourceRequest[],
  rules: RobotsRules | null,
): Promise<void> {
  const detailOf = new Map(details.map((request) => [request.externalId, request]));
  let asked = 0;
  for (const [externalId, entry] of listed) {
    const request = detailOf.get(externalId);
    if (request === undefined) {
      reading.postings.push({ externalId, hash: entry.hash, posting: () => unpackPosting(entry) });
      continue;
    }
    if (rules !== null && !rules.allows(new URL(request.url))) {
      reading.rejected.push({ externalId, reason: "robots" });
      continue;
    }
    const hash = listEntryHash(entry, options.now);
    if (options.isKnown(externalId, hash)) {
      reading.unchangedIds.push(externalId);
      continue;
    }
    asked += 1;
    if (asked > MOST_DETAIL_REQUESTS) {
      reading.complete = false;
      reading.rejected.push({ externalId, reason: "detail-later" });
      continue;
    }
    const detailed = await readDetail(options, reading, request, unpackPosting(entry));
    if (typeof detailed === "string") reading.rejected.push({ externalId, reason: detailed });
    else reading.postings.push({ externalId, hash, posting: () => detailed });
  }
}

/** The completed posting, or the reason why there is none. A detail that has gone leaves the rest of the board readable. */
async function readDetail(
  options: FetchBoardOptions,
  reading: FetchedBoard,
  request: SourceRequest,
  entry: Posting,
): Promise<Posting | string> {
  const { source, board } = options;
  try {
    const answer = await ask(options, reading, request, false);
    if (answer.notModified) return "detail-unreadable";
    const { body, contentType } = answer;
    const { postings, rejected } = await parserClient().parse({
      sourceId: source.id,
      board,
      request,
      body,
      contentType,
    });
    const detail = postings.find((posting) => posting.externalId === entry.externalId) ?? postings[0];
    return detail
      ? completePosting(entry, { ...unpackPosting(detail), externalId: entry.externalId })
      : (rejected[0]?.reason ?? "detail-unreadable");
  } catch (error) {
    if (error instanceof FetchError && (error.status === 404 || error.status === 410)) return "detail-gone";
    throw error;
  }
}
