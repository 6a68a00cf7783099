import { createLog } from "#app/log.ts";
import { type DirectoryBoard, readDirectory } from "#ingest/directory/read-directory.ts";
import { BUILT_IN_RATES } from "./board-rates.ts";
import { HONEST_TRUTH } from "./directory-boards.ts";
import { type DirectoryReport, simulateDirectory } from "./simulate-directory.ts";

const BOARDS = 1_000_000;
const HOURS = 0.5;
const WORKERS = [1, 2, 4];
/** A source whose boards are each at a host of its own. */
const OWN_HOST_SOURCE = "jsonld";

/**
 * Lets one, two and four workers with the product's scheduler, pace and leases read a simulated web whose boards nobody has read: once as the directory spreads boards over vendors' hosts, once with every board at a host of its own, where only the workers limit
 * how many are read.
 */
export async function compareWorkers({
  boards = BOARDS,
  hours = HOURS,
}: {
  boards?: number | undefined;
  hours?: number | undefined;
}): Promise<object> {
  const { boards: directory } = await readDirectory("all");
  const shared = await readBy("boards spread as in the directory", copiesOf(directory, boards), hours);
  const own = await readBy("each board at a host of its own", boardsOfOwnHosts(boards), hours);
  return { boards, hours, shared, own };
}

async function readBy(name: string, directory: readonly DirectoryBoard[], hours: number): Promise<object> {
  const log = createLog("error", { destination: process.stderr });
  const base = { directory, hours, order: "gain", truth: HONEST_TRUTH, rates: BUILT_IN_RATES, seed: 1, log } as const;
  const reports: DirectoryReport[] = [];
  for (const workers of WORKERS) {
    const report = await simulateDirectory({ ...base, workers });
    reports.push(report);
    console.log(
      `${name}, ${workers} workers: ${report.boardsRead} of ${report.boards} boards read in ${hours} h, ${report.requests} requests, ${report.violations} breaches of politeness`,
    );
  }
  const [one, two, four] = reports.map(({ boardsRead }) => boardsRead) as [number, number, number];
  const violations = reports.reduce((sum, each) => sum + each.violations, 0);
  const scale = { fromOneToTwo: Number((two / one).toFixed(2)), fromOneToFour: Number((four / one).toFixed(2)) };
  return { boardsRead: reports.map(({ boardsRead }) => boardsRead), ...scale, violations };
}

/** Repeats the directory's boards under other names until there are `count`. */
function copiesOf(directory: readonly DirectoryBoard[], count: number): DirectoryBoard[] {
  return Array.from({ length: count }, (_, at) => {
    const board = directory[at % directory.length]!;
    const copy = Math.floor(at / directory.length);
    return copy === 0 ? board : { ...board, token: `${board.token}-${copy}` };
  });
}

function boardsOfOwnHosts(count: number): DirectoryBoard[] {
  return Array.from({ length: count }, (_, at) => ({
    source: OWN_HOST_SOURCE,
    token: `https://www.employer-${at}.example/careers`,
    companyName: `Employer ${at}`,
    expectedRemote: 1 + (at % 5),
    country: null,
  }));
}
