import { expect, test } from "vitest";
import { createAdmission, type AdmissionLimits } from "./admission.ts";

/** Starts that a working turn makes at most. */
const STARTS = 32;

/** A queue under a clock and an event loop that the test moves. `log` holds what happened to each request by name. */
function queueOf(limits: Partial<AdmissionLimits>) {
  let now = 0;
  let accepted = 0;
  const turns: (() => void)[] = [];
  const rechecks: (() => void)[] = [];
  const admission = createAdmission(
    { maxAtWork: 100, maxWaiting: 100, maxWaitMs: 500, newestFirstMs: 100, ...limits },
    {
      next: (callback) => void turns.push(callback),
      later: (callback) => void rechecks.push(callback),
      hasAccepted: () => accepted-- > 0,
    },
    () => now,
  );
  const log: string[] = [];
  function turn(workMs = 0): void {
    for (const step of turns.splice(0)) {
      const before = log.length;
      step();
      if (log.length > before) now += workMs;
    }
  }
  const requestOf = (name: string) => ({
    start: () => void log.push(name),
    refuse: () => void log.push(`no ${name}`),
  });
  return {
    admission,
    log,
    arrive: (name: string) => {
      const request = requestOf(name);
      admission.enter(request);
      return request;
    },
    pass: (ms: number) => (now += ms),
    /** Makes the event loop accept connections, one in each of the next turns. */
    accept: (connections: number) => (accepted = connections),
    /** Runs the next turn, as the event loop does once arrived requests are read. Each start takes `workMs`. */
    turn,
    /** Runs the turns until the one that works, and that. */
    work(workMs = 0) {
      while (turns.length > 0 && turns.length < STARTS) turn();
      turn(workMs);
    },
    recheck: () => rechecks.shift()?.(),
    turns,
    rechecks,
  };
}

test("starts the first request at once, and the others once arriving ones have been read", () => {
  const { arrive, work, log } = queueOf({});
  for (const name of ["a", "b", "c"]) arrive(name);
  expect(log).toEqual(["a"]);
  work();
  expect(log).toEqual(["a", "b", "c"]);
  arrive("d");
  expect(log).toEqual(["a", "b", "c", "d"]);
});

test("works four times as long as it reads, and no longer than 48 ms", () => {
  const { arrive, turn, work, pass, log } = queueOf({ maxWaitMs: 10_000 });
  for (let number = 0; number < 100; number += 1) arrive(String(number));
  const perTurn = [0, 3, 1000].map((readMs) => {
    const before = log.length;
    pass(readMs);
    turn();
    work(4);
    return log.length - before;
  });
  expect(perTurn).toEqual([2, 3, 12]);
});

test("accepts waiting connections before it starts requests", () => {
  const { arrive, accept, turn, log } = queueOf({});
  accept(3);
  arrive("a");
  turn();
  turn();
  expect(log).toEqual([]);
  turn();
  turn();
  expect(log).toEqual(["a"]);
});

test("lets no more than the limit work at once, and starts the next when one leaves", () => {
  const { admission, arrive, work, log, turns } = queueOf({ maxAtWork: 1 });
  const first = arrive("a");
  arrive("b");
  work();
  expect([log, admission.atWork, admission.waiting, turns.length]).toEqual([["a"], 1, 1, 0]);
  admission.leave(first);
  work();
  expect(log).toEqual(["a", "b"]);
});

test("refuses what waits too long, also while no place becomes free", () => {
  const { admission, arrive, work, pass, recheck, log, rechecks } = queueOf({ maxAtWork: 1 });
  arrive("a");
  arrive("b");
  work();
  pass(3900);
  arrive("c");
  recheck();
  expect(log).toEqual(["a"]);
  pass(200);
  recheck();
  expect([log, admission.waiting, admission.refused, rechecks.length]).toEqual([["a", "no b"], 1, 1, 1]);
});

test("refuses sooner in a long queue, until it is short", () => {
  const { admission, arrive, pass, recheck } = queueOf({ maxAtWork: 1 });
  for (let number = 0; number < 50; number += 1) arrive(String(number));
  pass(600);
  recheck();
  expect([admission.waiting, admission.refused]).toEqual([32, 17]);
});

test("a pause of the whole process refuses nothing that can be started after it", () => {
  const { arrive, work, pass, log } = queueOf({});
  for (const name of ["a", "b", "c"]) arrive(name);
  pass(3000);
  work();
  expect(log).toEqual(["a", "c", "b"]);
});

test("takes the newest first while the oldest has waited long", () => {
  const { admission, arrive, work, pass, log } = queueOf({ maxAtWork: 1 });
  const first = arrive("a");
  arrive("b");
  pass(150);
  const third = arrive("c");
  admission.leave(first);
  work();
  expect(log).toEqual(["a", "c"]);
  admission.leave(third);
  work();
  expect(log).toEqual(["a", "c", "b"]);
});

test("refuses the oldest when too many wait", () => {
  const { arrive, log, admission } = queueOf({ maxWaiting: 2 });
  for (const name of ["a", "b", "c", "d"]) arrive(name);
  expect([log, admission.waiting]).toEqual([["a", "no b"], 2]);
});

test("forgets a request whose client left, wherever it waits", () => {
  const { admission, arrive, work, log, pass } = queueOf({ maxWaiting: 5 });
  arrive("a");
  const waiting = ["b", "c", "d", "e"].map(arrive);
  expect([admission.leave(waiting[0]!), admission.leave(waiting[2]!), admission.leave(waiting[3]!)]).toEqual([
    true,
    true,
    true,
  ]);
  pass(20);
  work();
  expect([log, admission.waiting]).toEqual([["a", "c"], 0]);
  expect(admission.leave(waiting[1]!)).toBe(false);
  expect(admission.atWork).toBe(1);
});

test("holds its limits and loses no request in any order of events", () => {
  const { admission, arrive, work, pass, recheck, log } = queueOf({ maxAtWork: 3, maxWaiting: 4 });
  let random = 1;
  const below = (limit: number) => (random = (random * 48_271) % 2_147_483_647) % limit;
  const live: ReturnType<typeof arrive>[] = [];
  let left = 0;
  for (let step = 0; step < 5000; step += 1) {
    const what = below(5);
    if (what < 2) live.push(arrive(String(step)));
    else if (what === 2 && live.length > 0) {
      if (admission.leave(live.splice(below(live.length), 1)[0]!)) left += 1;
    } else if (what === 3) pass(below(120));
    else {
      work();
      recheck();
    }
    expect(admission.atWork).toBeLessThanOrEqual(3);
    expect(admission.waiting).toBeLessThanOrEqual(4);
  }
  expect(new Set(log).size).toBe(log.length);
  const arrived = log.length + admission.waiting + left;
  expect(admission.started + admission.refused + admission.waiting + left).toBe(arrived);
});

test("refuses a late request that came while there was a place, which another took", () => {
  const { arrive, work, pass, recheck, log } = queueOf({ maxAtWork: 2, maxWaitMs: 250 });
  for (const name of ["a", "b", "c"]) arrive(name);
  work();
  expect(log).toEqual(["a", "b"]);
  pass(2001);
  recheck();
  expect(log).toEqual(["a", "b", "no c"]);
});
