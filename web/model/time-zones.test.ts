import { expect, test } from "vitest";
import { utcOffset, utcRange, zoneFit } from "./time-zones.ts";

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

test.each([
  [1, "Your clock is at UTC+1, within them."],
  [4, "Your clock is at UTC+4, 1 hour outside."],
  [-8, "Your clock is at UTC−8, 5 hours outside."],
  [5.5, "Your clock is at UTC+5:30, 2.5 hours outside."],
])("places a clock at %d hours", (offset, text) => expect(zoneFit({ from: -3, to: 3 }, offset)).toBe(text));
