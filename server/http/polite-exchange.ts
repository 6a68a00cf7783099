import type { Dispatcher } from "undici";
import type { Logger } from "#app/log.ts";
import type { Breaker } from "./breaker.ts";
import type { Clock } from "./clock.ts";
import { DialError } from "./dialler.ts";
import { type exchange, noRoom, type Received } from "./exchange.ts";
import { FetchError } from "./fetch-error.ts";
import type { FetchRequest, OutboundHttpLimits } from "./fetch-request.ts";
import { HostHeld, type HostPace, type Turn } from "./host-pace.ts";
import { largeBodies } from "./large-bodies.ts";
import type { NetworkWatch } from "./network-watch.ts";
import type { Hop } from "./redirect.ts";
import { requestHeaders } from "./request-headers.ts";
import { readRetryAfter } from "./retry-after.ts";
import { bareHost } from "./url-guard.ts";

const LARGEST_BODY_MIB = 64;
/** For a 429, and for a Retry-After that cannot be parsed. */
const DEFAULT_BACK_OFF_S = 60;

export interface PoliteExchangeOptions {
  limits: OutboundHttpLimits;
  dispatcher: Dispatcher;
  replayOrigin: string | null;
  pace: HostPace;
  breaker: Breaker;
  /** Null when an outage of the network counts as the failure of each host. */
  watch: NetworkWatch | null;
  clock: Clock;
  exchange: typeof exchange;
  log: Logger | undefined;
}

/** Sends single requests within each host's pace, and learns from the answers when to leave a host alone. */
export interface PoliteExchange {
  /** Waits for the host's turn, sends the request, reads the answer and holds the host if it asks for a pause. Throws `FetchError`. */
  send(hop: Hop, request: FetchRequest, signal: AbortSignal, leftMs: number): Promise<Received & { ms: number }>;
  /** Returns the error for an unusable status. */
  badStatus(hop: Hop, received: Received): FetchError;
}

export function createPoliteExchange(options: PoliteExchangeOptions): PoliteExchange {
  const { limits, pace, breaker, watch, clock } = options;

  async function takeTurn(hop: Hop, share: string, signal: AbortSignal): Promise<Turn> {
    const host = bareHost(hop.url);
    try {
      const turn = await pace.take(host, share, signal);
      const openMs = breaker.openForMs(host);
      const offlineMs = openMs === 0 ? (watch?.admit() ?? 0) : 0;
      if (openMs === 0 && offlineMs === 0) return turn;
      turn.release();
      throw openMs > 0 ? refusal(hop, "keeps failing", openMs) : offline(hop, offlineMs);
    } catch (error) {
      if (error instanceof HostHeld) throw refusal(hop, "asked for a pause", error.waitMs);
      if (error instanceof FetchError) throw error;
      throw new FetchError("aborted", `The request to ${host} was aborted while it waited for its turn.`, {
        url: hop.url.href,
        cause: error,
      });
    }
  }

  function recordOutcome(hop: Hop, failed: boolean): void {
    const host = bareHost(hop.url);
    if (!failed) return breaker.succeeded(host);
    const openedMs = breaker.failed(host);
    if (openedMs > 0) options.log?.warn({ host, openMinutes: openedMs / 60_000 }, "host keeps failing; pausing it");
  }

  const untilNextAttemptMs = () => Math.max(0, (watch?.outage()?.nextAttemptAt.getTime() ?? 0) - clock.now());

  /** Whether the request failed because no host can be reached. */
  async function isOutage(hop: Hop, error: unknown, startedAtMs: number, signal: AbortSignal): Promise<boolean> {
    const dialFailure = error instanceof FetchError && error.cause instanceof DialError ? error.cause : null;
    if (watch === null || dialFailure === null || !isHostFailure(error)) return false;
    return await watch.unreached({ host: bareHost(hop.url), reason: dialFailure.message, startedAtMs, signal });
  }

  return {
    async send(hop, request, signal, leftMs) {
      const validators = { etag: request.etag ?? null, lastModified: request.lastModified ?? null };
      const headers = requestHeaders(hop.headers, validators);
      const turn = await takeTurn(hop, request.share ?? "", signal);
      requireRoom(hop, turn);
      const startedAt = performance.now();
      const startedAtMs = clock.now();
      try {
        turn.started();
        const received = await options.exchange(hop, headers, {
          dispatcher: options.dispatcher,
          replayOrigin: options.replayOrigin,
          headersMs: limits.headersMs,
          leftMs,
          limitBytes: Math.min(request.maxBodyMiB ?? limits.bodyMiB, LARGEST_BODY_MIB) * 1_048_576,
          roomMs: limits.roomMs,
          signal,
          onHead() {
            turn.answered();
            watch?.reached();
          },
        });
        recordOutcome(hop, received.status >= 500 || received.status === 429);
        // Before the turn ends: with it, the host may pass to another process, which has to know.
        const pauseS = pauseOf(received, clock.now());
        if (pauseS !== null && pauseS > 0) pace.holdUntil(bareHost(hop.url), clock.now() + pauseS * 1000);
        return { ...received, ms: performance.now() - startedAt - (received.waitedMs ?? 0) };
      } catch (error) {
        const isOurs = request.namedByStranger !== true;
        if (isOurs && (await isOutage(hop, error, startedAtMs, signal)))
          throw offline(hop, untilNextAttemptMs(), error);
        if (isHostFailure(error)) recordOutcome(hop, true);
        throw error;
      } finally {
        turn.release();
      }
    },
    badStatus(hop, received) {
      const { status } = received;
      const retryAfterS = pauseOf(received, clock.now());
      const surprise = status === 304 ? " to a request without validators" : "";
      return new FetchError("bad-status", `${hop.url.host} answered ${status}${surprise}.`, {
        url: hop.url.href,
        status,
        ...(retryAfterS === null ? {} : { retryAfterS }),
      });
    },
  };
}

/** Throws before anything is sent if there is no room for a large answer, so that the host's other answers needn't wait with this one. */
function requireRoom(hop: Hop, turn: Turn): void {
  if (!largeBodies.isCrowded(hop.url.href)) return;
  turn.release();
  throw noRoom(hop.url);
}

/** An aborted request, a blocked address or an oversized answer says nothing about the host's health. */
function isHostFailure(error: unknown): boolean {
  return error instanceof FetchError && (error.code === "network" || error.code === "timeout");
}

function offline(hop: Hop, waitMs: number, cause?: unknown): FetchError {
  const retryAfterS = Math.ceil(waitMs / 1000);
  return new FetchError("offline", `No host can be reached; the next attempt is in ${retryAfterS} s.`, {
    url: hop.url.href,
    retryAfterS,
    ...(cause !== undefined && { cause }),
  });
}

function pauseOf({ status, header }: Received, nowMs: number): number | null {
  return status === 429 || status === 503 ? backOffS(status, header("retry-after"), nowMs) : null;
}

/** Returns how many seconds to leave the host alone, or null: a 503 without Retry-After is left to the breaker. */
function backOffS(status: number, retryAfter: string | null, nowMs: number): number | null {
  const seconds = readRetryAfter(retryAfter, nowMs);
  if (seconds !== null) return seconds;
  return status === 429 || retryAfter !== null ? DEFAULT_BACK_OFF_S : null;
}

function refusal(hop: Hop, why: string, waitMs: number): FetchError {
  const retryAfterS = Math.ceil(waitMs / 1000);
  return new FetchError("breaker-open", `${hop.url.host} ${why}; the next request may go out in ${retryAfterS} s.`, {
    url: hop.url.href,
    retryAfterS,
  });
}
