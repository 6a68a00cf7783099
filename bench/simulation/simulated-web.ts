import type { Clock } from "#http/clock.ts";
import type { exchange as realExchange } from "#http/exchange.ts";
import { FetchError } from "#http/fetch-error.ts";
import { GAP_MS, queueOfUrl } from "#http/vendor-hosts.ts";
import { ENTRY_BYTES, OPENING_BYTES, WITH_DETAILS, WITH_VALIDATORS } from "./board-rates.ts";
import { createChance, type Chance } from "./chance.ts";
import { advanceBoard, type SimulatedBoard } from "./simulated-boards.ts";

/** Query parameters that identify the board and the part of it. */
export const BOARD_PARAMETER = "simulated_board";
export const PART_PARAMETER = "simulated_part";

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Latencies are log-normal: the median is 0.25 s, the 99th percentile 2.4 s. */
const MEDIAN_LATENCY_S = 0.25;
const LATENCY_SPREAD = 0.97;
const SERVER_ERROR_SHARE = 0.004;
const TIMEOUT_SHARE = 0.001;
const TOO_MANY_SHARE = 0.0003;
const TIMEOUT_MS = 10_000;
/** A host is down once in four days, for 0.5 to 2.5 hours. */
const OUTAGES_PER_DAY = 0.25;

interface Host {
  inFlight: number;
  headAtMs: number;
  pausedUntilMs: number;
  outage: { fromMs: number; untilMs: number; retryAfterS: number | null };
  /** A host is down at the same times in every run. */
  chance: Chance;
  requests: number;
  bytes: number;
}

export interface PolitenessViolations {
  twoAtOnce: number;
  tooSoonAfterAnswer: number;
  againstRetryAfter: number;
  boardTooSoon: number;
  unconditionalRepeat: number;
}

export interface SimulatedWeb {
  exchange: typeof realExchange;
  hosts: ReadonlyMap<string, { requests: number; bytes: number }>;
  violations: PolitenessViolations;
  /** Records that a run of the board was stored, with its validators. */
  noteStored(board: SimulatedBoard): void;
  /** Forgets what a killed worker had read of the board. */
  forget(board: SimulatedBoard): void;
  answers: { ok: number; notModified: number; failed: number; tooMany: number; gone: number };
}

const ANSWER_KINDS: Readonly<Record<number, keyof SimulatedWeb["answers"]>> = {
  200: "ok",
  304: "notModified",
  404: "gone",
  429: "tooMany",
};

