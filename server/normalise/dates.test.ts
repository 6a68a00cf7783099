import { expect, test } from "vitest";
import { readClosesAt, readPostedAt } from "./dates.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each<[string | number, string]>([
  ["2026-03-01T10:00:00-04:00", "2026-03-01T14:00:00.000Z"],
  ["2026-03-01T10:00:00+0200", "2026-03-01T08:00:00.000Z"],
  ["2026-03-01 09:30:00 UTC", "2026-03-01T09:30:00.000Z"],
  ["2026-03-01", "2026-03-01T00:00:00.000Z"],
  ["20260301", "2026-03-01T00:00:00.000Z"],
  [1772323200000, "2026-03-01T00:00:00.000Z"],
  [1772323200, "2026-03-01T00:00:00.000Z"],
  ["1772323200", "2026-03-01T00:00:00.000Z"],
  ["Sun, 01 Mar 2026 09:00:00 GMT", "2026-03-01T09:00:00.000Z"],
  ["Sun, 01 Mar 2026 09:00:00 -0330", "2026-03-01T12:30:00.000Z"],
  ["Sun Mar 01 09:30:15 UTC 2026", "2026-03-01T09:30:15.000Z"],
  ["1 March 2026", "2026-03-01T00:00:00.000Z"],
  ["March 1st, 2026", "2026-03-01T00:00:00.000Z"],
  ["1. März 2026", "2026-03-01T00:00:00.000Z"],
  ["1 de marzo de 2026", "2026-03-01T00:00:00.000Z"],
  ["01.03.2026", "2026-03-01T00:00:00.000Z"],
  ["2/28/2026", "2026-02-28T00:00:00.000Z"],
  ["28/2/2026", "2026-02-28T00:00:00.000Z"],
  ["Posted Today", "2026-03-10T12:00:00.000Z"],
  ["Posted 3 Days Ago", "2026-03-07T12:00:00.000Z"],
  ["an hour ago", "2026-03-10T11:00:00.000Z"],
  ["2 mo ago", "2026-01-10T12:00:00.000Z"],
  ["vor 3 Tagen", "2026-03-07T12:00:00.000Z"],
  ["il y a 2 semaines", "2026-02-24T12:00:00.000Z"],
  ["hace 2 días", "2026-03-08T12:00:00.000Z"],
  ["Reposted 1 week ago", "2026-03-03T12:00:00.000Z"],
])("%s", (text, iso) => {
  expect(readPostedAt(text, now)).toBe(iso);
});

test.each<[string | number | undefined]>([
  [undefined],
  [""],
  ["soon"],
  ["06/07/2026"],
  ["0001-01-01T00:00:00"],
  ["1970-01-01"],
  [0],
  [-5],
  [Number.NaN],
  ["2026-02-31"],
  ["Tue Feb 31 09:30:15 UTC 2026"],
  ["Sun Xyz 01 09:30:15 UTC 2026"],
  ["Posted 30+ Days Ago"],
  ["validThrough 2026-03-01"],
  ["99999999999999999999"],
])("%s is no posting date", (text) => {
  expect(readPostedAt(text, now)).toBeNull();
});

test("clamps a posting date in the future to now", () => {
  expect(readPostedAt("2027-01-01", now)).toBe(now.toISOString());
});

test("accepts a closing date in the future, but none beyond three years", () => {
  expect(readClosesAt("2026-04-01", now)).toBe("2026-04-01T00:00:00.000Z");
  expect(readClosesAt("valid through 2026-04-01", now)).toBe("2026-04-01T00:00:00.000Z");
  expect(readClosesAt("9999-12-31", now)).toBeNull();
});
