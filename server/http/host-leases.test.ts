import { expect, test } from "vitest";
import { createVirtualClock } from "#test/http/virtual-clock.ts";
import { createSimulatedLeases } from "../../bench/simulation/simulated-leases.ts";
import type { exchange } from "./exchange.ts";
import { HOST_LEASE_MS, type HostLeases } from "./host-leases.ts";
import { createOutboundHttp } from "./outbound-http.ts";

const GAP_MS = 1000;
const ANSWER_MS = 300;

/** Starts a host that notes its requests, and processes that share its pace. */
function hostOf(
  answer: () => { status: number; retryAfter?: string } = () => ({ status: 200 }),
  answerMs: number = ANSWER_MS,
) {
  const clock = createVirtualClock();
  const table = createSimulatedLeases(clock.now);
  const sent: { by: string; atMs: number; answeredMs: number }[] = [];
  const violations = { tooSoon: 0, twoAtOnce: 0 };
  let inFlight = 0;
  const start = (by: string, leases: HostLeases = table) => {
    const send: typeof exchange = async (_hop, _headers, { onHead }) => {
      if (inFlight > 0) violations.twoAtOnce += 1;
      if (clock.now() - (sent.at(-1)?.answeredMs ?? -Infinity) < GAP_MS) violations.tooSoon += 1;
      const request = { by, atMs: clock.now(), answeredMs: clock.now() + answerMs };
      sent.push(request);
      inFlight += 1;
      await clock.sleep(answerMs);
      inFlight -= 1;
      onHead();
      const { status, retryAfter } = answer();
      const header = (name: string) => (name === "retry-after" ? (retryAfter ?? null) : null);
      return { status, header, body: status === 200 ? Buffer.from("{}") : null, wireBytes: 2 };
    };
    const http = createOutboundHttp({ clock, leases, gapMs: GAP_MS, exchange: send });
    const outcomes: string[] = [];
    const ask = (times: number) => {
      for (let at = 0; at < times; at += 1)
        http.fetch({ url: "https://host.example/", share: `${by}${at}` }).then(
          () => outcomes.push("ok"),
          (error: Error) => outcomes.push(error.message),
        );
    };
    return { http, ask, outcomes };
  };
  return { clock, table, sent, violations, start };
}

test("processes take turns at a host, and together never exceed its pace", async () => {
  const { clock, table, sent, violations, start } = hostOf();
  for (const by of ["a", "b", "c"]) start(by).ask(40);
  await clock.advance(120_000);
  expect(violations).toEqual({ tooSoon: 0, twoAtOnce: 0 });
  expect(new Set(sent.slice(0, 20).map(({ by }) => by))).toEqual(new Set(["a", "b", "c"]));
  // Passing the host on costs none of its time.
  expect(sent.length).toBeGreaterThanOrEqual(0.9 * (120_000 / (GAP_MS + ANSWER_MS)));
  expect(table.statements()).toBeLessThan(3 * 4 * 120);
});

test("a killed process blocks its host no longer than its lease", async () => {
  const { clock, table, sent, violations, start } = hostOf();
  let isDead = false;
  const dying = start("dying", {
    lease: async (asked) => (isDead ? [] : table.lease(asked)),
    write: async (states, release) => void (isDead || (await table.write(states, release))),
  });
  dying.ask(50);
  await clock.advance(3000);
  isDead = true;
  await dying.http.close();
  const before = sent.length;
  const next = start("next");
  next.ask(3);
  await clock.advance(HOST_LEASE_MS + 6000);
  expect(sent.slice(before).map(({ by }) => by)).toEqual(["next", "next", "next"]);
  expect(violations).toEqual({ tooSoon: 0, twoAtOnce: 0 });
});

test("while the database can't be reached requests pause, and go on afterwards without a failure", async () => {
  const { clock, table, sent, violations, start } = hostOf();
  let isDown = false;
  const reader = start("reader", {
    lease: async (asked) => {
      if (isDown) throw new Error("the database is down");
      return table.lease(asked);
    },
    write: (states, release) => table.write(states, release),
  });
  reader.ask(60);
  await clock.advance(5000);
  isDown = true;
  await clock.advance(20_000);
  const atPause = sent.length;
  await clock.advance(60_000);
  expect(sent.length).toBe(atPause);
  isDown = false;
  await clock.advance(100_000);
  expect(sent.length).toBe(60);
  expect(reader.outcomes.every((outcome) => outcome === "ok")).toBe(true);
  expect(violations).toEqual({ tooSoon: 0, twoAtOnce: 0 });
});

test("a pause that a host asks of one process holds for all", async () => {
  let first = true;
  const { clock, sent, start } = hostOf(() => {
    const answer = first ? { status: 429, retryAfter: "300" } : { status: 200 };
    first = false;
    return answer;
  });
  const told = start("told");
  told.ask(1);
  await clock.advance(2000);
  const other = start("other");
  other.ask(2);
  await clock.advance(60_000);
  expect(sent).toHaveLength(1);
  expect(other.outcomes).toEqual([
    expect.stringContaining("asked for a pause"),
    expect.stringContaining("asked for a pause"),
  ]);
  await clock.advance(300_000);
  other.ask(1);
  await clock.advance(20_000);
  expect(sent.map(({ by }) => by)).toEqual(["told", "other"]);
});

test("a pause is passed on with the host, at whatever moment it is asked for", async () => {
  for (let position = 1; position <= 9; position += 1) {
    let count = 0;
    const { clock, sent, start } = hostOf(() => {
      count += 1;
      return count === position ? { status: 429, retryAfter: "60" } : { status: 200 };
    }, 2600);
    for (const by of ["a", "b"]) start(by).ask(30);
    await clock.advance(40_000);
    const pausedAtMs = sent[position - 1]!.answeredMs;
    expect(sent.filter(({ atMs }) => atMs > pausedAtMs && atMs < pausedAtMs + 60_000)).toEqual([]);
  }
});

test("a breaker that one process has opened is open for the next", async () => {
  const { clock, sent, start } = hostOf(() => ({ status: 500 }));
  const first = start("first");
  first.ask(8);
  await clock.advance(30_000);
  expect(sent).toHaveLength(5);
  const next = start("next");
  next.ask(1);
  await clock.advance(30_000);
  expect(next.outcomes).toEqual([expect.stringContaining("keeps failing")]);
  expect(sent).toHaveLength(5);
});
