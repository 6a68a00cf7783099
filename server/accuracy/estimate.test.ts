import { describe, expect, it } from "vitest";
import { FEWEST_LABELS } from "#contract/values/accuracy/judging.ts";
import { SeededRandom } from "../../bench/search/seeded-random.ts";
import { estimate, type LabelledStratum } from "./estimate.ts";

const stratum = (fields: Partial<LabelledStratum>): LabelledStratum => ({
  source: "acme",
  hasValue: true,
  jobs: 1000,
  right: 0,
  wrong: 0,
  notStated: 0,
  missed: 0,
  unclear: 0,
  ...fields,
});

describe("an estimate", () => {
  it("weighs what was missed by how many jobs have no value", () => {
    const withValue = stratum({ jobs: 100, right: 90, wrong: 5, notStated: 5 });
    const without = stratum({ hasValue: false, jobs: 900, right: 95, missed: 5 });
    const { labels, precision, recall } = estimate([withValue, without], true);
    expect(labels).toEqual({ right: 90, wrong: 5, notStated: 5, missed: 5, silent: 95, unclear: 0 });
    expect(precision).toMatchObject({ percent: 90, of: 100 });
    // Found 90 of 90 + 5 wrong + 45 missed.
    expect(recall).toMatchObject({ percent: 64.3, of: 200 });
    expect(recall!.low).toBeLessThan(50);
    expect(recall!.high).toBeGreaterThan(78);
  });

  it("weighs sources by their jobs, not by their labels", () => {
    const large = stratum({ source: "large", jobs: 9000, right: 20, wrong: 20 });
    const small = stratum({ source: "small", jobs: 1000, right: 40 });
    expect(estimate([large, small], true).precision).toMatchObject({ percent: 55, of: 80 });
  });

  it("says nothing of too few labels, and counts no unclear one", () => {
    const short = stratum({ right: FEWEST_LABELS - 1, unclear: 50 });
    expect(estimate([short], true)).toMatchObject({ precision: null, recall: null, labels: { unclear: 50 } });
    const enough = { ...short, right: FEWEST_LABELS };
    const silent = stratum({ hasValue: false, right: FEWEST_LABELS - 1 });
    expect(estimate([enough, silent], true)).toMatchObject({ precision: { percent: 100 }, recall: null });
    expect(estimate([enough], true).recall).toMatchObject({ percent: 100 });
    expect(estimate([enough], false).recall).toBeNull();
    expect(estimate([], true)).toMatchObject({ precision: null, recall: null });
  });

  it("still says something of labels whose jobs have all closed", () => {
    expect(estimate([stratum({ jobs: 0, right: 30, wrong: 10 })], true).precision).toMatchObject({ percent: 75 });
  });
});

/** A stratum with the shares that its labels are drawn from. */
interface Population extends LabelledStratum {
  shares: { right: number; wrong: number; missed: number };
}

function population(random: SeededRandom, sources: number, spread: number): Population[] {
  const right = 0.7 + 0.29 * random.next();
  const missed = 0.15 * random.next();
  const around = (share: number, by: number) => Math.min(1, Math.max(0, share + by * (random.next() - 0.5)));
  return Array.from({ length: sources }, (_, at) => {
    const jobs = Math.ceil(20_000 / (at + 1) ** 1.1);
    const withValue = Math.ceil(jobs * (0.05 + 0.9 * random.next()));
    const share = around(right, spread);
    const shares = { right: share, wrong: (1 - share) * 0.6, missed: around(missed, missed * spread * 4) };
    const source = `source-${at}`;
    return [
      { ...stratum({ source, jobs: withValue }), shares },
      { ...stratum({ source, hasValue: false, jobs: jobs - withValue + 1 }), shares },
    ];
  }).flat();
}

/** Labels one job of the least labelled stratum, larger ones first more often, as cards are drawn. */
function label(random: SeededRandom, strata: Population[]): void {
  const labels = ({ right, wrong, notStated, missed }: LabelledStratum) => right + wrong + notStated + missed;
  const least = Math.min(...strata.map(labels));
  const [drawn] = strata
    .filter((each) => labels(each) === least)
    .map((each) => ({ each, key: random.next() ** (1 / each.jobs) }))
    .toSorted((a, b) => b.key - a.key);
  const { each } = drawn!;
  const at = random.next();
  if (!each.hasValue) each[at < each.shares.missed ? "missed" : "right"] += 1;
  else if (at < each.shares.right) each.right += 1;
  else each[at < each.shares.right + each.shares.wrong ? "wrong" : "notStated"] += 1;
}

function truthOf(strata: readonly Population[]): { precision: number; recall: number } {
  const sum = (hasValue: boolean, share: "right" | "wrong" | "missed" | null) =>
    strata
      .filter((each) => each.hasValue === hasValue)
      .reduce((total, { jobs, shares }) => total + jobs * (share === null ? 1 : shares[share]), 0);
  const found = sum(true, "right");
  return {
    precision: (100 * found) / sum(true, null),
    recall: (100 * found) / (found + sum(true, "wrong") + sum(false, "missed")),
  };
}

describe("the intervals", () => {
  const ROUNDED = 0.05;
  it.each([
    [1, 30, 0],
    [1, 100, 0],
    [5, 30, 0.2],
    [5, 100, 0.5],
    [40, 30, 0],
    [40, 60, 0.5],
  ])(
    "hold the truth at least 93 times of 100: %i sources, %i labels each way, spread %f",
    (sources, labels, spread) => {
      const rounds = sources > 10 ? 400 : 1200;
      const random = new SeededRandom(sources + labels);
      let [precise, recalled] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const strata = population(random, sources, spread);
        const halves = [true, false].map((hasValue) => strata.filter((each) => each.hasValue === hasValue));
        for (let at = 0; at < labels; at += 1) for (const half of halves) label(random, half);
        const truth = truthOf(strata);
        const { precision, recall } = estimate(strata, true);
        precise += Number(precision!.low - ROUNDED <= truth.precision && truth.precision <= precision!.high + ROUNDED);
        recalled += Number(recall!.low - ROUNDED <= truth.recall && truth.recall <= recall!.high + ROUNDED);
      }
      expect(precise / rounds).toBeGreaterThanOrEqual(0.93);
      expect(recalled / rounds).toBeGreaterThanOrEqual(0.93);
    },
  );
});
