import type { Logger } from "#app/log.ts";
import { traced } from "#app/tracing/tracing.ts";
import { BREAKER_DEFAULTS, createBreaker, type BreakerOptions } from "./breaker.ts";
import { systemClock, type Clock } from "./clock.ts";
import { internet, type Network } from "./dialler.ts";
import { directDispatcher, readReplayOrigin, replayDispatcher } from "./dispatcher.ts";
import { exchange, type Received } from "./exchange.ts";
import { FetchError, redactUrl } from "./fetch-error.ts";
import { FETCH_LIMITS, type FetchAnswer, type FetchRequest, type OutboundHttpLimits } from "./fetch-request.ts";
import { createLeaseKeeper, type HostLeases } from "./host-leases.ts";
import { createHostPace } from "./host-pace.ts";
import { createNetworkWatch, type NetworkOutage, type NetworkWatch } from "./network-watch.ts";
import { createPoliteExchange, type PoliteExchange } from "./polite-exchange.ts";
import { nextHop, REDIRECT_STATUSES, type Hop } from "./redirect.ts";
import { usableValidator } from "./request-headers.ts";
import { guardUrl } from "./url-guard.ts";

export interface OutboundHttpOptions {
  /** A loopback origin such as `http://127.0.0.1:4000` that answers every request as `/<host><path>?<query>`. */
  replayOrigin?: string;
  /** Least time between requests to one host, ms; 1,000 by default, 0 under replay. */
  gapMs?: number;
  /** Other gaps by host or `*.domain`; see `PaceOptions`. Ignored under replay. */
  gapMsByHost?: Readonly<Record<string, number>>;
  /** A host on hold for longer than this rejects requests at once instead of queueing them. 10,000 by default. */
  patienceMs?: number;
  limits?: Partial<OutboundHttpLimits>;
  breaker?: Partial<BreakerOptions>;
  /**
   * Whether to tell an outage of the network from the failure of a host: while no host can be reached, requests fail with
   * `offline`, all but one probe per attempt.
   */
  watchNetwork?: boolean;
  /** Shares each host's pace with other processes. */
  leases?: HostLeases;
  clock?: Clock;
  network?: Network;
  /** Replaces HTTP itself, so that a simulation can run days of requests in seconds. */
  exchange?: typeof exchange;
  log?: Logger;
}

export interface OutboundHttp {
  /** Fetches within every guard. Throws `FetchError` for anything but a 2xx or a requested 304. */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
  /** Returns the current outage of the network; null while hosts answer, and always without `watchNetwork`. */
  outage(): NetworkOutage | null;
  /**
   * Returns whether requests to this queue (a host, or `*.domain` of a vendor) would be rejected, because it asked for a pause or
   * keeps failing.
   */
  isPaused(hostQueue: string): boolean;
  /** Closes all connections; requests in flight or waiting fail with `aborted`. */
  close(): Promise<void>;
}

