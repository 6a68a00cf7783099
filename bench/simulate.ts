import { readFileSync } from "node:fs";
import { createLog } from "#app/log.ts";
import { BUILT_IN_RATES, quantilesOf, type BoardRates } from "./simulation/board-rates.ts";
import { simulate } from "./simulation/simulate.ts";
import { describeSimulation } from "./simulation/simulation-report.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const DEFAULT_BOARDS = 20_000;
const DEFAULT_DAYS = 2;
const FULL_BOARDS = 100_000;
const FULL_DAYS = 3;

/**
 * Runs the scheduler against a simulated web: `--boards=N --days=N`, or `--full` for 100,000 boards and three days. The
 * rates of change are measured on two days of Greenhouse boards if that data is present; the built-in ones come from it.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const given = (name: string) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1]);
  const full = args.includes("--full");
  const boards = given("boards") || (full ? FULL_BOARDS : DEFAULT_BOARDS);
  const days = given("days") || (full ? FULL_DAYS : DEFAULT_DAYS);
  const measured = measuredRates();
  const began = performance.now();
  const log = createLog("error", { destination: process.stderr });
  const rates = measured ?? BUILT_IN_RATES;
  const report = await simulate({ boards, days, workers: 2, seed: 1, log, rates });
  for (const line of describeSimulation(report)) console.log(line);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { rates: measured ? "measured" : "built in", seconds, ...report };
}

/** Measures changes and openings per board over the two days; null without the data. */
function measuredRates(): BoardRates | null {
  const first = sharedPath("datasets", "greenhouse_112k_day1_2026-01-06.tsv");
  const second = sharedPath("datasets", "greenhouse_112k_day2_2026-01-08.tsv");
  if (first === null || second === null) return null;
  const [before, after] = [openingsByBoard(first), openingsByBoard(second)];
  const changes: number[] = [];
  const openings: number[] = [];
  for (const [board, ids] of before) {
    const later = after.get(board);
    if (later === undefined) continue;
    changes.push(ids.symmetricDifference(later).size);
    openings.push(later.size);
  }
  return { changesInTwoDays: quantilesOf(changes), openings: quantilesOf(openings) };
}

function openingsByBoard(file: string): Map<string, Set<string>> {
  const boards = new Map<string, Set<string>>();
  for (const line of readFileSync(file, "utf8").split("\n").slice(1)) {
    const [board, id] = line.split("\t");
    if (!board || !id) continue;
    const ids = boards.get(board) ?? new Set();
    boards.set(board, ids.add(id));
  }
  return boards;
}
