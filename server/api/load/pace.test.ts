import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

const timers = vi.hoisted(() => ({ now: 0, waits: [] as number[] }));
vi.mock("node:timers/promises", () => ({ setTimeout: (ms: number) => Promise.resolve(void timers.waits.push(ms)) }));

beforeEach(() => {
  timers.waits = [];
  vi.spyOn(performance, "now").mockImplementation(() => timers.now);
});
afterEach(() => vi.restoreAllMocks());

test("lets the first go on at once and the others one pause after the other", async () => {
  const pace = createPace(5, 10);
  for (let each = 0; each < 4; each += 1) await pace.turn();
  expect(timers.waits).toEqual([5, 10, 15]);
  timers.now += 1000;
  await pace.turn();
  expect(timers.waits).toHaveLength(3);
});

test("refuses whom too many wait before, and nobody later", async () => {
  const pace = createPace(5, 2);
  for (let each = 0; each < 3; each += 1) await pace.turn();
  await expect(pace.turn()).rejects.toMatchObject({ statusCode: 503 });
  timers.now += 5;
  await pace.turn();
  expect(timers.waits).toEqual([5, 10, 10]);
});
