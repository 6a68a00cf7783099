import { expect, test } from "vitest";
import { BREAKER_DEFAULTS, createBreaker } from "./breaker.ts";
import { createVirtualClock } from "#test/http/virtual-clock.ts";

const MINUTE = 60_000;

function failTimes(breaker: ReturnType<typeof createBreaker>, host: string, times: number): number {
  let opened = 0;
  for (let time = 0; time < times; time++) opened = breaker.failed(host);
  return opened;
}

test("five consecutive failures open it for five minutes; four do not", () => {
  const breaker = createBreaker(BREAKER_DEFAULTS, createVirtualClock());
  expect(failTimes(breaker, "a", 4)).toBe(0);
  expect(breaker.openForMs("a")).toBe(0);
  expect(breaker.failed("a")).toBe(5 * MINUTE);
  expect(breaker.openForMs("a")).toBe(5 * MINUTE);
  expect(breaker.openForMs("b")).toBe(0);
});

test("a success resets the count", () => {
  const breaker = createBreaker(BREAKER_DEFAULTS, createVirtualClock());
  failTimes(breaker, "a", 4);
  breaker.succeeded("a");
  expect(failTimes(breaker, "a", 4)).toBe(0);
});

test("each failed probe doubles the opening up to a day, a good one closes it", async () => {
  const clock = createVirtualClock();
  const breaker = createBreaker(BREAKER_DEFAULTS, clock);
  const openings = [failTimes(breaker, "a", 5)];
  for (let probe = 0; probe < 10; probe++) {
    await clock.advance(breaker.openForMs("a"));
    expect(breaker.openForMs("a")).toBe(0);
    openings.push(breaker.failed("a"));
  }
  expect(openings.map((ms) => ms / MINUTE)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  await clock.advance(1440 * MINUTE);
  breaker.succeeded("a");
  expect(failTimes(breaker, "a", 4)).toBe(0);
  expect(breaker.failed("a")).toBe(5 * MINUTE);
});
