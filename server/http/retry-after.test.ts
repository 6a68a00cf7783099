import { expect, test } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-08-01T12:00:00Z");

test.each([
  ["120", 120],
  [" 0 ", 0],
  ["99999999999", 86_400],
  ["Sat, 01 Aug 2026 12:02:00 GMT", 120],
  ["Saturday, 01-Aug-26 12:02:00 GMT", 120],
  ["Sat Aug  1 12:02:00 2026", 120],
  ["Fri, 31 Jul 2026 12:00:00 GMT", 0],
  ["Sat, 01 Aug 2037 12:00:00 GMT", 86_400],
  ["soon", null],
  ["-5", null],
  ["1.5", null],
  ["2026-08-01", null],
  ["", null],
  [null, null],
])("%j means %s seconds", (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
