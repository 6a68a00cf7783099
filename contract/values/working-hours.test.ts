import { expect, test } from "vitest";
import { overlapWith, zoneOffset } from "./working-hours.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");
const lisbon = { from: 9, to: 17, timeZone: "Europe/Lisbon" };

test("an offset follows daylight saving time", () => {
  expect(zoneOffset("Europe/Lisbon", winter)).toBe(0);
  expect(zoneOffset("Europe/Lisbon", summer)).toBe(1);
  expect(zoneOffset("Asia/Kolkata", winter)).toBe(5.5);
  expect(zoneOffset("America/St_Johns", winter)).toBe(-3.5);
  expect(zoneOffset("Middle/Earth", winter)).toBeNull();
});

test.each([
  ["shares the whole day inside the zones", lisbon, { from: -3, to: 3 }, 8, 0],
  ["uses the nearest zone", lisbon, { from: -8, to: -5 }, 3, -5],
  ["three hours west leaves five", lisbon, { from: -3, to: -3 }, 5, -3],
  ["the other side of the world shares nothing", lisbon, { from: 10, to: 12 }, 0, 10],
  ["an evening shift overlaps with the Americas", { ...lisbon, from: 14, to: 22 }, { from: -5, to: -5 }, 8, -5],
  ["days overlap across midnight", { from: 0, to: 8, timeZone: "Asia/Tokyo" }, { from: -8, to: -8 }, 6, -8],
  ["counts half hours", { from: 9, to: 17, timeZone: "Asia/Kolkata" }, { from: 0, to: 2 }, 4.5, 2],
  ["a 24-hour day covers every day", { from: 0, to: 24, timeZone: "UTC" }, { from: 11, to: 11 }, 8, 11],
])("%s", (_what, workday, zones, shared, teamOffset) => {
  expect(overlapWith(zones, workday, winter)).toMatchObject({ shared, of: workday.to - workday.from, teamOffset });
});

test("returns null for an unknown zone", () => {
  expect(overlapWith({ from: 0, to: 1 }, { ...lisbon, timeZone: "Middle/Earth" }, winter)).toBeNull();
});