/** Creates the only way out to the internet. Nothing in the environment (proxies, TLS switches) changes its behaviour. */
export function createOutboundHttp(options: OutboundHttpOptions = {}): OutboundHttp {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const clock = options.clock ?? systemClock;
  const replayOrigin = options.replayOrigin === undefined ? null : readReplayOrigin(options.replayOrigin);
  const dispatcher =
    replayOrigin === null
      ? directDispatcher(options.network ?? internet, limits)
      : replayDispatcher(replayOrigin, limits);
  const patienceMs = options.patienceMs ?? 10_000;
  const breaker = createBreaker({ ...BREAKER_DEFAULTS, ...options.breaker }, clock);
  const keeper = options.leases ? createLeaseKeeper(options.leases, clock, options.log) : null;
  const pace = createHostPace(
    {
      gapMs: options.gapMs ?? (replayOrigin === null ? 1_000 : 0),
      ...(replayOrigin === null && options.gapMsByHost ? { gapMsByHost: options.gapMsByHost } : {}),
      patienceMs,
      ...(keeper && { keeper }),
      health: { of: breaker.stateOf, adopt: breaker.adopt },
    },
    clock,
  );
  const watch = options.watchNetwork === true ? loggedWatch(clock, options.log) : null;
  const polite = createPoliteExchange({
    limits,
    dispatcher,
    replayOrigin,
    pace,
    breaker,
    watch,
    clock,
    exchange: options.exchange ?? exchange,
    log: options.log,
  });
  const closing = new AbortController();
  return {
    async fetch(request) {
      const signal = request.signal ? AbortSignal.any([request.signal, closing.signal]) : closing.signal;
      const url = redactUrl(request.url);
      const attributes = { "http.request.method": request.method ?? "GET", "server.address": hostOf(request.url) };
      try {
        const answer = await traced("fetch", { kind: "client", attributes }, async (trace) => {
          const received = await followRedirects(polite, limits, request, signal);
          trace.set({ "http.response.status_code": statusOf(received), "afield.bytes": received.bytes });
          return received;
        });
        options.log?.debug({ url, status: statusOf(answer), bytes: answer.bytes, ms: answer.ms }, "fetched");
        return answer;
      } catch (error) {
        if (error instanceof FetchError)
          options.log?.debug({ url, code: error.code, reason: error.message }, "fetch failed");
        throw error;
      }
    },
    isPaused: (hostQueue) => pace.heldForMs(hostQueue) > patienceMs || breaker.openForMs(hostQueue) > 0,
    outage: () => watch?.outage() ?? null,
    async close() {
      closing.abort(new Error("outbound HTTP is closed"));
      await keeper?.close();
      await dispatcher.destroy();
    },
  };
}

function statusOf(answer: FetchAnswer): number {
  return answer.notModified ? 304 : answer.status;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

/** Creates a watch that logs one line when an outage begins and one when it ends. */
function loggedWatch(clock: Clock, log: Logger | undefined): NetworkWatch {
  return createNetworkWatch({
    clock,
    onDown({ nextAttemptAt, reason }, hosts) {
      const time = nextAttemptAt.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
      log?.warn({ hosts, nextAttemptAt }, `No network: ${reason}; trying again at ${time}, then less and less often`);
    },
    onUp(downForMs) {
      log?.info({ downForS: Math.round(downForMs / 1000) }, "the network is back");
    },
  });
}

async function followRedirects(
  polite: PoliteExchange,
  limits: OutboundHttpLimits,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<FetchAnswer> {
  let hop: Hop = {
    url: guardUrl(request.url),
    method: request.method ?? "GET",
    headers: request.headers ?? {},
    body: request.body ?? null,
  };
  const conditional =
    usableValidator(request.etag ?? null) !== null || usableValidator(request.lastModified ?? null) !== null;
  let ms = 0;
  let isPermanent = true;
  let movedTo: string | undefined;
  for (let redirects = 0; ; redirects++) {
    const received = await polite.send(hop, request, signal, limits.totalMs - ms);
    ms += received.ms;
    if (received.body !== null && isWhole(received)) return answerOf(hop, received, received.body, ms, movedTo);
    if (received.status === 304 && conditional) return { notModified: true, bytes: 0, ms: Math.round(ms) };
    if (!REDIRECT_STATUSES.has(received.status)) throw polite.badStatus(hop, received);
    if (redirects >= limits.redirects) {
      throw new FetchError("redirects", `More than ${limits.redirects} redirects, the last from ${hop.url.host}.`, {
        url: hop.url.href,
      });
    }
    hop = nextHop(hop, received.status, received.header("location"));
    isPermanent &&= received.status === 301 || received.status === 308;
    if (isPermanent) movedTo = hop.url.href;
  }
}

/** Returns whether the body is complete. A 206 is a part of it, unless its range counts something else than bytes: `offres 0-149/523`. */
function isWhole(received: Received): boolean {
  const range = received.header("content-range");
  return received.status !== 206 || (range !== null && !/^\s*bytes\b/i.test(range));
}

function answerOf(hop: Hop, received: Received, body: Buffer, ms: number, movedTo: string | undefined): FetchAnswer {
  return {
    notModified: false,
    status: received.status,
    body,
    contentType: received.header("content-type"),
    etag: usableValidator(received.header("etag")),
    lastModified: usableValidator(received.header("last-modified")),
    finalUrl: hop.url.href,
    ...(movedTo !== undefined && { movedTo }),
    bytes: received.wireBytes,
    ms: Math.round(ms),
  };
}
