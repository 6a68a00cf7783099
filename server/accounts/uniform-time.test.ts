import { expect, test } from "vitest";
import { createUniformTime } from "./uniform-time.ts";

/** A clock that stands still except while work or a pause takes its time. */
function testClock() {
  let ms = 0;
  return {
    now: () => ms,
    sleep: (more: number) => Promise.resolve((ms += more)),
  };
}

async function timeOf(clock: ReturnType<typeof testClock>, run: ReturnType<typeof createUniformTime>, workMs: number) {
  const began = clock.now();
  await run(() => clock.sleep(workMs));
  return clock.now() - began;
}

test("answers after the floor while all work is faster", async () => {
  const clock = testClock();
  const run = createUniformTime(200, clock);
  expect([await timeOf(clock, run, 5), await timeOf(clock, run, 190), await timeOf(clock, run, 0)]).toEqual([
    200, 200, 200,
  ]);
});

test("on a busy machine, quick and slow work are answered after the same time", async () => {
  const clock = testClock();
  const run = createUniformTime(200, clock);
  await timeOf(clock, run, 350);
  expect([await timeOf(clock, run, 230), await timeOf(clock, run, 390), await timeOf(clock, run, 20)]).toEqual([
    400, 400, 400,
  ]);
});

test("returns to the floor half a minute after the last slow work", async () => {
  const clock = testClock();
  const run = createUniformTime(200, clock);
  await timeOf(clock, run, 350);
  await clock.sleep(31_000);
  expect(await timeOf(clock, run, 20)).toBe(200);
});

test("never waits more than 1.8 seconds for the sake of equal times", async () => {
  const clock = testClock();
  const run = createUniformTime(200, clock);
  expect(await timeOf(clock, run, 7000)).toBe(7000);
  expect(await timeOf(clock, run, 20)).toBe(1800);
});

test("answers failed work after the same time", async () => {
  const clock = testClock();
  const run = createUniformTime(200, clock);
  await expect(run(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(clock.now()).toBe(200);
});
