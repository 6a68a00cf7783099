import { expect, test } from "vitest";
import { utcOffset, utcRange } from "./utc-offset.ts";

test.each([
  [0, "UTC"],
  [-3, "UTC−3"],
  [5.5, "UTC+5:30"],
  [-9.5, "UTC−9:30"],
])("formats %d hours as %s", (hours, text) => expect(utcOffset(hours)).toBe(text));

test("formats a range of one offset as that offset", () => {
  expect(utcRange({ from: 8, to: 8 })).toBe("UTC+8");
  expect(utcRange({ from: -3, to: 3 })).toBe("UTC−3 to UTC+3");
});
