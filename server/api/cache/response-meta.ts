import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { catalogueFreshness } from "#store/operations/catalogue-freshness.ts";
import type { Database } from "#postgres/database.ts";
import { createCachedRead } from "./cached-read.ts";

const CACHE_TTL_MS = 2000;

export interface ResponseMetaReader {
  /** Returns the `meta` of a response; `ignored` names the parameters that mean nothing to the call. */
  read(ignored?: string[]): Promise<JobsResponse["meta"]>;
}

export function createResponseMetaReader(database: Pick<Database, "pool">): ResponseMetaReader {
  const status = createCachedRead(CACHE_TTL_MS, () => catalogueFreshness(database));
  return {
    async read(ignored = []) {
      const { sample, lastCheckedAt } = await status();
      return { ignored, sample, lastCheckedAt: lastCheckedAt?.toISOString() ?? null };
    },
  };
}
