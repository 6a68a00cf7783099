import type { Dispatcher } from "undici";
import type { Logger } from "#app/log.ts";
import { BREAKER_DEFAULTS, createBreaker, type BreakerOptions } from "./breaker.ts";
import { systemClock, type Clock } from "./clock.ts";
import { internet, type Network } from "./dialler.ts";
import { directDispatcher, readReplayOrigin, replayDispatcher } from "./dispatcher.ts";
import { exchange, type Received } from "./exchange.ts";
import { FetchError, redactUrl } from "./fetch-error.ts";
import { createHostPace, HostHeld, type Turn } from "./host-pace.ts";
import { nextHop, REDIRECT_STATUSES, type Hop } from "./redirect.ts";
import { requestHeaders, usableValidator } from "./request-headers.ts";
import { readRetryAfter } from "./retry-after.ts";
import { bareHost, guardUrl } from "./url-guard.ts";

export interface FetchRequest {
  url: string;
  method?: "GET" | "POST";
  /** Sent to the URL's own host only. */
  headers?: Record<string, string>;
  body?: string;
  /** From the last answer, byte for byte. With either of these an answer may be `notModified`. */
  etag?: string | null;
  lastModified?: string | null;
  /** Largest decoded body in MiB; 15 when absent, at most 64. */
  maxBodyMiB?: number;
  /** Who asks. Requests of different askers at one host take turns; a board's id fits. */
  share?: string;
  signal?: AbortSignal;
}

export type FetchAnswer =
  | {
      notModified: false;
      /** 200 to 299, never 206. */
      status: number;
      body: Buffer;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** Where the body came from after redirects. */
      finalUrl: string;
      /** Body bytes as they came over the wire. */
      bytes: number;
      /** Time spent on the wire, without waiting for a turn. */
      ms: number;
    }
  | { notModified: true; bytes: number; ms: number };

export interface OutboundHttpLimits {
  dnsMs: number;
  connectMs: number;
  headersMs: number;
  totalMs: number;
  redirects: number;
  bodyMiB: number;
}

export const LIMITS: OutboundHttpLimits = {
  dnsMs: 2_000,
  connectMs: 5_000,
  headersMs: 10_000,
  totalMs: 30_000,
  redirects: 5,
  bodyMiB: 15,
};
const LARGEST_BODY_MIB = 64;
/** For a 429, and for a Retry-After that cannot be read. */
const DEFAULT_BACK_OFF_S = 60;

export interface OutboundHttpOptions {
  /** A loopback origin such as `http://127.0.0.1:4000` that answers every request as `/<host><path>?<query>`. */
  replayOrigin?: string;
  /** Least time between requests to one host, ms. 1,000 when absent; 0 under replay. */
  gapMs?: number;
  /** Other gaps by host or `*.domain`; see `PaceOptions`. Ignored under replay. */
  gapMsByHost?: Readonly<Record<string, number>>;
  /** A host that must be left alone for longer than this refuses at once instead of keeping callers waiting. 10,000 when absent. */
  patienceMs?: number;
  limits?: Partial<OutboundHttpLimits>;
  breaker?: Partial<BreakerOptions>;
  clock?: Clock;
  network?: Network;
  /** Stands in for HTTP itself, so that days of requests can be gone through in moments. */
  exchange?: typeof exchange;
  log?: Logger;
}

export interface OutboundHttp {
  /** Fetches over HTTP within every guard. Throws `FetchError` for whatever is not a 2xx or a 304 that was asked for. */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  /** Sends nothing to the host until then, as another worker was asked. Never shortens a hold. */
  hold(host: string, until: Date): void;
  /** Ends all connections; requests under way or waiting fail with `aborted`. */
  close(): Promise<void>;
}

