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
    lastSeenAt: hoursAgo(2),
    ...given,
  };
}

function fate(
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
  test("is missed the first time", () => expect(fate(known(), {})).toEqual(["missed"]));
  test("closes the second time, an hour later", () => expect(fate(known(missedOnce), {})).toEqual(["vanished"]));
  test("does not close the second time within the hour", () =>
    expect(fate(known({ missedRuns: 1, firstMissedAt: hoursAgo(0.9) }), {})).toEqual(["missed"]));
  test("stays as it is when the run is not trusted", () => {
    expect(fate(known(), { trusted: false })).toEqual([]);
    expect(fate(known(missedOnce), { trusted: false })).toEqual([]);
  });
  test("stays closed", () => expect(fate(known({ closedAt: hoursAgo(5) }), {})).toEqual([]));
  test("stays open for a month where the board shows only its newest part", () => {
    expect(fate(known({ missedRuns: 9, firstMissedAt: hoursAgo(200) }), { window: true })).toEqual(["missed"]);
    expect(
      fate(known({ missedRuns: 9, firstMissedAt: hoursAgo(800), lastSeenAt: hoursAgo(800) }), { window: true }),
    ).toEqual(["vanished"]);
  });
});

describe("a posting that the board lists", () => {
  test("stays as it is", () => expect(fate(known(), { listed: true })).toEqual([]));
  test("is found again after a miss", () => expect(fate(known(missedOnce), { listed: true })).toEqual(["found"]));
  test("opens again when it was closed", () =>
    expect(fate(known({ closedAt: hoursAgo(5) }), { listed: true })).toEqual(["reopened"]));
  test("closes when its own closing date has come, trusted or not", () => {
    expect(fate(known({ closesAt: hoursAgo(1) }), { listed: true, trusted: false })).toEqual(["expired"]);
    expect(fate(known({ closesAt: hoursAgo(1), closedAt: hoursAgo(1) }), { listed: true })).toEqual([]);
  });
  test("stays away when the rules dropped it", () =>
    expect(fate(known({ droppedReason: "hybrid", closedAt: hoursAgo(5) }), { listed: true })).toEqual([]));
});
