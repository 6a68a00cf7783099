import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  [undefined, null],
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-300", { start: 0, end: 9 }],
  ["bytes=8-300", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=3-2", null],
  ["bytes=-", null],
  ["bytes=0-1,4-5", null],
  ["lines=0-1", null],
  [`bytes=${"9".repeat(16)}-`, null],
])("of ten bytes, %s is %o", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
