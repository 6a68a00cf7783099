import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCachedRead } from "./cached-read.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("reads once until the result expires", async () => {
  let reads = 0;
  const read = createCachedRead(1000, () => Promise.resolve((reads += 1)));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

test("does not cache a failure", async () => {
  let reads = 0;
  const read = createCachedRead(1000, () =>
    (reads += 1) === 1 ? Promise.reject(new Error("away")) : Promise.resolve(reads),
  );
  await expect(read()).rejects.toThrow("away");
  expect(await read()).toBe(2);
});
