import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

let now = 0;
let waits: number[] = [];
const wait = (ms: number) => Promise.resolve(void waits.push(ms));

beforeEach(() => {
  waits = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

test("lets the first go on at once and the others one pause after the other", async () => {
  const pace = createPace(5, 10, wait);
  for (let each = 0; each < 4; each += 1) await pace.turn();
  expect(waits).toEqual([5, 10, 15]);
  now += 1000;
  await pace.turn();
  expect(waits).toHaveLength(3);
});

test("refuses whom too many wait before, and nobody later", async () => {
  const pace = createPace(5, 2, wait);
  for (let each = 0; each < 3; each += 1) await pace.turn();
  await expect(pace.turn()).rejects.toMatchObject({ statusCode: 503 });
  now += 5;
  await pace.turn();
  expect(waits).toEqual([5, 10, 10]);
});
