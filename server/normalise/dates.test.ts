import fc from "fast-check";
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
  ["5d ago", "2026-03-05T12:00:00.000Z"],
  ["il y a un an", "2025-03-10T12:00:00.000Z"],
  ["há 3 horas", "2026-03-10T09:00:00.000Z"],
  ["2 settimane fa", "2026-02-24T12:00:00.000Z"],
  ["een week geleden", "2026-03-03T12:00:00.000Z"],
  ["4 dni temu", "2026-03-06T12:00:00.000Z"],
  ["för 2 månader sedan", "2026-01-10T12:00:00.000Z"],
  ["for 6 timer siden", "2026-03-10T06:00:00.000Z"],
  ["3 viikkoa sitten", "2026-02-17T12:00:00.000Z"],
  ["před 5 dny", "2026-03-05T12:00:00.000Z"],
  ["3日前", "2026-03-07T12:00:00.000Z"],
  ["2个月前", "2026-01-10T12:00:00.000Z"],
  ["1주 전", "2026-03-03T12:00:00.000Z"],
  ["Gisteren", "2026-03-09T12:00:00.000Z"],
  ["i dag", "2026-03-10T12:00:00.000Z"],
  ["Published on 1 March 2026", "2026-03-01T00:00:00.000Z"],
  ["Date posted: 2026-03-01", "2026-03-01T00:00:00.000Z"],
  ["Veröffentlicht am 01.03.2026", "2026-03-01T00:00:00.000Z"],
  ["Publié le 1er mars 2026", "2026-03-01T00:00:00.000Z"],
  ["Sunday, March 1, 2026", "2026-03-01T00:00:00.000Z"],
  ["1st of March 2026", "2026-03-01T00:00:00.000Z"],
  ["01-Mar-2026", "2026-03-01T00:00:00.000Z"],
  ["2026/3/1", "2026-03-01T00:00:00.000Z"],
  ["2026年3月1日", "2026-03-01T00:00:00.000Z"],
  ["2026년 3월 1일", "2026-03-01T00:00:00.000Z"],
  ["1 de março de 2026", "2026-03-01T00:00:00.000Z"],
  ["1 marzo 2026", "2026-03-01T00:00:00.000Z"],
  ["1 maart 2026", "2026-03-01T00:00:00.000Z"],
  ["1 marca 2026", "2026-03-01T00:00:00.000Z"],
  ["1. března 2026", "2026-03-01T00:00:00.000Z"],
  ["1. maaliskuuta 2026", "2026-03-01T00:00:00.000Z"],
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
  ["more than 2 weeks ago"],
  ["vor mehr als 30 Tagen"],
  ["a few days ago"],
  ["in 3 days"],
  ["3 days"],
  ["Active 3 days ago"],
  ["Start date: 1 April 2026"],
  ["2027-01-01"],
  ["1 September 2026"],
  ["validThrough 2026-03-01"],
  ["99999999999999999999"],
])("%s is no posting date", (text) => {
  expect(readPostedAt(text, now)).toBeNull();
});

test("takes a date of the next hours for now, since another clock or time zone wrote it", () => {
  expect(readPostedAt("2026-03-10T12:00:03Z", now)).toBe(now.toISOString());
  expect(readPostedAt("2026-03-11", now)).toBe(now.toISOString());
});

test("a month before a long month's last day is a short month's last day", () => {
  expect(readPostedAt("1 month ago", new Date("2026-03-31T12:00:00Z"))).toBe("2026-02-28T12:00:00.000Z");
  expect(readPostedAt("a year ago", new Date("2024-02-29T12:00:00Z"))).toBe("2023-02-28T12:00:00.000Z");
});

test("never returns a date in the future or before the first year, whatever the text", () => {
  const words = fc.constantFrom(
    "Posted",
    "3",
    "31",
    "2026",
    "vor",
    "ago",
    "days",
    "Tagen",
    "mois",
    "前",
    "日",
    "-",
    "März",
    "T12:00",
    ":",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
      const read = readPostedAt(parts.join(" "), now);
      if (read === null) return;
      expect(Date.parse(read)).toBeLessThanOrEqual(now.getTime());
      expect(new Date(read).getUTCFullYear()).toBeGreaterThanOrEqual(2005);
    }),
  );
});

test("accepts a closing date in the future, but none beyond three years", () => {
  expect(readClosesAt("2026-04-01", now)).toBe("2026-04-01T00:00:00.000Z");
  expect(readClosesAt("valid through 2026-04-01", now)).toBe("2026-04-01T00:00:00.000Z");
  expect(readClosesAt("9999-12-31", now)).toBeNull();
});
