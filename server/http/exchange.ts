import type { Dispatcher } from "undici";
import { BodyTooLarge, CodingError, decompressBody, readContentCoding } from "./decompress-body.ts";
import { startDeadline } from "./deadline.ts";
import { DialError } from "./dialler.ts";
import { FetchError } from "./fetch-error.ts";
import { largeBodies, NoRoomError, SMALL_BODY_BYTES } from "./large-bodies.ts";
import type { Hop } from "./redirect.ts";
import { bareHost } from "./url-guard.ts";

/** How much of an unused body to read so that its connection stays usable. */
const UNREAD_BODY_BYTES = 65_536;
const UNREAD_BODY_MS = 2_000;

export interface ExchangeOptions {
  dispatcher: Dispatcher;
  /** When set, requests go there as `/<host><path>?<query>` instead of to their own hosts. */
  replayOrigin: string | null;
  headersMs: number;
  /** Time left for the whole chain of redirects. */
  leftMs: number;
  limitBytes: number;
  /** How long a large body may wait for room, ms. */
  roomMs: number;
  /** Aborts the request on the caller's behalf. */
  signal: AbortSignal | undefined;
  /** Called when the head of the answer arrives. */
  onHead(): void;
}

export interface Received {
  status: number;
  /** Returns a header's value, repeated headers joined with commas, or null. */
  header(name: string): string | null;
  /** The decompressed body of a 2xx answer; null for every other status. */
  body: Buffer | null;
  /** Body bytes on the wire. */
  wireBytes: number;
  /** How long a large body waited for room, ms; the server waited meanwhile. */
  waitedMs?: number;
}

/** Sends one request and reads its answer within all limits. Every failure is a `FetchError`. */
export async function exchange(hop: Hop, headers: Record<string, string>, options: ExchangeOptions): Promise<Received> {
  const deadline = startDeadline(options.leftMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
  let leave = () => {};
  let waitedMs = 0;
  const waitForRoom = async () => {
    const since = performance.now();
    const resume = deadline.pause();
    leave = await largeBodies.enter(options.signal, options.roomMs);
    resume();
    waitedMs = performance.now() - since;
  };
  try {
    const answer = await send(hop, headers, options, signal);
    options.onHead();
    const header = readHeaders(answer.headers as unknown as string[]);
    if (answer.statusCode < 200 || answer.statusCode > 299) {
      await answer.body
        .dump({ limit: UNREAD_BODY_BYTES, signal: AbortSignal.any([signal, AbortSignal.timeout(UNREAD_BODY_MS)]) })
        .catch(() => {});
      return { status: answer.statusCode, header, body: null, wireBytes: 0, waitedMs };
    }
    const { bytes, wireBytes } = await readAnswerBody(answer.body, header, options.limitBytes, waitForRoom);
    largeBodies.note(hop.url.href, bytes.length > SMALL_BODY_BYTES);
    return { status: answer.statusCode, header, body: bytes, wireBytes, waitedMs };
  } catch (error) {
    throw asFetchError(error, hop.url, options, deadline.signal.aborted);
  } finally {
    leave();
    deadline.end();
  }
}

async function send(
  hop: Hop,
  headers: Record<string, string>,
  options: ExchangeOptions,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const path = hop.url.pathname + hop.url.search;
  const request: Dispatcher.RequestOptions = {
    origin: options.replayOrigin ?? hop.url.origin,
    path: options.replayOrigin === null ? path : `/${bareHost(hop.url)}${path}`,
    method: hop.method,
    headers,
    body: hop.body,
    signal,
    headersTimeout: options.headersMs,
    // The time limit of the whole chain covers the body too.
    bodyTimeout: 0,
    responseHeaders: "raw",
  };
  try {
    return await options.dispatcher.request(request);
  } catch (error) {
    if (hop.method === "GET" && closedWhileIdle(error)) return options.dispatcher.request(request);
    throw error;
  }
}

/** Whether the server closed a kept-alive connection just as the request went out, so that it processed nothing. */
function closedWhileIdle(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead?: number } };
  return code === "UND_ERR_SOCKET" && (error as Error).message === "other side closed" && (socket?.bytesRead ?? 0) > 0;
}

async function readAnswerBody(
  body: Dispatcher.ResponseData["body"],
  header: Received["header"],
  limitBytes: number,
  onLarge: () => Promise<void>,
) {
  try {
    const coding = readContentCoding(header("content-encoding"));
    const declared = Number(header("content-length") ?? 0);
    if (declared > limitBytes) throw new BodyTooLarge(limitBytes, 0);
    return await decompressBody(body, coding, limitBytes, onLarge);
  } finally {
    // Errors of an abandoned body must not surface later.
    body.on("error", () => {}).destroy();
  }
}

function readHeaders(raw: string[]): Received["header"] {
  const values = new Map<string, string>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? "").toLowerCase();
    const value = raw[index + 1] ?? "";
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return (name) => values.get(name) ?? null;
}

/** Seconds until a request whose body found no room may go out again. */
const CROWDED_S = 15;

/** Returns the error for a body that found no room. */
export function noRoom(url: URL, cause?: unknown): FetchError {
  return new FetchError("no-room", `Other large answers are being read; ${url.host} is asked again later.`, {
    url: url.href,
    retryAfterS: CROWDED_S,
    ...(cause !== undefined && { cause }),
  });
}

function asFetchError(error: unknown, url: URL, options: ExchangeOptions, overdue: boolean): FetchError {
  const host = url.host;
  const detail = { url: url.href, cause: error };
  if (options.signal?.aborted) return new FetchError("aborted", `The request to ${host} was aborted.`, detail);
  if (overdue) return new FetchError("timeout", `${host} did not complete its answer within the time limit.`, detail);
  if (error instanceof NoRoomError) {
    largeBodies.note(url.href, true);
    return noRoom(url, error);
  }
  if (error instanceof DialError) return new FetchError(error.fetchCode, `${host}: ${error.message}.`, detail);
  if (error instanceof CodingError) return new FetchError("encoding", `${host}: ${error.message}.`, detail);
  if (error instanceof BodyTooLarge) {
    return new FetchError("too-large", `The answer from ${host} is ${error.message}.`, {
      ...detail,
      decodedBytes: error.decodedBytes,
    });
  }
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (code === "UND_ERR_HEADERS_TIMEOUT") {
    return new FetchError("timeout", `${host} did not answer within ${options.headersMs / 1000} s.`, detail);
  }
  if (code === "UND_ERR_HEADERS_OVERFLOW")
    return new FetchError("network", `${host} sent more than 16 KiB of headers.`, detail);
  if (code.startsWith("HPE_")) return new FetchError("network", `${host} sent malformed HTTP (${message}).`, detail);
  return new FetchError(
    "network",
    `The connection to ${host} ended before the answer was complete (${code || message}).`,
    detail,
  );
}
