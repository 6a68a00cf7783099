import { expect, it } from "vitest";
import { shareOf } from "./share.ts";

it("reckons shares with Wilson's interval", () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(95, 100)).toEqual({ percent: 95, low: 88.8, high: 97.8, of: 100 });
  expect(shareOf(10, 10)).toEqual({ percent: 100, low: 72.2, high: 100, of: 10 });
});
