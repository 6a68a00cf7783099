import { expect, test } from "vitest";
import { readNamedZones, readUtcRange } from "./zone-range.ts";

test.each([
  ["UTC-5 to UTC+2", -5, 2],
  ["GMT+1", 1, 1],
  ["between UTC -3 and +3", -3, 3],
  ["UTC±2", -2, 2],
  ["UTC+5:30", 5.5, 5.5],
  ["GMT+8 +/- 3 hours", 5, 11],
  ["UTC-5 ± 2h", -7, -3],
])("%s", (text, from, to) => {
  expect(readUtcRange(text)?.range).toEqual({ from, to });
});

test.each([
  ["4 hours overlap with EST required", -5, -5],
  ["You work in CET +/- 2 hours", -1, 3],
  ["Eastern or Pacific time", -8, -8],
  ["EST to PST hours", -8, -5],
])("%s", (text, from, to) => {
  expect(readNamedZones(text)).toEqual({ from, to });
});

test("reads no zone from ordinary words", () => {
  expect(readNamedZones("The best west coast bread, et cetera")).toBeNull();
  expect(readUtcRange("UTC 99")).toBeNull();
});
