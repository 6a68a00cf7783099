import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, Gauge } from "prom-client";
import { type Admission, type AdmissionLimits, createAdmission, eventLoopTurns, type Waiting } from "./admission.ts";
import { overloaded } from "../http/api-error.ts";
import { isInProcess } from "../http/in-process.ts";
import { refuseEarly } from "./early-refusal.ts";
import { onRequestEnd } from "./request-end.ts";
import { costOf } from "./route-cost.ts";
import { API_HEADERS } from "../http/security-headers.ts";

const LIMITS: AdmissionLimits = { maxAtWork: 64, maxWaiting: 1000, maxWaitMs: 500, newestFirstMs: 100 };
const LONG_QUEUE = 32;
/** What arrives while so many requests wait is refused before it is routed: about as many are answered within `maxWaitMs`. */
const FULL_QUEUE = 400;
const SAMPLE_INTERVAL_MS = 1000;
/** Refusing everything in this many consecutive samples is more than a peak. */
const LASTING_SAMPLES = 5;

export interface OverloadOptions extends Partial<AdmissionLimits> {
  sampleIntervalMs?: number;
}

export interface Overload {
  /** The number of accepted requests that have no response yet, and those that wait to be accepted. */
  readonly inFlight: number;
  /** True after five seconds in which requests were refused and none was accepted. */
  readonly isLasting: boolean;
  /** For Prometheus. */
  readonly metrics: readonly (Counter | Gauge)[];
}

interface Place {
  admission: Admission;
  request: Waiting;
}

/**
 * Refuses requests with 503 while more arrive than can be answered, so that accepted ones are answered in time. Health checks, files and
 * the process's own calls always pass. Add it before every hook that works: a refused request costs nothing else.
 */
export function addOverloadShedding(app: FastifyInstance, options: OverloadOptions = {}): Overload {
  const { sampleIntervalMs = SAMPLE_INTERVAL_MS, ...limits } = options;
  let accepted = 0;
  app.server.on("connection", () => (accepted += 1));
  const turns = () => eventLoopTurns(() => accepted);
  const searching = createAdmission({ ...LIMITS, ...limits }, turns());
  // Places of their own, because a flood of logins waits for its hashes.
  const accounts = createAdmission({ ...LIMITS, ...limits }, turns());
  const both = [searching, accounts];
  const sum = (read: (admission: Admission) => number): number => read(searching) + read(accounts);
  refuseEarly(app, {
    isFull: () => searching.waiting >= FULL_QUEUE,
    refuse: (response) => searching.refuse({ start() {}, refuse: () => sendRefusal(response) }),
  });
  const places = new WeakMap<FastifyRequest, Place>();
  /** Requests of a connection that wait or are worked on. More than one only if it doesn't wait for its responses. */
  const ofConnection = new WeakMap<Socket, number>();
  const count = ({ raw: { socket } }: FastifyRequest, by: number): number => {
    const own = (ofConnection.get(socket) ?? 0) + by;
    ofConnection.set(socket, own);
    return own;
  };

  function waitForPlace(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const admission = request.routeOptions.url?.startsWith("/api/auth/") ? accounts : searching;
    const waiting = { start: done, refuse: () => refuse(reply) };
    places.set(request, { admission, request: waiting });
    // In a long queue, nobody takes several places through one connection.
    if (count(request, 1) > 1 && admission.waiting >= LONG_QUEUE) admission.refuse(waiting);
    else admission.enter(waiting);
  }

  function leave(request: FastifyRequest, reply: FastifyReply): void {
    const place = places.get(request);
    if (!place) return;
    places.delete(request);
    count(request, -1);
    // Nobody reads the response of a request whose client left while it waited.
    if (place.admission.leave(place.request)) reply.hijack();
  }

  onRequestEnd(app, leave);
  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request) || hasBody(request)) done();
    else waitForPlace(request, reply, done);
  });
  // A body that trickles in must not take a place meanwhile.
  app.addHook("preValidation", (request, reply, done) => {
    if (isExempt(request) || !hasBody(request)) done();
    else waitForPlace(request, reply, done);
  });
  // The work is done; how fast the client reads is not ours to wait for.
  app.addHook("onSend", (request, reply, _payload, done) => {
    leave(request, reply);
    done();
  });

  const watch = watchRefusals(app, both, sampleIntervalMs);
  return {
    get inFlight() {
      return sum(({ atWork, waiting }) => atWork + waiting);
    },
    get isLasting() {
      return watch.isLasting();
    },
    metrics: metricsOf(sum),
  };
}

function isExempt(request: FastifyRequest): boolean {
  return costOf(request).bucket === "none" || isInProcess(request);
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

const { message, code, retryAfterS } = overloaded();
const BODY = JSON.stringify({ message, code });
const HEADERS = {
  ...API_HEADERS,
  "retry-after": String(retryAfterS),
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
  "content-length": String(Buffer.byteLength(BODY)),
};

/** Sends the response past all hooks, because under overload this is most of the work. */
function refuse(reply: FastifyReply): void {
  reply.hijack();
  sendRefusal(reply.raw);
}

function sendRefusal(response: ServerResponse): void {
  response.writeHead(503, HEADERS);
  response.end(BODY);
}

/** Logs refusals once per sample and notices when nothing but refusals happens. */
function watchRefusals(app: FastifyInstance, admissions: readonly Admission[], intervalMs: number) {
  const before = admissions.map(() => ({ started: 0, refused: 0 }));
  let stuckSamples = 0;
  const sampling = setInterval(() => {
    let [started, refused] = [0, 0];
    for (const [index, admission] of admissions.entries()) {
      started += admission.started - before[index]!.started;
      refused += admission.refused - before[index]!.refused;
      before[index] = { started: admission.started, refused: admission.refused };
    }
    stuckSamples = refused > 0 && started === 0 ? stuckSamples + 1 : 0;
    if (refused > 0) app.log.warn({ refused, started }, "overloaded: refused requests with 503");
  }, intervalMs).unref();
  app.addHook("onClose", async () => clearInterval(sampling));
  return { isLasting: () => stuckSamples >= LASTING_SAMPLES };
}

function metricsOf(sum: (read: (admission: Admission) => number) => number): (Counter | Gauge)[] {
  const shed: Counter = new Counter({
    name: "afield_shed_requests_total",
    help: "Requests refused with 503 because of overload",
    registers: [],
    collect() {
      shed.reset();
      shed.inc(sum(({ refused }) => refused));
    },
  });
  const waiting: Gauge = new Gauge({
    name: "afield_waiting_requests",
    help: "Requests that wait to be started",
    registers: [],
    collect: () => waiting.set(sum((admission) => admission.waiting)),
  });
  return [shed, waiting];
}
