import { expect, test } from "vitest";
import { zoneFit } from "./time-zones.ts";

test.each([
  [1, "Your clock is at UTC+1, within that range."],
  [4, "Your clock is at UTC+4, 1 hour outside that range."],
  [-8, "Your clock is at UTC−8, 5 hours outside that range."],
  [5.5, "Your clock is at UTC+5:30, 2.5 hours outside that range."],
])("places a clock at %d hours", (offset, text) => expect(zoneFit({ from: -3, to: 3 }, offset)).toBe(text));
