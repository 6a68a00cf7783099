import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { fuzzApi } from "./api-fuzz.ts";

const database = await testDatabase();

test("2,000 random requests with bodies cause no internal error, no undescribed answer and no stack trace", async () => {
  const count = await fuzzApi(database, { requests: 2000, seed: Date.now() % 2 ** 31 });
  expect(count.requests).toBe(2000);
  expect(count.accepted).toBeGreaterThan(0);
  expect([...count.serverErrors, ...count.breaks, ...count.traces]).toEqual([]);
});

test("the count finds a call that answers otherwise than described and shows a stack trace", async () => {
  const count = await fuzzApi(database, { requests: 1000, seed: 9, isPlanted: true });
  expect(count.breaks.length).toBeGreaterThan(0);
  expect(count.traces.length).toBeGreaterThan(0);
});
