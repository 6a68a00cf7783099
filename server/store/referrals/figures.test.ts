import fc from "fast-check";
import { expect, test } from "vitest";
import { LEAST_COUNTED } from "#contract/values/referral.ts";
import { type CountedFigures, publicFigures } from "./figures.ts";

const SHARE = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const company = fc.record<CountedFigures>({
  company: fc.constant("acme"),
  referrers: fc.integer({ min: 1, max: 40 }),
  freeSlots: fc.nat(60),
  answered: fc.option(SHARE),
  answeredRange: fc.option(fc.tuple(SHARE, SHARE).map(([a, b]) => (a < b ? [a, b] : [b, a]))),
  medianHours: fc.option(fc.integer({ min: 0, max: 170 })),
  confirmed: fc.nat(60),
  waiting: fc.constant(null),
});
const isWhole = (count: number) => count % LEAST_COUNTED === 0;

test("below five referrers, every figure stays the same when somebody joins, leaves or answers", () => {
  fc.assert(
    fc.property(company, company, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (a, b, n, m) => {
      expect(publicFigures({ ...a, referrers: n })).toEqual(publicFigures({ ...b, referrers: m }));
    }),
  );
});

test("one referrer, place or confirmation more changes what is published only where a count reaches the next five", () => {
  const read = publicFigures;
  fc.assert(
    fc.property(company, (figures) => {
      fc.pre(figures.referrers >= LEAST_COUNTED);
      for (const name of ["referrers", "freeSlots", "confirmed"] as const) {
        const more = { ...figures, [name]: figures[name] + 1 };
        const isSeen = isWhole(more[name]) || (name === "freeSlots" && figures.freeSlots === 0);
        expect(JSON.stringify(read(more)) === JSON.stringify(read(figures))).toBe(!isSeen);
      }
    }),
  );
});

test("what is published never claims more than was counted", () => {
  fc.assert(
    fc.property(company, (figures) => {
      const { referrers, freeSlots, confirmed, answered, answeredRange } = publicFigures(figures);
      expect(referrers ?? 0).toBeLessThanOrEqual(figures.referrers);
      expect(freeSlots ?? 0).toBeLessThanOrEqual(figures.freeSlots);
      expect(confirmed).toBeLessThanOrEqual(figures.confirmed);
      if (answered !== null) expect(Math.abs(answered - figures.answered!)).toBeLessThanOrEqual(0.025 + 1e-9);
      if (answeredRange === null) return;
      expect(answeredRange[0]).toBeLessThanOrEqual(figures.answeredRange![0] + 1e-9);
      expect(answeredRange[1]).toBeGreaterThanOrEqual(figures.answeredRange![1] - 1e-9);
    }),
  );
});

/** A year at a company where people join and leave, as somebody reads who looks after each change. */
function readings(publish: (figures: CountedFigures) => unknown): { changes: number; seen: number } {
  const random = fc.sample(fc.boolean(), { numRuns: 400, seed: 3 });
  const figures: CountedFigures = {
    company: "acme",
    referrers: 8,
    freeSlots: 12,
    answered: 0.5,
    answeredRange: [0.2, 0.8],
    medianHours: 20,
    confirmed: 3,
    waiting: null,
  };
  let [changes, seen] = [0, 0];
  for (const joins of random) {
    const before = JSON.stringify(publish(figures));
    const referrers = Math.max(1, figures.referrers + (joins ? 1 : -1));
    if (referrers === figures.referrers) continue;
    figures.referrers = referrers;
    changes += 1;
    if (JSON.stringify(publish(figures)) !== before) seen += 1;
  }
  return { changes, seen };
}

test("watching the published figures for a year shows few of the people who join and leave; exact ones would show all", () => {
  const published = readings(publicFigures);
  expect(published.changes).toBeGreaterThan(300);
  // One of five steps reaches or leaves a multiple of five.
  expect(published.seen).toBeLessThanOrEqual(0.3 * published.changes);
  const exact = readings(({ referrers }) => referrers);
  expect(exact.seen).toBe(exact.changes);
});
