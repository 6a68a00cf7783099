import { createLog, type Logger } from "#app/log.ts";
import { readDirectory } from "#ingest/directory/read-directory.ts";
import { DAY_FILES, readGreenhouseDays } from "./night/greenhouse-days.ts";
import { compareWorkers } from "./simulation/compare-workers.ts";
import { BUILT_IN_RATES, quantilesOf, type BoardRates } from "./simulation/board-rates.ts";
import { HONEST_TRUTH } from "./simulation/directory-boards.ts";
import { simulateDirectory, type DirectoryOptions } from "./simulation/simulate-directory.ts";
import { simulate } from "./simulation/simulate.ts";
import { describeFirstReading, describeSimulation, describeTruth } from "./simulation/simulation-report.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const DEFAULT_BOARDS = 20_000;
const DEFAULT_DAYS = 2;
const FULL_BOARDS = 100_000;
const FULL_DAYS = 3;
const HOURS = 24;
/** Horizon of the runs that only compare: several workers, and an expectation that tells nothing. */
const SHORT_HOURS = 6;

/**
 * Runs the product's scheduler against a simulated web. First the whole directory, unread: how soon its remote openings are known,
 * beside plain round-robin, with one, two and four workers, and where the expectation tells nothing. Then boards that have been read
 * for long: how old a change is when a run sees it, with `--boards=N --days=N`, or `--full` for 100,000 boards and three days.
 * `--steady` runs only the second, `--directory` only the first. The rates of change are measured on two days of Greenhouse boards
 * if that data is present; the built-in ones come from it. `--workers` compares one, two and four workers on a million unread boards instead.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const given = (name: string) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1]);
  if (args.includes("--workers"))
    return await compareWorkers({ boards: given("boards") || undefined, hours: given("hours") || undefined });
  const measured = measuredRates();
  const rates = measured ?? BUILT_IN_RATES;
  const began = performance.now();
  const log = createLog("error", { destination: process.stderr });
  const first = args.includes("--steady") ? null : await readFirst(given("hours") || HOURS, rates, log);
  const full = args.includes("--full");
  const boards = given("boards") || (full ? FULL_BOARDS : DEFAULT_BOARDS);
  const days = given("days") || (full ? FULL_DAYS : DEFAULT_DAYS);
  const steady = args.includes("--directory")
    ? null
    : await simulate({ boards, days, workers: 2, seed: 1, log, rates });
  if (steady) for (const line of describeSimulation(steady)) console.log(line);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { rates: measured ? "measured" : "built in", seconds, directory: first, steady };
}

/** Compares orders, workers and truths on the directory. */
async function readFirst(hours: number, rates: BoardRates, log: Logger): Promise<object> {
  const { boards: directory } = await readDirectory("all");
  const base = { directory, workers: 1, hours, truth: HONEST_TRUTH, rates, seed: 1, log };
  const brief = { ...base, hours: Math.min(hours, SHORT_HOURS) };
  const uninformative = { ...HONEST_TRUTH, uninformative: true };
  console.log(`${directory.length} boards of the directory, none of them read. Truth: ${describeTruth(HONEST_TRUTH)}`);
  const tell = async (name: string, options: DirectoryOptions) => {
    const report = await simulateDirectory(options);
    console.log(describeFirstReading(name, report));
    return report;
  };
  const gain = await tell("by gain, 1 worker", { ...base, order: "gain" });
  const roundRobin = await tell("round-robin, 1 worker", { ...base, order: "round-robin" });
  const several = [
    await tell("by gain, 2 workers", { ...brief, order: "gain", workers: 2 }),
    await tell("by gain, 4 workers", { ...brief, order: "gain", workers: 4 }),
  ];
  const blind = await tell("by gain, expectation tells nothing", { ...brief, order: "gain", truth: uninformative });
  const blindRobin = await tell("round-robin, same", { ...brief, order: "round-robin", truth: uninformative });
  const sooner = (roundRobin.minutesToTarget ?? hours * 60) / (gain.minutesToTarget ?? Infinity);
  const reports = [gain, roundRobin, ...several, blind, blindRobin];
  const violations = reports.reduce((sum, report) => sum + report.violations, 0);
  console.log(
    `80 % of the openings ${roundRobin.minutesToTarget === null ? "at least " : ""}${sooner.toFixed(1)} times sooner than round-robin; ${violations} violations of politeness`,
  );
  return { sooner: Number(sooner.toFixed(2)), violations, gain, roundRobin, several, blind, blindRobin };
}

/** Measures changes and openings per board over the two days; null without the data. */
function measuredRates(): BoardRates | null {
  const folder = sharedPath("datasets");
  if (folder === null || DAY_FILES.some((file) => sharedPath("datasets", file) === null)) return null;
  const [before, after] = readGreenhouseDays(folder, Infinity).days;
  const idsOf = (postings: readonly { id: string }[]) => new Set(postings.map(({ id }) => id));
  const changes: number[] = [];
  const openings: number[] = [];
  for (const [board, earlier] of before) {
    const later = after.get(board);
    if (later === undefined) continue;
    const ids = idsOf(later);
    changes.push(idsOf(earlier).symmetricDifference(ids).size);
    openings.push(ids.size);
  }
  return { changesInTwoDays: quantilesOf(changes), openings: quantilesOf(openings) };
}
