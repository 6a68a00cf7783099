import { expect, test } from "vitest";
import { overlapText } from "./working-hours.ts";

test.each([
  [5, "5 of your 8 hours overlap"],
  [4.5, "4.5 of your 8 hours overlap"],
  [0, "None of your 8 hours overlap"],
])("formats %d shared hours", (shared, text) => expect(overlapText({ shared, of: 8 })).toBe(text));