/** Creates hosts with latency, failures, outages and limits, which record politeness violations across all workers. */
export function createSimulatedWeb(boards: readonly SimulatedBoard[], clock: Clock, chance: Chance): SimulatedWeb {
  const startMs = clock.now();
  const hosts = new Map<string, Host>();
  const lastGoodAtMs = new Map<SimulatedBoard, number>();
  const stored = new Set<SimulatedBoard>();
  const violations = noViolations();
  const answers = { ok: 0, notModified: 0, failed: 0, tooMany: 0, gone: 0 };

  function hostOf(url: URL): Host {
    const key = queueOfUrl(url.href);
    let host = hosts.get(key);
    if (host === undefined) {
      host = newHost(startMs, createChance(seedOf(key)));
      hosts.set(key, host);
    }
    return host;
  }

  function recordViolations(host: Host, board: SimulatedBoard, part: number, isConditional: boolean): void {
    const now = clock.now();
    if (host.inFlight > 0) violations.twoAtOnce += 1;
    if (now - host.headAtMs < GAP_MS) violations.tooSoonAfterAnswer += 1;
    if (now < host.pausedUntilMs) violations.againstRetryAfter += 1;
    if (part > 0) return;
    const before = lastGoodAtMs.get(board);
    if (before === undefined) return;
    if (now - before < HALF_HOUR_MS) violations.boardTooSoon += 1;
    // A run that failed, or was postponed before its details, stored no validators.
    const hasValidators = stored.has(board) && board.row.failures === 0;
    if (!isConditional && hasValidators && board.pages === 1 && WITH_VALIDATORS.has(board.row.source))
      violations.unconditionalRepeat += 1;
  }

  function answerOf(host: Host, board: SimulatedBoard, part: number, etag: string | undefined) {
    const now = clock.now();
    while (now >= host.outage.untilMs) host.outage = nextOutage(host.outage.untilMs, host.chance);
    const isOut = now >= host.outage.fromMs;
    const refuse = (status: number, retryAfterS: number | null) => {
      if (retryAfterS !== null) host.pausedUntilMs = now + retryAfterS * 1000;
      return { status, retryAfterS, wireBytes: 0, etag: null };
    };
    if (isOut) return refuse(503, host.outage.retryAfterS);
    if (chance.next() < TOO_MANY_SHARE) return refuse(429, 30 + Math.round(chance.next() * 600));
    if (chance.next() < SERVER_ERROR_SHARE) return refuse(502, null);
    if (now >= board.goneAtMs) return refuse(404, null);
    advanceBoard(board, now, chance);
    if (part === 0 && board.lease !== null) lastGoodAtMs.set(board, now);
    const current = WITH_VALIDATORS.has(board.row.source) && board.pages === 1 ? `"v${board.version}"` : null;
    if (current !== null && etag === current) return { status: 304, retryAfterS: null, wireBytes: 0, etag: current };
    const perOpening = WITH_DETAILS.has(board.row.source) ? ENTRY_BYTES : OPENING_BYTES;
    const wireBytes = 400 + Math.round((board.openings / board.pages) * perOpening);
    return { status: 200, retryAfterS: null, wireBytes, etag: current };
  }

  return {
    hosts,
    violations,
    answers,
    noteStored: (board) => void stored.add(board),
    forget: (board) => void lastGoodAtMs.delete(board),
    async exchange(hop, headers, { onHead }) {
      const board = boards[Number(hop.url.searchParams.get(BOARD_PARAMETER))]!;
      const part = Number(hop.url.searchParams.get(PART_PARAMETER));
      const host = hostOf(hop.url);
      const etag = headers["if-none-match"];
      recordViolations(host, board, part, etag !== undefined);
      host.inFlight += 1;
      host.requests += 1;
      try {
        if (chance.next() < TIMEOUT_SHARE) {
          await clock.sleep(TIMEOUT_MS);
          answers.failed += 1;
          throw new FetchError("timeout", `${hop.url.host} did not answer in time.`, { url: hop.url.href });
        }
        await clock.sleep(1000 * MEDIAN_LATENCY_S * Math.exp(LATENCY_SPREAD * chance.normal()));
        const { status, retryAfterS, wireBytes, etag: current } = answerOf(host, board, part, etag);
        host.headAtMs = clock.now();
        onHead();
        host.bytes += wireBytes;
        answers[ANSWER_KINDS[status] ?? "failed"] += 1;
        const body = status === 200 ? Buffer.from(String(board.version)) : null;
        return { status, header: headersOf(retryAfterS, current), body, wireBytes };
      } finally {
        host.inFlight -= 1;
      }
    },
  };
}

function headersOf(retryAfterS: number | null, etag: string | null): (name: string) => string | null {
  const headers: Record<string, string | null> = {
    "retry-after": retryAfterS === null ? null : String(retryAfterS),
    etag,
  };
  return (name) => headers[name] ?? null;
}

function nextOutage(afterMs: number, chance: Chance): Host["outage"] {
  const fromMs = afterMs + chance.wait(OUTAGES_PER_DAY) * DAY_MS;
  const retryAfterS = chance.next() < 0.5 ? 600 : null;
  return { fromMs, untilMs: fromMs + (0.5 + 2 * chance.next()) * 3_600_000, retryAfterS };
}

function newHost(nowMs: number, chance: Chance): Host {
  const outage = nextOutage(nowMs, chance);
  return { inFlight: 0, headAtMs: -Infinity, pausedUntilMs: 0, outage, chance, requests: 0, bytes: 0 };
}

function seedOf(key: string): number {
  return Array.from(key).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
}

function noViolations(): PolitenessViolations {
  return { twoAtOnce: 0, tooSoonAfterAnswer: 0, againstRetryAfter: 0, boardTooSoon: 0, unconditionalRepeat: 0 };
}
