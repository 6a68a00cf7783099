import { expect, test } from "vitest";
import { isHopeless, oddsText } from "./odds.ts";

test("says an interval, or that it's too early", () => {
  const odds = { answered: 0.6, answeredRange: [0.357, 0.802] as [number, number] };
  expect(oddsText(odds)).toBe("Odds of an answer: 60 % so far, so probably between 36 and 80 %.");
  expect(oddsText({ answered: null, answeredRange: null })).toBe(
    "Odds of an answer: too few requests or referrers to say.",
  );
});

test("calls a company hopeless only if the whole interval is low", () => {
  expect(isHopeless({ answered: 0, answeredRange: [0, 0.19] })).toBe(true);
  expect(isHopeless({ answered: 0, answeredRange: [0, 0.43] })).toBe(false);
  expect(isHopeless({ answered: null, answeredRange: null })).toBe(false);
});
