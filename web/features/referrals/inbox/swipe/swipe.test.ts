import { expect, test } from "vitest";
import { answerOf, directionOf } from "./swipe.ts";

test.each([
  [3, 4, null],
  [12, 0, "swipe"],
  [-12, 5, "swipe"],
  [12, 9, "scroll"],
  [-2, 40, "scroll"],
])("a finger that moved by %i, %i: %s", (dx, dy, direction) => {
  expect(directionOf(dx, dy)).toBe(direction);
});

test.each([
  [97, 328, null],
  [99, 328, "accept"],
  [-99, 328, "decline"],
  [-97, 328, null],
  [139, 900, null],
  [141, 900, "accept"],
])("a card let go %i px from its place, %i px wide: %s", (dx, width, answer) => {
  expect(answerOf(dx, width)).toBe(answer);
});