/** The one way out to the internet. Nothing in the environment (proxies, TLS switches) changes it. */
export function createOutboundHttp(options: OutboundHttpOptions = {}): OutboundHttp {
  const limits = { ...LIMITS, ...options.limits };
  const clock = options.clock ?? systemClock;
  const replayOrigin = options.replayOrigin === undefined ? null : readReplayOrigin(options.replayOrigin);
  const dispatcher: Dispatcher =
    replayOrigin === null
      ? directDispatcher(options.network ?? internet, limits)
      : replayDispatcher(replayOrigin, limits);
  const pace = createHostPace(
    {
      gapMs: options.gapMs ?? (replayOrigin === null ? 1_000 : 0),
      ...(replayOrigin === null && options.gapMsByHost ? { gapMsByHost: options.gapMsByHost } : {}),
      patienceMs: options.patienceMs ?? 10_000,
    },
    clock,
  );
  const breaker = createBreaker({ ...BREAKER_DEFAULTS, ...options.breaker }, clock);
  const send = options.exchange ?? exchange;
  const closing = new AbortController();

  async function takeTurn(hop: Hop, share: string, signal: AbortSignal): Promise<Turn> {
    const host = bareHost(hop.url);
    try {
      const turn = await pace.take(host, share, signal);
      const openMs = breaker.openForMs(host);
      if (openMs === 0) return turn;
      turn.release();
      throw refusal(hop, "keeps failing and is left alone for now", openMs);
    } catch (error) {
      if (error instanceof HostHeld) throw refusal(hop, "asked to be left alone for now", error.waitMs);
      if (error instanceof FetchError) throw error;
      throw new FetchError("aborted", `The request to ${host} was called off while it waited for its turn.`, {
        url: hop.url.href,
        cause: error,
      });
    }
  }

  function noteOutcome(hop: Hop, failed: boolean): void {
    const host = bareHost(hop.url);
    if (!failed) return breaker.succeeded(host);
    const openedMs = breaker.failed(host);
    if (openedMs > 0) options.log?.warn({ host, openMinutes: openedMs / 60_000 }, "host keeps failing; left alone");
  }

  /** One request at one host, with its turn, its hold and its breaker. */
  async function visit(
    hop: Hop,
    request: FetchRequest,
    signal: AbortSignal,
    leftMs: number,
  ): Promise<Received & { ms: number }> {
    const validators = { etag: request.etag ?? null, lastModified: request.lastModified ?? null };
    const headers = requestHeaders(hop.headers, validators);
    const turn = await takeTurn(hop, request.share ?? "", signal);
    const startedAt = performance.now();
    try {
      turn.started();
      const limitBytes = Math.min(request.maxBodyMiB ?? limits.bodyMiB, LARGEST_BODY_MIB) * 1_048_576;
      const onHead = (): void => turn.answered();
      const received = await send(hop, headers, {
        dispatcher,
        replayOrigin,
        headersMs: limits.headersMs,
        leftMs,
        limitBytes,
        signal,
        onHead,
      });
      noteOutcome(hop, received.status >= 500 || received.status === 429);
      return { ...received, ms: performance.now() - startedAt };
    } catch (error) {
      // A called-off request, a refused address or an oversized answer says nothing about the host's health.
      if (error instanceof FetchError && (error.code === "network" || error.code === "timeout")) noteOutcome(hop, true);
      throw error;
    } finally {
      turn.release();
    }
  }

  function badStatus(hop: Hop, received: Received): FetchError {
    const { status } = received;
    const retryAfterS =
      status === 429 || status === 503 ? backOffS(status, received.header("retry-after"), clock.now()) : null;
    if (retryAfterS !== null && retryAfterS > 0) pace.holdUntil(bareHost(hop.url), clock.now() + retryAfterS * 1000);
    const detail = { url: hop.url.href, status, ...(retryAfterS === null ? {} : { retryAfterS }) };
    return new FetchError(
      "bad-status",
      `${hop.url.host} answered ${status}${status === 304 ? " although nothing was asked conditionally" : ""}.`,
      detail,
    );
  }

  async function follow(request: FetchRequest, signal: AbortSignal): Promise<FetchAnswer> {
    let hop: Hop = {
      url: guardUrl(request.url),
      method: request.method ?? "GET",
      headers: request.headers ?? {},
      body: request.body ?? null,
    };
    const conditional =
      usableValidator(request.etag ?? null) !== null || usableValidator(request.lastModified ?? null) !== null;
    let ms = 0;
    for (let redirects = 0; ; redirects++) {
      const received = await visit(hop, request, signal, limits.totalMs - ms);
      ms += received.ms;
      if (received.body !== null && received.status !== 206) return answerOf(hop, received, received.body, ms);
      if (received.status === 304 && conditional) return { notModified: true, bytes: 0, ms: Math.round(ms) };
      if (!REDIRECT_STATUSES.has(received.status)) throw badStatus(hop, received);
      if (redirects >= limits.redirects) {
        throw new FetchError("redirects", `More than ${limits.redirects} redirects, the last from ${hop.url.host}.`, {
          url: hop.url.href,
        });
      }
      hop = nextHop(hop, received.status, received.header("location"));
    }
  }

  return {
    async fetch(request) {
      const signal = request.signal ? AbortSignal.any([request.signal, closing.signal]) : closing.signal;
      const url = redactUrl(request.url);
      try {
        const answer = await follow(request, signal);
        options.log?.debug(
          { url, status: answer.notModified ? 304 : answer.status, bytes: answer.bytes, ms: answer.ms },
          "fetched",
        );
        return answer;
      } catch (error) {
        if (error instanceof FetchError)
          options.log?.debug({ url, code: error.code, reason: error.message }, "not fetched");
        throw error;
      }
    },
    hold: (host, until) => pace.holdUntil(host, until.getTime()),
    async close() {
      closing.abort(new Error("the door is closed"));
      await dispatcher.destroy();
    },
  };
}

function answerOf(hop: Hop, received: Received, body: Buffer, ms: number): FetchAnswer {
  return {
    notModified: false,
    status: received.status,
    body,
    contentType: received.header("content-type"),
    etag: usableValidator(received.header("etag")),
    lastModified: usableValidator(received.header("last-modified")),
    finalUrl: hop.url.href,
    bytes: received.wireBytes,
    ms: Math.round(ms),
  };
}

/** Seconds to leave the host alone, or null: a 503 that says nothing is left to the breaker. */
function backOffS(status: number, retryAfter: string | null, nowMs: number): number | null {
  const asked = readRetryAfter(retryAfter, nowMs);
  if (asked !== null) return asked;
  return status === 429 || retryAfter !== null ? DEFAULT_BACK_OFF_S : null;
}

function refusal(hop: Hop, why: string, waitMs: number): FetchError {
  const retryAfterS = Math.ceil(waitMs / 1000);
  return new FetchError("breaker-open", `${hop.url.host} ${why}; it may be asked again in ${retryAfterS} s.`, {
    url: hop.url.href,
    retryAfterS,
  });
}
