import fc from "fast-check";
import { expect, test } from "vitest";
import { type AlertTimes, nextAlertAt } from "./alert-times.ts";

const BERLIN: AlertTimes = { hour: 8, weekday: 1, timeZone: "Europe/Berlin", quiet: { from: 22, to: 7 } };
const at = (frequency: "at-once" | "daily" | "weekly", now: string, times: Partial<AlertTimes> = {}) =>
  nextAlertAt(frequency, { ...BERLIN, ...times }, new Date(now)).toISOString();

test.each([
  ["daily", "2026-11-22T06:59:00Z", "2026-11-22T07:00:00.000Z"],
  ["daily", "2026-11-22T07:00:00Z", "2026-11-23T07:00:00.000Z"],
  // The clocks go back in the night before 25 October, and forward before 29 March.
  ["daily", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00.000Z"],
  ["daily", "2026-03-28T12:00:00Z", "2026-03-29T06:00:00.000Z"],
  ["weekly", "2026-11-22T12:00:00Z", "2026-11-23T07:00:00.000Z"],
  ["weekly", "2026-11-23T07:00:00Z", "2026-11-30T07:00:00.000Z"],
  ["at-once", "2026-11-22T12:00:00Z", "2026-11-22T12:00:00.000Z"],
  ["at-once", "2026-11-22T21:00:00Z", "2026-11-23T06:00:00.000Z"],
  ["at-once", "2026-11-22T05:59:00Z", "2026-11-22T06:00:00.000Z"],
  ["at-once", "2026-11-22T06:00:00Z", "2026-11-22T06:00:00.000Z"],
] as const)("makes %s news of %s due at %s", (frequency, now, expected) => {
  expect(at(frequency, now)).toBe(expected);
});

test("sends nothing at once in quiet hours of one day, and knows days without any", () => {
  expect(at("at-once", "2026-11-22T12:30:00Z", { quiet: { from: 13, to: 15 } })).toBe("2026-11-22T14:00:00.000Z");
  expect(at("at-once", "2026-11-22T12:30:00Z", { quiet: { from: 13, to: 13 } })).toBe("2026-11-22T12:30:00.000Z");
  expect(at("at-once", "2026-11-22T22:30:00Z", { quiet: null })).toBe("2026-11-22T22:30:00.000Z");
});

test("takes an hour that the clocks skip as the one after it, and an unknown zone as UTC", () => {
  expect(at("daily", "2026-03-28T12:00:00Z", { hour: 2 })).toBe("2026-03-29T01:00:00.000Z");
  expect(at("daily", "2026-03-28T12:00:00Z", { timeZone: "Mars/Base" })).toBe("2026-03-29T08:00:00.000Z");
});

test("is due in the person's own hour, later than now and within a day or a week", () => {
  const zones = [
    "UTC",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Pacific/Kiritimati",
    "America/Los_Angeles",
    "Africa/Nairobi",
  ];
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(
      instants,
      fc.nat(23),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(...zones),
      (now, hour, weekday, timeZone) => {
        const times = { hour, weekday, timeZone, quiet: null };
        const parts = (date: Date) => ({
          hour: Number(new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format(date)),
          weekday: new Intl.DateTimeFormat("en", { weekday: "long", timeZone }).format(date),
        });
        const daily = nextAlertAt("daily", times, now);
        const weekly = nextAlertAt("weekly", times, now);
        for (const [due, days] of [
          [daily, 1],
          [weekly, 7],
        ] as const) {
          expect(due.getTime()).toBeGreaterThan(now.getTime());
          expect(due.getTime() - now.getTime()).toBeLessThanOrEqual((days * 24 + 1) * 3_600_000);
          // Clocks skip the hour after 2 in the morning.
          expect([hour, hour === 2 ? 3 : hour]).toContain(parts(due).hour);
        }
        const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
        expect(parts(weekly).weekday).toBe(names[weekday - 1]);
      },
    ),
  );
});
