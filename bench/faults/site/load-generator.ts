import { connect, type Socket } from "node:net";

/** What one load asks for. */
export interface Load {
  port: number;
  seconds: number;
  /** Requests in turn, as they go over the wire. */
  requests: readonly string[];
  /** Open loop: requests a second, whether or not earlier ones have their answer. */
  perSecond?: number;
  /** Closed loop: clients that each wait for an answer before they ask again. */
  clients?: number;
}

/** What a load met. Times are those from when a request was due to its last byte, ms. */
export interface LoadResult {
  sent: number;
  /** Answers with 200 within `IN_TIME_MS`, a second. */
  goodput: number;
  good: number;
  late: number;
  /** Answers with 503 and `Retry-After`. */
  shed: number;
  /** Answers with any other status; the first of them. */
  other: number;
  firstOther: string;
  /** Connections refused, reset or closed without an answer. */
  failed: number;
  /** Requests without an answer at the end. */
  open: number;
  p50: number;
  p99: number;
  longest: number;
  p99OfShed: number;
}

export const IN_TIME_MS = 2000;
/** How long answers may still come after the last request. */
const GRACE_MS = 12_000;
/** Sockets of an open loop. More than this many unanswered requests wait here, and their time counts. */
const MAX_SOCKETS = 4000;

/** A connection, and when its unanswered request was due. */
interface Connection {
  socket: Socket;
  dueAt: number | null;
}

/** Sends a load with keep-alive connections and as little work per request as possible, because it shares the machine. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const tally = createTally();
  const sendUntil = performance.now() + load.seconds * 1000;
  const ask = createConnections(load, tally, () => {
    // In a closed loop, a client asks again once it has its answer.
    if (load.clients !== undefined && performance.now() < sendUntil) setImmediate(() => ask(performance.now()));
  });
  if (load.perSecond !== undefined) await openLoop(load.perSecond, sendUntil, ask);
  else for (let client = 0; client < (load.clients ?? 1); client += 1) ask(performance.now());
  await pause(Math.max(0, sendUntil - performance.now()));
  const until = performance.now() + GRACE_MS;
  while (tally.unanswered() > 0 && performance.now() < until) await pause(20);
  return tally.result(load.seconds);
}

type Tally = ReturnType<typeof createTally>;

/** Counts answers by what they are worth. */
function createTally() {
  const good: number[] = [];
  const shed: number[] = [];
  let firstOther = "";
  const counts = { sent: 0, late: 0, other: 0, failed: 0, longest: 0 };
  const unanswered = () => counts.sent - good.length - shed.length - counts.late - counts.other - counts.failed;
  return {
    counts,
    unanswered,
    answer({ status, retryAfter }: Answer, ms: number): void {
      counts.longest = Math.max(counts.longest, Math.round(ms));
      if (status === "503" && retryAfter) shed.push(ms);
      else if (status === "200" && ms <= IN_TIME_MS) good.push(ms);
      else if (status === "200") counts.late += 1;
      else {
        counts.other += 1;
        firstOther ||= `${status} after ${Math.round(ms)} ms`;
      }
    },
    result: (seconds: number): LoadResult => ({
      ...counts,
      firstOther,
      good: good.length,
      goodput: good.length / seconds,
      shed: shed.length,
      open: unanswered(),
      p50: percentile(good, 0.5),
      p99: percentile(good, 0.99),
      p99OfShed: percentile(shed, 0.99),
    }),
  };
}

/** Returns a function that sends one request, on an idle connection if there is one, and calls `onAnswered` after its end. */
function createConnections({ port, requests }: Load, tally: Tally, onAnswered: () => void): (dueAt: number) => void {
  const idle: Connection[] = [];
  /** When requests were due that have no connection yet. */
  const waiting: number[] = [];
  let sockets = 0;
  let next = 0;

  function write(connection: Connection, dueAt: number): void {
    connection.dueAt = dueAt;
    connection.socket.write(requests[next++ % requests.length]!);
  }

  function open(): Connection {
    sockets += 1;
    const socket = connect(port, "127.0.0.1");
    const connection: Connection = { socket, dueAt: null };
    socket.setNoDelay(true);
    readAnswers(socket, (answer) => {
      if (connection.dueAt !== null) tally.answer(answer, performance.now() - connection.dueAt);
      connection.dueAt = null;
      onAnswered();
      if (answer.closes) return void socket.destroy();
      const due = waiting.shift();
      if (due === undefined) idle.push(connection);
      else write(connection, due);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets -= 1;
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
      if (connection.dueAt !== null) {
        tally.counts.failed += 1;
        onAnswered();
      }
      const due = waiting.shift();
      if (due !== undefined) write(open(), due);
    });
    return connection;
  }

  return (dueAt) => {
    tally.counts.sent += 1;
    const connection = idle.pop();
    if (connection) write(connection, dueAt);
    else if (sockets < MAX_SOCKETS) write(open(), dueAt);
    else waiting.push(dueAt);
  };
}

interface Answer {
  status: string;
  retryAfter: boolean;
  closes: boolean;
}

/** Calls `onAnswer` after each answer's last byte. Understands only answers with a length. */
function readAnswers(socket: Socket, onAnswer: (answer: Answer) => void): void {
  let head = "";
  let left = -1;
  let answer: Answer = { status: "", retryAfter: false, closes: false };
  socket.on("data", (chunk) => {
    let begin = 0;
    if (left < 0) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      answer = {
        status: head.slice(9, 12),
        retryAfter: /\r\nretry-after:/i.test(head),
        closes: /\r\nconnection: close/i.test(head),
      };
      left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      begin = chunk.length - (head.length - end - 4);
      head = "";
    }
    left -= chunk.length - begin;
    if (left > 0) return;
    left = -1;
    onAnswer(answer);
  });
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Poisson arrivals. A late timer sends what has become due meanwhile, with its own due time. */
async function openLoop(perSecond: number, until: number, request: (dueAt: number) => void): Promise<void> {
  let due = performance.now();
  while (due < until) {
    const now = performance.now();
    while (due <= now && due < until) {
      request(due);
      due += (-Math.log(1 - Math.random()) / perSecond) * 1000;
    }
    await pause(1);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

// In a process of its own, so that it measures nothing of its caller: the load comes in, the result goes out.
if (import.meta.main) {
  process.once("message", (load: Load) => {
    void sendLoad(load).then((result) => process.send?.(result, () => process.exit(0)));
  });
}
