import fc from "fast-check";
import { expect, it } from "vitest";
import { WishAges } from "./wish-ages.ts";

const requests = fc.array(
  fc.record({
    /** How long after the latest wish, or the latest answer, the next wish is made, and how long until it is sent. */
    pause: fc.integer({ min: 1, max: 3000 }),
    wait: fc.integer({ min: 0, max: 50 }),
    there: fc.integer({ min: 0, max: 2000 }),
    back: fc.integer({ min: 0, max: 2000 }),
  }),
  { minLength: 2, maxLength: 8 },
);

it("dates wishes in their order, however long requests take", () => {
  fc.assert(
    fc.property(requests, fc.integer({ min: -100_000, max: 100_000 }), (given, clock) => {
      const ages = new WishAges();
      let wished = 1_000_000;
      let free = 0;
      let before = -Infinity;
      for (const { pause, wait, there, back } of given) {
        wished += pause;
        // One request at a time.
        const sentAt = Math.max(wished + wait, free);
        const dated = sentAt + there + clock - ages.ageOf(wished, sentAt);
        free = sentAt + there + back;
        ages.sent([wished], sentAt, free);
        expect(dated).toBeGreaterThanOrEqual(before);
        before = dated;
      }
    }),
  );
});

it("leaves an old wish as old as it is", () => {
  const ages = new WishAges();
  ages.sent([1000], 90_000, 91_500);
  expect(ages.ageOf(500, 92_000)).toBe(91_500);
  expect(ages.ageOf(80_000, 92_000)).toBe(12_000);
  expect(ages.ageOf(2000, 92_000)).toBe(89_500);
});

it("is never negative when the clock is set back", () => {
  const ages = new WishAges();
  ages.sent([5000], 5000, 4000);
  expect(ages.ageOf(6000, 5500)).toBe(0);
});
