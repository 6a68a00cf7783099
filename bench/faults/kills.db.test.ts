import { expect, test } from "vitest";
import { killAtRandom } from "./kills.ts";
import { findFaultsIn, type FoundFaults } from "./site/planted-losses.ts";

/** A parser and a database are back sooner than a site and a worker. */
const VICTIMS = [
  ...Array.from({ length: 4 }, () => "parser" as const),
  ...Array.from({ length: 3 }, () => "postgres" as const),
  "worker",
  "worker",
  "web",
] as const;
const KILLS = VICTIMS.length;

test(
  `${KILLS} kills of site, worker, parser and database at random moments lose and double nothing, and a planted loss is found`,
  { timeout: 600_000 },
  async () => {
    const planted: FoundFaults = { found: [], missed: [] };
    const report = await killAtRandom({
      kills: KILLS,
      victims: VICTIMS,
      boards: 4,
      openings: 20,
      // A few are killed at once, because each start takes seconds.
      hurried: 0.75,
      out: () => {},
      afterwards: async (site, writing) => void Object.assign(planted, await findFaultsIn(site, writing, () => {})),
    });
    expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, broken: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(planted.missed).toEqual([]);
    expect(planted.found.length).toBeGreaterThan(0);
  },
);
