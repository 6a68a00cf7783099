import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "./clock.ts";
import { createHostPace } from "./host-pace.ts";

const HOUR_MS = 3_600_000;

function setClockBack(ms: number): void {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: real - ms });
  onTestFinished(() => void vi.useRealTimers());
}

test("starts at the time of day", () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
});

test("goes on when the machine's clock is set back or forward", () => {
  const before = systemClock.now();
  setClockBack(HOUR_MS);
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  vi.setSystemTime(before + 24 * HOUR_MS);
  expect(systemClock.now()).toBeLessThan(before + HOUR_MS);
});

test("keeps the gap at a host as short as it is when the machine's clock is set back", async () => {
  const pace = createHostPace({ gapMs: 20, patienceMs: 1000 }, systemClock);
  const first = await pace.take("example.com", "a");
  first.started();
  first.answered();
  first.release();
  setClockBack(HOUR_MS);
  const next = pace.take("example.com", "a").then((turn) => turn.release());
  await expect(next).resolves.toBeUndefined();
});
