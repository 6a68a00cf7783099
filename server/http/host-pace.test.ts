import { describe, expect, test } from "vitest";
import { createHostPace, HostHeld, type PaceOptions } from "./host-pace.ts";
import { createVirtualClock } from "#test/http/virtual-clock.ts";

/** Creates a pace under a virtual clock, and a log of which share got its turn when. */
function paceOf(options: Partial<PaceOptions> = {}, answerMs = 0) {
  const clock = createVirtualClock();
  const pace = createHostPace({ gapMs: 1_000, patienceMs: 10_000, ...options }, clock);
  const log: string[] = [];
  const ask = async (host: string, share: string, signal?: AbortSignal): Promise<void> => {
    const turn = await pace.take(host, share, signal);
    log.push(`${share}@${clock.now()}`);
    turn.started();
    if (answerMs > 0) await clock.sleep(answerMs);
    turn.answered();
    turn.release();
  };
  return { clock, pace, log, ask };
}

test("one host gets one request at a time, with the gap after each answer", async () => {
  const { clock, log, ask } = paceOf({}, 300);
  const all = Promise.all([ask("a", "1"), ask("a", "1"), ask("a", "1")]);
  await clock.advance(10_000);
  await all;
  expect(log).toEqual(["1@0", "1@1300", "1@2600"]);
});

test("hosts do not wait for one another", async () => {
  const { clock, log, ask } = paceOf();
  void ask("a", "a");
  void ask("b", "b");
  await clock.advance(0);
  expect(log).toEqual(["a@0", "b@0"]);
});

test("boards of one host take turns, however many requests one of them has queued", async () => {
  const { clock, log, ask } = paceOf();
  const all = ["x", "x", "x", "x", "y", "y", "z"].map((share) => ask("a", share));
  await clock.advance(10_000);
  await Promise.all(all);
  expect(log.map((entry) => entry[0]).join("")).toBe("xyzxyxx");
});

test("hosts can have gaps of their own, and all hosts of a domain can share one queue", async () => {
  const { clock, log, ask } = paceOf({ gapMsByHost: { "slow.test": 5_000, "*.shared.test": 2_000 } });
  for (const host of ["slow.test", "slow.test", "a.shared.test", "b.c.shared.test"]) void ask(host, host);
  await clock.advance(10_000);
  expect(log).toEqual(["slow.test@0", "a.shared.test@0", "b.c.shared.test@2000", "slow.test@5000"]);
});

describe("waiting can be aborted", () => {
  test("in the queue, without a turn being lost", async () => {
    const { clock, pace, log, ask } = paceOf();
    const stop = new AbortController();
    void ask("a", "1");
    const second = ask("a", "2", stop.signal);
    void ask("a", "3");
    await clock.advance(100);
    stop.abort(new Error("aborted"));
    await expect(second).rejects.toThrow("aborted");
    await clock.advance(5_000);
    expect(log).toEqual(["1@0", "3@1000"]);
    expect(pace.waiting("a")).toBe(0);
  });
  test("before it began", async () => {
    const { ask } = paceOf();
    await expect(ask("a", "1", AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
  });
});

describe("a host that asks to be left alone", () => {
  test("for a moment keeps its requests waiting", async () => {
    const { clock, pace, log, ask } = paceOf();
    pace.holdUntil("a", 8_000);
    void ask("a", "1");
    await clock.advance(9_000);
    expect(log).toEqual(["1@8000"]);
  });
  test("for long refuses those that wait and those that come, and takes them again afterwards", async () => {
    const { clock, pace, log, ask } = paceOf();
    await ask("a", "1");
    const waiting = ask("a", "2").catch((error: unknown) => error);
    pace.holdUntil("a", 60_000);
    expect(await waiting).toBeInstanceOf(HostHeld);
    await expect(ask("a", "3")).rejects.toMatchObject({ waitMs: 60_000 });
    await clock.advance(60_000);
    void ask("a", "4");
    await clock.advance(0);
    expect(log).toEqual(["1@0", "4@60000"]);
  });
  test("is never shortened by a second, shorter hold", async () => {
    const { clock, pace, log, ask } = paceOf();
    pace.holdUntil("a", 9_000);
    pace.holdUntil("a", 1_000);
    void ask("a", "1");
    await clock.advance(9_500);
    expect(log).toEqual(["1@9000"]);
  });
});

test("a turn released unused costs no gap", async () => {
  const { clock, pace, log, ask } = paceOf();
  const turn = await pace.take("a", "1");
  turn.release();
  void ask("a", "2");
  await clock.advance(0);
  expect(log).toEqual(["2@0"]);
});

test("a request that fails before any answer still costs a gap", async () => {
  const { clock, pace, log, ask } = paceOf();
  const turn = await pace.take("a", "1");
  turn.started();
  await clock.advance(400);
  turn.release();
  void ask("a", "2");
  await clock.advance(5_000);
  expect(log).toEqual(["2@1400"]);
});
