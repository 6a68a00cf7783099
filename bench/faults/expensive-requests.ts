import { withServer } from "../measuring/own-database.ts";
import { buildWebWhenStale } from "#app/web-build.ts";
import { openDatabase } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { fillCatalogue, measureCosts, PLANTED, type RequestCost } from "./request-costs.ts";

const JOBS = 1_000_000;
/** Rows and index entries that one request may read: five hundred jobs with what belongs to them. */
const MOST_ROWS = 5_000;
/** The request that the CPU of the others is compared with. */
const CHEAP = "/api/jobs/:id";
/** How many times the CPU of the cheap one a request may take, here and in the database together. */
const MOST_RATIO = 20;
/** Files of a fixed size, unpacked for a client that accepts no compression: how many times the CPU of the cheap one they may take. */
const FILE_RATIOS: Readonly<Record<string, number>> = {
  "/sitemaps/:file": 200,
};

/** Returns the requests over a budget, each with what it took. */
export function overBudget(costs: readonly RequestCost[]): string[] {
  const cheap = costs.find(({ route }) => route === CHEAP)?.cpuMs ?? 1;
  return costs.flatMap((cost) => {
    const { route, rows, status } = cost;
    const ratio = cpuOf(cost) / cheap;
    if (status < 500 && rows <= MOST_ROWS && ratio <= (FILE_RATIOS[route] ?? MOST_RATIO)) return [];
    return [`${route}: status ${status}, ${rows} rows, ${ratio.toFixed(0)} times the CPU of ${CHEAP}`];
  });
}

function cpuOf({ cpuMs, databaseCpuMs }: RequestCost): number {
  return cpuMs + databaseCpuMs;
}

export const expensiveRequests: FaultTest = {
  id: "T28",
  bar: "at 1,000,000 jobs, public endpoints over their budget of rows or CPU 0",
  async run(out, flags): Promise<Finding> {
    const jobs = Number(flags.find((each) => each.startsWith("--jobs="))?.split("=")[1] ?? JOBS);
    await buildWebWhenStale();
    const costs = await withServer({ fsync: "off", max_wal_size: "8GB" }, async (url) => {
      const database = openDatabase(url, { max: 2 });
      await migrate(database);
      await fillCatalogue(database, jobs);
      await database.close();
      out(`${jobs} jobs`);
      return await measureCosts(url, { isPlannedAsLarge: false, isAlone: true, isPlanted: true, hasPages: true });
    });
    for (const cost of costs.toSorted((a, b) => cpuOf(b) - cpuOf(a)))
      out(
        `${cost.route}: ${cost.rows} rows, ${cost.cpuMs.toFixed(1)} ms here, ${cost.databaseCpuMs} ms in the database`,
      );
    const own = costs.filter(({ route }) => route !== PLANTED);
    const over = overBudget(own);
    for (const line of over) out(line);
    const planted = overBudget(costs).filter((line) => line.startsWith(PLANTED));
    const rowsOf = (route: string) => own.find((each) => each.route === route)?.rows ?? 0;
    const most = own.toSorted((a, b) => b.rows - a.rows)[0];
    return {
      figure: `${jobs} jobs, ${own.length} endpoints: ${over.length} over their budget; most rows ${most?.rows} (${most?.route}), sitemap index ${rowsOf("/sitemap.xml")}`,
      control: `a planted scan of all jobs: ${planted.length === 0 ? "not found" : planted[0]}`,
      isHeld: over.length === 0 && planted.length > 0,
    };
  },
};
