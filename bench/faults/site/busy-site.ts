import { openDatabase } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { withServer } from "../../measuring/own-database.ts";
import { saveGeneratedJobs } from "../../search/saved-jobs.ts";
import { liveToken, mixedPaths, wireRequests } from "./catalogue-requests.ts";
import { startProduct, type Product } from "./product.ts";

/** Runs `use` with a migrated database and `jobs` generated jobs. */
export function withMigratedServer<T>(use: (databaseUrl: string) => Promise<T>, jobs = 0): Promise<T> {
  return withServer({ fsync: "off" }, async (databaseUrl) => {
    const database = openDatabase(databaseUrl);
    await migrate(database);
    if (jobs > 0) await saveGeneratedJobs(database, jobs);
    await database.pool.query("analyze");
    await database.close();
    return await use(databaseUrl);
  });
}

/** Runs `use` with a product over a generated catalogue, and the requests of a busy site. */
export function withBusySite<T>(
  jobs: number,
  use: (product: Product, requests: string[], databaseUrl: string) => Promise<T>,
): Promise<T> {
  return withMigratedServer(async (databaseUrl) => {
    const requests = wireRequests(mixedPaths(jobs), await liveToken(databaseUrl));
    const product = await startProduct({ databaseUrl, role: "web" });
    try {
      await product.ready();
      return await use(product, requests, databaseUrl);
    } finally {
      await product.stop();
    }
  }, jobs);
}
