import { expect, test } from "vitest";
import { createRefusals } from "./refusals.ts";

test("remembers a refusal for two seconds, and no longer than the limit's window", () => {
  let now = 0;
  const refusals = createRefusals(2000, () => now);
  refusals.add("a", 300);
  refusals.add("b", 1);
  expect([refusals.secondsLeft("a"), refusals.secondsLeft("b"), refusals.secondsLeft("c")]).toEqual([300, 1, null]);
  now = 1500;
  expect([refusals.secondsLeft("a"), refusals.secondsLeft("b")]).toEqual([299, null]);
  now = 2000;
  expect(refusals.secondsLeft("a")).toBe(null);
});

test("forgets a refusal when its hit is given back", () => {
  const refusals = createRefusals();
  refusals.add("a", 300);
  refusals.forget("a");
  expect(refusals.secondsLeft("a")).toBe(null);
});
