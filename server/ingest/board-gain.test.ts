import { expect, test } from "vitest";
import { GAIN_CLASSES, gainClassOf, gainOf, worthAfterFailure, worthAfterGood } from "./board-gain.ts";

const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;
const head = {
  id: "1",
  source: "lever",
  hostQueue: "api.lever.co",
  expectedRemote: 0,
  gainPerDay: null,
  lastRunAt: null,
  nextRunAt: new Date(now),
  now: new Date(now),
};
const unread = { expectedRemote: 4, changesPerDay: null, gainPerDay: null, gainClass: null };
const seen = { kept: 10, complete: true, changes: 10, elapsedS: null, requests: 1, watchers: 0 };

test("a first read gains the expected openings, a later one the changes expected since the last run", () => {
  expect(gainOf({ ...head, expectedRemote: 7 }, false, now)).toBe(7);
  const read = { ...head, expectedRemote: 7, gainPerDay: 2 };
  expect(gainOf({ ...read, lastRunAt: new Date(now - day / 2) }, false, now)).toBe(1);
  expect(gainOf({ ...read, lastRunAt: new Date(now - 3 * day) }, false, now)).toBe(6);
});

test("the first read of an open feed comes before every board, and an unread board never gains nothing", () => {
  expect(gainOf(head, true, now)).toBeGreaterThan(gainOf({ ...head, expectedRemote: 5000 }, false, now));
  expect(gainOf(head, false, now)).toBeGreaterThan(0);
});

test("after a run the expectation is what was kept; an incomplete run lowers nothing", () => {
  expect(worthAfterGood(unread, seen).expectedRemote).toBe(10);
  expect(worthAfterGood(unread, { ...seen, kept: 1, complete: false }).expectedRemote).toBe(4);
  expect(worthAfterGood(unread, { ...seen, kept: 0 }).expectedRemote).toBe(0);
});

test("the openings of the first read are no change; later the rate follows the changes seen", () => {
  let worth = worthAfterGood(unread, seen);
  const prior = worth.changesPerDay!;
  expect(prior).toBeLessThan(1);
  for (let run = 0; run < 60; run += 1) worth = worthAfterGood(worth, { ...seen, changes: 3, elapsedS: 86_400 / 2 });
  expect(worth.changesPerDay).toBeGreaterThan(5.5);
  expect(worth.changesPerDay).toBeLessThan(6.1);
  for (let run = 0; run < 60; run += 1) worth = worthAfterGood(worth, { ...seen, changes: 0, elapsedS: 86_400 });
  expect(worth.changesPerDay).toBeLessThan(0.01);
});

test("watchers raise the gain, requests lower it, except those of the first read", () => {
  const again = { ...seen, changes: 1, elapsedS: 86_400 };
  const alone = worthAfterGood(unread, again).gainPerDay!;
  expect(worthAfterGood(unread, { ...again, watchers: 3 }).gainPerDay).toBeCloseTo(3 * alone);
  expect(worthAfterGood(unread, { ...again, watchers: 1e9 }).gainPerDay).toBeLessThanOrEqual(8 * alone);
  expect(worthAfterGood(unread, { ...again, requests: 5 }).gainPerDay).toBeCloseTo(alone / 5);
  expect(worthAfterGood(unread, { ...seen, requests: 5 })).toEqual(worthAfterGood(unread, seen));
});

test("a class covers a factor of two, and every gain has one", () => {
  expect([0.75, 1, 1.4].map(gainClassOf)).toEqual([0, 0, 0]);
  expect(gainClassOf(2)).toBe(1);
  expect([0, 1e-9, Infinity, 1e9].map(gainClassOf)).toEqual([
    GAIN_CLASSES.lowest,
    GAIN_CLASSES.lowest,
    GAIN_CLASSES.highest,
    GAIN_CLASSES.highest,
  ]);
  expect(worthAfterFailure({ ...unread, expectedRemote: 0 }, 50).gainClass).toBe(GAIN_CLASSES.lowest);
});
