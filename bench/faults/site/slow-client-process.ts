import { connect, type Socket } from "node:net";

/** What each kind of slow client met. Times are from its connection to its end, ms; those still connected at the end count as the whole time. */
export interface SlowResult {
  headers: { longestMs: number; left: number };
  body: { longestMs: number; left: number };
  neverReading: { longestMs: number; left: number };
}

export interface SlowClients {
  port: number;
  /** Clients of each kind. */
  each: number;
  seconds: number;
}

/** A byte now and then, as slowhttptest sends. */
const TRICKLE_MS = 1000;
const HEAD = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\n";
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
/** More than any socket buffer holds. */
const PAGES = "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20);

interface Slow {
  socket: Socket;
  since: number;
  endedAt: number | null;
}

function open(port: number, first: string, trickle: string | null): Slow {
  const slow: Slow = { socket: connect(port, "127.0.0.1"), since: performance.now(), endedAt: null };
  const { socket } = slow;
  const end = () => (slow.endedAt ??= performance.now());
  socket
    .on("error", end)
    .on("close", end)
    .on("connect", () => socket.write(first));
  if (trickle === null) socket.pause();
  else socket.resume();
  const timer = setInterval(() => {
    // A paused socket notices its end only when it writes.
    if (slow.endedAt === null) socket.write(trickle ?? "\r\n");
    else clearInterval(timer);
  }, TRICKLE_MS);
  return slow;
}

async function attack({ port, each, seconds }: SlowClients): Promise<SlowResult> {
  const all = (first: string, trickle: string | null) => Array.from({ length: each }, () => open(port, first, trickle));
  const kinds = {
    headers: all(HEAD, "X-A: b\r\n"),
    body: all(BODY, " "),
    neverReading: all(PAGES, null),
  };
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
  const now = performance.now();
  const summary = (slow: readonly Slow[]) => ({
    longestMs: Math.round(Math.max(...slow.map(({ since, endedAt }) => (endedAt ?? now) - since))),
    left: slow.filter(({ endedAt }) => endedAt === null).length,
  });
  return {
    headers: summary(kinds.headers),
    body: summary(kinds.body),
    neverReading: summary(kinds.neverReading),
  };
}

process.once("message", (clients: SlowClients) => {
  void attack(clients).then((result) => process.send?.(result, () => process.exit(0)));
});
