import { onTestFinished, expect, test, vi } from "vitest";
import { startDeadline } from "./deadline.ts";

test("a time limit stands still while paused, and goes on with what was left", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deadline = startDeadline(1000);
  vi.advanceTimersByTime(600);
  const resume = deadline.pause();
  vi.advanceTimersByTime(60_000);
  expect(deadline.signal.aborted).toBe(false);
  resume();
  vi.advanceTimersByTime(399);
  expect(deadline.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline.signal.aborted).toBe(true);
});
