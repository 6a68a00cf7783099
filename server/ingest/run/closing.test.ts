import { describe, expect, test } from "vitest";
import type { KnownPosting } from "#store/catalogue/postings.ts";
import { decideClosings, type Closings } from "./closing.ts";

const now = new Date("2026-06-01T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

function known(given: Partial<KnownPosting> = {}): KnownPosting {
  return {
    id: "1",
    externalId: "a",
    contentHash: "",
    rulesVersion: 1,
    droppedReason: null,
    missedRuns: 0,
    firstMissedAt: null,
    closedAt: null,
    closedReason: null,
    closesAt: null,
    firstSeenAt: hoursAgo(48),
    lastSeenAt: hoursAgo(2),
    ...given,
  };
}

function decision(
  posting: KnownPosting,
  run: { listed?: boolean; trusted?: boolean; window?: boolean },
): (keyof Closings)[] {
  const listed = new Set(run.listed ? [posting.externalId] : []);
  const closings = decideClosings({
    known: [posting],
    listed,
    readable: listed,
    trusted: run.trusted ?? true,
    window: run.window ?? false,
    now,
  });
  return (Object.keys(closings) as (keyof Closings)[]).filter((key) => closings[key].length > 0);
}

const missedOnce = { missedRuns: 1, firstMissedAt: hoursAgo(1) };

describe("a posting that the board does not list", () => {
  test("is missed the first time", () => expect(decision(known(), {})).toEqual(["missed"]));
  test("closes the second time, an hour later", () => expect(decision(known(missedOnce), {})).toEqual(["vanished"]));
  test("does not close the second time within the hour", () =>
    expect(decision(known({ missedRuns: 1, firstMissedAt: hoursAgo(0.9) }), {})).toEqual(["missed"]));
  test("does not change in an untrusted run", () => {
    expect(decision(known(), { trusted: false })).toEqual([]);
    expect(decision(known(missedOnce), { trusted: false })).toEqual([]);
  });
  test("stays closed", () => expect(decision(known({ closedAt: hoursAgo(5) }), {})).toEqual([]));
  test("stays open for a month if the board lists only its newest postings", () => {
    expect(decision(known({ missedRuns: 9, firstMissedAt: hoursAgo(200) }), { window: true })).toEqual(["missed"]);
    expect(
      decision(known({ missedRuns: 9, firstMissedAt: hoursAgo(800), lastSeenAt: hoursAgo(800) }), { window: true }),
    ).toEqual(["vanished"]);
  });
});

describe("a posting that the board lists", () => {
  test("does not change", () => expect(decision(known(), { listed: true })).toEqual([]));
  test("is found again after a miss", () => expect(decision(known(missedOnce), { listed: true })).toEqual(["found"]));
  test("reopens if it was closed", () =>
    expect(decision(known({ closedAt: hoursAgo(5) }), { listed: true })).toEqual(["reopened"]));
  test("closes on its own closing date, trusted or not", () => {
    expect(decision(known({ closesAt: hoursAgo(1) }), { listed: true, trusted: false })).toEqual(["expired"]);
    expect(decision(known({ closesAt: hoursAgo(1), closedAt: hoursAgo(1) }), { listed: true })).toEqual([]);
  });
  test("stays closed if the rules dropped it", () =>
    expect(decision(known({ droppedReason: "hybrid", closedAt: hoursAgo(5) }), { listed: true })).toEqual([]));
});
